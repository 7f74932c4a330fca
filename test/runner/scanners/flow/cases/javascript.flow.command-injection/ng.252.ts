import { exec } from 'node:child_process';
import auth from 'basic-auth';
import express from 'express';
express().get('/', (req, res) => { const user = auth(req); exec('x ' + user!.name); }); // expect

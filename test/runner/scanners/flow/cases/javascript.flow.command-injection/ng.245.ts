import { exec } from 'node:child_process';
import Redis from 'ioredis';
const sub = new Redis();
sub.on('message', (channel, message) => { exec('x ' + message); }); // expect

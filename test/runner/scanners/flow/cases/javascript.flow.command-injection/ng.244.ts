import { exec } from 'node:child_process';
import { createClient } from 'redis';
const sub = createClient();
await sub.subscribe('x', (message) => { exec('x ' + message); }); // expect

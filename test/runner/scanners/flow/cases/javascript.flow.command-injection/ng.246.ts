import { exec } from 'node:child_process';
import { connect } from 'nats';
const nc = await connect();
const sub = nc.subscribe('x');
for await (const m of sub) { exec('x ' + m.json().c); } // expect

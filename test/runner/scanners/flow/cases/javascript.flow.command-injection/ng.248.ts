import { exec } from 'node:child_process';
import amqp from 'amqplib';
const channel = await (await amqp.connect('x')).createChannel();
await channel.consume('q', (msg) => { exec('x ' + msg!.content.toString()); }); // expect

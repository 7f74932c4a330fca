import { exec } from 'node:child_process';
import { PubSub } from '@google-cloud/pubsub';
const subscription = new PubSub().subscription('x');
subscription.on('message', (message) => { exec('x ' + message.data.toString()); }); // expect

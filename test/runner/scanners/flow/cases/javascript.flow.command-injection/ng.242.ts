import { exec } from 'node:child_process';
import { Consumer } from 'sqs-consumer';
const app = Consumer.create({ queueUrl: 'x', handleMessage: async (message) => { exec('x ' + message.Body); } }); // expect

import { exec } from 'node:child_process';
import { SQSClient, ReceiveMessageCommand } from '@aws-sdk/client-sqs';
const sqs = new SQSClient({});
export async function main() {
  const { Messages } = await sqs.send(new ReceiveMessageCommand({ QueueUrl: 'x' }));
  for (const m of Messages ?? []) { const job = JSON.parse(m.Body!); exec('x ' + job.c); } // expect
}

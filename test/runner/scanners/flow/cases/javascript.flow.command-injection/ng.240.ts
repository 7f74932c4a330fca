import { exec } from 'node:child_process';
import { Kafka } from 'kafkajs';
const consumer = new Kafka({}).consumer({ groupId: 'x' });
export async function main() {
  await consumer.run({
    eachMessage: async ({ message }) => {
      const job = JSON.parse(message.value!.toString());
      exec('x ' + job.c); // expect
    },
  });
}

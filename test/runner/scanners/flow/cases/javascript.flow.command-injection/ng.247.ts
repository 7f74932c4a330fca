import { exec } from 'node:child_process';
import { ServiceBusClient } from '@azure/service-bus';
const receiver = new ServiceBusClient('x').createReceiver('q');
receiver.subscribe({ processMessage: async (message) => { exec('x ' + message.body.c); }, processError: async () => {} }); // expect

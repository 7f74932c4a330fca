import { exec } from 'node:child_process';
import { createClient } from 'redis';
import Redis from 'ioredis';
import Keyv from 'keyv';
import NodeCache from 'node-cache';
import localforage from 'localforage';
import { Level } from 'level';
const client = createClient();
const redis = new Redis();
export async function run(id: string) {
  exec('run ' + (await client.get('job'))); // expect
  exec('run ' + (await client.hGetAll('job')).command); // expect
  const list = await client.lRange('jobs', 0, -1);
  list.forEach((each) => exec('run ' + each)); // expect
  const job = JSON.parse((await redis.get('job'))!);
  exec('run ' + job.command); // expect
  exec('run ' + (await redis.hget('job', 'command'))); // expect
  const popped = await redis.blpop('jobs', 0);
  exec('run ' + popped![1]); // expect
  redis.get('job', (error, value) => exec('run ' + value)); // expect
  const [a] = await redis.mget('a', 'b');
  exec('run ' + a); // expect
  const other = await createClient().connect();
  exec('run ' + (await other.get('job'))); // expect
  const keyv = new Keyv();
  exec('run ' + (await keyv.get('job'))); // expect
  const cache = new NodeCache();
  exec('run ' + cache.get('job').command); // expect
  exec('run ' + (await localforage.getItem('job'))); // expect
  const db = new Level('x');
  exec('run ' + (await db.get('job'))); // expect
  for await (const [key, value] of db.iterator()) exec('run ' + value); // expect
  exec('sleep ' + (await client.incr('n')));
  exec('sleep ' + Number(await client.get('n')));
}

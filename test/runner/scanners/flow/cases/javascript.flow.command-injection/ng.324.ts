import { exec } from 'node:child_process';
import { CACHE_MANAGER } from '@nestjs/cache-manager';
import { Cache } from 'cache-manager';
import { Redis } from '@upstash/redis';
import { JSONFilePreset } from 'lowdb/node';
import Datastore from 'nedb-promises';
const redis = Redis.fromEnv();
const files = Datastore.create('x.db');
const kv = await Deno.openKv();
export class Jobs {
  constructor(@Inject(CACHE_MANAGER) private cacheManager: Cache) {}
  async run(id: string) {
    const job = await this.cacheManager.get<Job>('job');
    exec('run ' + job!.command); // expect
    exec('run ' + Number(job!.command));
    const stored = await redis.get<Job>('job');
    exec('run ' + stored!.command); // expect
    const { value } = await kv.get(['jobs', id]);
    exec('run ' + value.command); // expect
    for await (const entry of kv.list({ prefix: ['jobs'] })) exec('run ' + entry.value.command); // expect
    const db = await JSONFilePreset('db.json', { jobs: [] });
    exec('run ' + db.data.jobs[0].command); // expect
    const found = await db.data.jobs.find((each) => each.id === id);
    exec('run ' + found.command); // expect
    const docs = await files.find({ id });
    exec('run ' + docs[0].command); // expect
  }
}
export default {
  async fetch(request: Request, env: { BUCKET: R2Bucket; DB: D1Database; KV: KVNamespace }) {
    const object = await env.BUCKET.get('run.sh');
    exec(await object!.text()); // expect
    const { results } = await env.DB.prepare('SELECT * FROM jobs').all();
    exec('run ' + results[0].command); // expect
    exec('run ' + (await env.KV.get('job'))); // expect
  },
};

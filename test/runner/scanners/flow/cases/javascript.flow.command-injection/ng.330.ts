import { exec } from 'node:child_process';
import { Collection, Db, MongoClient } from 'mongodb';
interface Job { command: string }
export class Jobs {
  private readonly jobs: Collection<Job>;
  constructor(private readonly db: Db) { this.jobs = db.collection<Job>('jobs'); }
  async run(id: string) {
    const job = await this.jobs.findOne({ id });
    exec('run ' + job!.command); // expect
    const list = await this.jobs.find().limit(10).toArray();
    for (const { command } of list) exec('run ' + command); // expect
    for await (const { command } of this.jobs.aggregate<Job>([])) exec('run ' + command); // expect
    const other = await this.db.collection<Job>('jobs').find().map((each) => each.command).toArray();
    exec('run ' + other[0]); // expect
  }
}
export async function run(jobs: Collection<Job>) {
  const job = await jobs.findOne({});
  exec('run ' + job!.command); // expect
}
export const numbers = [1, 2, 3];
export function local(name: string) {
  exec('sleep ' + numbers.find((each) => each > 1));
}

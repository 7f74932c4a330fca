import { exec } from 'node:child_process';
import db from '@adonisjs/lucid/services/db';
import Job from '#models/job';
export default class JobsController {
  async run(id: number) {
    const job = await Job.findOrFail(id);
    exec('run ' + job.command); // expect
    exec('run ' + Number(job.command));
    const jobs = await Job.query().where('state', 'new').preload('shop');
    exec('run ' + jobs[0].shop.name); // expect
    const first = await Job.query().where('id', id).firstOrFail();
    exec('run ' + first.command); // expect
    const by = await Job.findBy('state', 'new');
    exec('run ' + by!.command); // expect
    const rows = await db.from('jobs').where('id', id).first();
    exec('run ' + rows.command); // expect
    const raw = await db.rawQuery('select * from jobs');
    exec('run ' + raw.rows[0].command); // expect
  }
}

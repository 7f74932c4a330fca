const { exec } = require('child_process');
const { Model } = require('objection');
class Job extends Model {
  static get tableName() { return 'jobs'; }
}
async function one(id) {
  const job = await Job.query().findById(id);
  exec('run ' + job.command); // expect
  const jobs = await Job.query().where('shopId', id).withGraphFetched('shop');
  for (const each of jobs) exec('run ' + each.shop.name); // expect
  const first = await Job.query().findOne({ id }).throwIfNotFound();
  exec('run ' + first.command); // expect
  const related = await job.$relatedQuery('tasks').orderBy('id');
  exec('run ' + related[0].command); // expect
  const added = await Job.query().insertAndFetch({ id });
  exec('run ' + added.command); // expect
  const page = await Job.query().page(0, 10);
  exec('run ' + page.results[0].command); // expect
  const all = await Job.query();
  exec('run ' + all[0].command); // expect
  const patched = await Job.query().patchAndFetchById(id, { state: 'done' });
  exec('run ' + patched.command); // expect
  const changed = await Job.query().patch({ state: 'done' }).where('id', id);
  exec('run ' + changed);
}

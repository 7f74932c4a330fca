const { exec } = require('child_process');
const knex = require('knex')({ client: 'pg' });
const bookshelf = require('bookshelf')(knex);
const Job = bookshelf.model('Job', { tableName: 'jobs' });
async function run(id) {
  const job = await Job.where({ id }).fetch();
  exec('run ' + job.get('command')); // expect
  exec('run ' + Number(job.get('command')));
  const other = await new Job({ id }).fetch({ withRelated: ['shop'] });
  exec('run ' + other.related('shop').get('name')); // expect
  const all = await Job.fetchAll();
  all.forEach((each) => exec('run ' + each.get('command'))); // expect
  exec('run ' + all.toJSON()[0].command); // expect
}

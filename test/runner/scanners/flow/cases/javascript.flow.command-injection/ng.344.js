const { exec } = require('child_process');
module.exports = {
  run: async function (id) {
    const job = await Job.findOne({ id });
    exec('run ' + job.command); // expect
    exec('run ' + Number(job.command));
    const jobs = await sails.models.job.find({ id }).sort('id').populate('shop');
    exec('run ' + jobs[0].shop.name); // expect
    const result = await sails.sendNativeQuery('SELECT * FROM jobs');
    exec('run ' + result.rows[0].command); // expect
  },
};

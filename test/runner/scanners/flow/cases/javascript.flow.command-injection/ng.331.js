const { exec } = require('child_process');
const Job = require('../models/Job');
const { Shop } = require('../models');
async function a(id) {
  const job = await Job.findById(id);
  exec('run ' + job.command); // expect
  const one = await Job.findOne({ id }).populate('shop').lean();
  exec('run ' + one.shop.name); // expect
  const jobs = await Job.find({ state: 'new' }).sort('-created').limit(10).exec();
  jobs.forEach((each) => exec('run ' + each.command)); // expect
  for await (const each of Job.find().cursor()) exec('run ' + each.command); // expect
  const [grouped] = await Job.aggregate([{ $group: { _id: '$name' } }]);
  exec('run ' + grouped.name); // expect
  const taken = await Job.findOneAndUpdate({ state: 'new' }, { state: 'run' }, { new: true });
  exec('run ' + taken.command); // expect
  const changed = await Shop.findByIdAndUpdate(id, { state: 'run' });
  exec('run ' + changed.command); // expect
  const gone = await Shop.findByIdAndDelete(id);
  exec('run ' + gone.command); // expect
  const names = await Shop.distinct('name');
  exec('run ' + names[0]); // expect
  Job.findById(id, (error, found) => exec('run ' + found.command)); // expect
  Job.find({}).then((found) => exec('run ' + found[0].command)); // expect
  const paged = await Shop.paginate({}, { page: 1 });
  exec('run ' + paged.docs[0].command); // expect
  exec('run ' + await Job.countDocuments({}));
}

const { exec } = require('child_process');
const { Job, sequelize } = require('../models');
const db = require('../models');
const { QueryTypes } = require('sequelize');
async function run(id) {
  const job = await Job.findByPk(id, { include: 'Shop' });
  exec('run ' + job.Shop.name); // expect
  const jobs = await Job.findAll({ where: { id }, raw: true });
  jobs.map((each) => exec('run ' + each.command)); // expect
  const { rows, count } = await Job.findAndCountAll({ limit: 10 });
  exec('run ' + rows[0].command); // expect
  const [found] = await db.Job.findOrCreate({ where: { id } });
  exec('run ' + found.command); // expect
  const list = await sequelize.query('SELECT * FROM jobs', { type: QueryTypes.SELECT });
  exec('run ' + list[0].command); // expect
  const [results] = await db.sequelize.query('SELECT * FROM jobs');
  exec('run ' + results[0].command); // expect
  const shop = await job.getShop();
  exec('run ' + shop.name); // expect
  exec('run ' + job.get('command')); // expect
  exec('run ' + job.toJSON().command); // expect
  exec('run ' + job.dataValues.command); // expect
  Job.findOne({ where: { id } }).then((each) => exec('run ' + each.command)); // expect
  exec('sleep ' + (await Job.count()));
}

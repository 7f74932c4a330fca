const { exec } = require('child_process');
const { MongoClient, ObjectId } = require('mongodb');
const { getDb } = require('./db');
const client = new MongoClient('mongodb://localhost');
async function a(id) {
  const db = client.db('app');
  const job = await db.collection('jobs').findOne({ _id: new ObjectId(id) });
  exec('run ' + job.command); // expect
  const jobs = await db.collection('jobs').find({ state: 'new' }).sort({ id: 1 }).toArray();
  jobs.forEach((each) => exec('run ' + each.command)); // expect
  const cursor = db.collection('jobs').find();
  while (await cursor.hasNext()) {
    const doc = await cursor.next();
    exec('run ' + doc.command); // expect
  }
  for await (const doc of db.collection('jobs').find({})) exec('run ' + doc.command); // expect
  await db.collection('jobs').find().forEach((doc) => exec('run ' + doc.command)); // expect
  const [grouped] = await db.collection('jobs').aggregate([{ $match: { id } }]).toArray();
  exec('run ' + grouped.command); // expect
  const names = await db.collection('jobs').distinct('name');
  exec('run ' + names[0]); // expect
  const taken = await db.collection('jobs').findOneAndUpdate({ state: 'new' }, { $set: { state: 'run' } });
  exec('run ' + taken.value.command); // expect
  const jobsCollection = getDb().collection('jobs');
  const gone = await jobsCollection.findOneAndDelete({ id });
  exec('run ' + gone.command); // expect
  const users = db.collection('users');
  const user = await users.findOne({ id });
  exec('run ' + user.shell); // expect
  const list = await users.find({}).project({ shell: 1 }).toArray();
  exec('run ' + list[0].shell); // expect
  exec('run ' + await users.countDocuments({}));
  db.collection('jobs').findOne({ id }, (error, found) => exec('run ' + found.command)); // expect
  db.collection('jobs').findOne({ id }).then((found) => exec('run ' + found.command)); // expect
}
class Jobs {
  constructor(db) { this.collection = db.collection('jobs'); this.jobs = db.collection('jobs'); }
  async run(id) {
    const job = await this.collection.findOne({ id });
    exec('run ' + job.command); // expect
    const all = await this.jobs.find({}).toArray();
    exec('run ' + all[0].command); // expect
  }
}

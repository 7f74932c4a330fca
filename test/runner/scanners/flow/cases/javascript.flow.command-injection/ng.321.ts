import { exec } from 'node:child_process';
import { getFirestore } from 'firebase-admin/firestore';
import * as admin from 'firebase-admin';
import { Storage } from '@google-cloud/storage';
const db = getFirestore();
export async function run(id: string) {
  const snapshot = await db.collection('jobs').doc(id).get();
  exec('run ' + snapshot.data()!.command); // expect
  exec('run ' + Number(snapshot.data()!.command));
  exec('run ' + snapshot.get('command')); // expect
  const found = await db.collection('jobs').where('state', '==', 'new').limit(1).get();
  found.forEach((doc) => exec('run ' + doc.data().command)); // expect
  exec('run ' + found.docs[0].data().command); // expect
  const jobs = found.docs.map((doc) => ({ id: doc.id, ...doc.data() }));
  for (const job of jobs) exec('run ' + job.command); // expect
  const jobRef = db.doc('jobs/1');
  const doc = await jobRef.get();
  exec('run ' + doc.data()?.command); // expect
  await db.runTransaction(async (transaction) => {
    const inside = await transaction.get(jobRef);
    exec('run ' + inside.data()?.command); // expect
  });
  db.collection('jobs').onSnapshot((all) => all.docs.forEach((each) => exec('run ' + each.data().command))); // expect
  const value = await admin.database().ref('jobs/1').once('value');
  exec('run ' + value.val().command); // expect
  admin.database().ref('jobs').on('value', (each) => exec('run ' + each.val().command)); // expect
  const [content] = await new Storage().bucket('b').file('run.sh').download();
  exec(content.toString()); // expect
}

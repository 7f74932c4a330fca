import { exec } from 'node:child_process';
import { collection, doc, getDoc, getDocs, onSnapshot, query } from 'firebase/firestore';
import { get, onValue, ref } from 'firebase/database';
import { db } from './firebase';
export async function run(id: string) {
  const snapshot = await getDoc(doc(db, 'jobs', id));
  exec('run ' + snapshot.data()!.command); // expect
  exec('run ' + Number(snapshot.data()!.command));
  const found = await getDocs(query(collection(db, 'jobs')));
  found.forEach((each) => exec('run ' + each.data().command)); // expect
  onSnapshot(doc(db, 'jobs', id), (each) => exec('run ' + each.data()!.command)); // expect
  const value = await get(ref(db, 'jobs'));
  exec('run ' + value.val().command); // expect
  onValue(ref(db, 'jobs'), (each) => exec('run ' + each.val().command)); // expect
}

import { MongoClient } from "mongodb";
import { exec } from "node:child_process";
const client = new MongoClient("x");
export async function run() {
  const coll = client.db("a").collection<{ cmd: string }>("jobs");
  await coll.find({}).forEach((doc) => {
    exec(doc.cmd); // expect
  });
  for await (const doc of coll.find({})) {
    exec(doc.cmd); // expect
  }
  coll.watch().on("change", (change) => {
    exec(change.fullDocument.cmd); // expect
  });
  const list = await coll.find().map((d) => d.cmd).toArray();
  exec(list[0]); // expect
  coll.find().toArray((err, docs) => {
    exec(docs[0].cmd); // expect
  });
}

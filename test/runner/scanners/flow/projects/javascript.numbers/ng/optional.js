const { exec } = require("child_process");
const app = require("express")();

app.get("/8", async (req, res) => {
  const q = req.query.q;
  const p = await Promise.resolve(q);
  exec(p); // expect
  const [p1, p2] = await Promise.all(["ls", q]);
  exec(p2); // expect
  const [p3, p4] = await Promise.all([Promise.resolve("ls"), Promise.resolve(q)]);
  exec(p4); // expect
  Promise.resolve(q).then((x) => exec(x)); // expect
  new Promise((r) => r(q)).then((x) => exec(x)); // expect
  const [s1, s2] = await Promise.allSettled(["ls", q]);
  exec(s2.value); // expect
  const r = await Promise.race([Promise.resolve(q)]);
  exec(r); // expect
  const all = await Promise.all([q].map(async (x) => x));
  exec(all[0]); // expect
  const an = await Promise.any([q]);
  exec(an); // expect
  for await (const x of [q]) exec(x); // expect
});

app.get("/10", async (req, res) => {
  const q = req.query.q;
  const w1 = await new Promise((resolve) => resolve(q));
  exec(w1); // expect
  const w2 = await new Promise((resolve) => { setTimeout(() => resolve(q), 1); });
  exec(w2); // expect
  const w3 = await new Promise((resolve) => { setTimeout(() => resolve("ls"), 1); });
  const w5 = await new Promise((resolve, reject) => { if (q) return resolve(q); reject(new Error("x")); });
  exec(w5); // expect
  const w6 = await new Promise(function (resolve) { const done = resolve; done(q); });
  exec(w6); // expect
  const w7 = await new Promise((resolve) => { resolve({ cmd: "ls", arg: q }); });
  exec(w7.arg); // expect
  const w8 = await new Promise((resolve) => setTimeout(resolve, 1, q));
  exec(w8); // expect
  const w9 = await new Promise((resolve) => setTimeout(resolve, 1));
});

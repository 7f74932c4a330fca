const { exec } = require("child_process");
const app = require("express")();

app.get("/8", async (req, res) => {
  const q = req.query.q;
  const p = await Promise.resolve(q);
  const [p1, p2] = await Promise.all(["ls", q]);
  exec(p1);
  const [p3, p4] = await Promise.all([Promise.resolve("ls"), Promise.resolve(q)]);
  exec(p3);
  Promise.resolve("ls").then((x) => exec(x));
  const [s1, s2] = await Promise.allSettled(["ls", q]);
  const r = await Promise.race([Promise.resolve(q)]);
  const all = await Promise.all([q].map(async (x) => x));
  const an = await Promise.any([q]);
});

app.get("/10", async (req, res) => {
  const q = req.query.q;
  const w1 = await new Promise((resolve) => resolve(q));
  const w2 = await new Promise((resolve) => { setTimeout(() => resolve(q), 1); });
  const w3 = await new Promise((resolve) => { setTimeout(() => resolve("ls"), 1); });
  exec(w3);
  const w5 = await new Promise((resolve, reject) => { if (q) return resolve(q); reject(new Error("x")); });
  const w6 = await new Promise(function (resolve) { const done = resolve; done(q); });
  const w7 = await new Promise((resolve) => { resolve({ cmd: "ls", arg: q }); });
  exec(w7.cmd);
  const w8 = await new Promise((resolve) => setTimeout(resolve, 1, q));
  const w9 = await new Promise((resolve) => setTimeout(resolve, 1));
  exec("ls " + w9);
});

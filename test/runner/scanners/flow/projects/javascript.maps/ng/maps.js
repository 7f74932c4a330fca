const { exec } = require("child_process");
const app = require("express")();

app.get("/0", async (req, res) => {
  const q = req.query.q;
  const m = new Map([["cmd", "ls"], ["arg", q]]);
  exec(m.get("arg")); // expect
  m.set("arg", "df");
  m.set("x", q).set("y", "ls");
  exec(m.get("x")); // expect
  m.delete("x");
  const c = new Map(m);
  m.set("z", q);
  exec([...m.values()].join(" ")); // expect
});

app.get("/1", async (req, res) => {
  const q = req.query.q;
  const m = new Map([["cmd", "ls"], ["arg", q]]);
  let s = "";
  for (const [k, v] of m) s += k;
  let s1 = "";
  for (const [k, v] of m) s1 += v;
  exec(s1); // expect
  let s2 = "";
  m.forEach((v, k) => { s2 += k; });
  let s3 = "";
  m.forEach((v, k) => { s3 += v; });
  exec(s3); // expect
  let s4 = "";
  for (const [k, v] of m.entries()) s4 += k;
  exec(Array.from(m, ([k, v]) => v)[1]); // expect
  exec(Array.from(m.values())[1]); // expect
  exec([...m.entries()][1][1]); // expect
});

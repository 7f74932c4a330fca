const { exec } = require("child_process");
const app = require("express")();

app.get("/0", async (req, res) => {
  const q = req.query.q;
  const m = new Map([["cmd", "ls"], ["arg", q]]);
  exec(m.get("cmd"));
  m.set("arg", "df");
  exec(m.get("arg"));
  m.set("x", q).set("y", "ls");
  exec(m.get("y"));
  m.delete("x");
  exec(m.get("x"));
  const c = new Map(m);
  exec(c.get("cmd"));
  m.set("z", q);
  exec([...m.keys()].join(" "));
});

app.get("/1", async (req, res) => {
  const q = req.query.q;
  const m = new Map([["cmd", "ls"], ["arg", q]]);
  let s = "";
  for (const [k, v] of m) s += k;
  exec(s);
  let s1 = "";
  for (const [k, v] of m) s1 += v;
  let s2 = "";
  m.forEach((v, k) => { s2 += k; });
  exec(s2);
  let s3 = "";
  m.forEach((v, k) => { s3 += v; });
  let s4 = "";
  for (const [k, v] of m.entries()) s4 += k;
  exec(s4);
  exec("ls " + m.size);
  exec("ls " + m.has(q));
});

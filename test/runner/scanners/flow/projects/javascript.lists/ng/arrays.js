const { exec } = require("child_process");
const app = require("express")();

app.get("/0", async (req, res) => {
  const q = req.query.q;
  const a = ["ls", "-l"].concat([q]);
  exec(a[2]); // expect
  const a1 = ["ls"].concat("x", q);
  exec(a1[2]); // expect
  const [b, ...c] = ["ls", q];
  exec(c[0]); // expect
  const [b1, , b2] = ["ls", q, "df"];
});

app.get("/1", async (req, res) => {
  const q = req.query.q;
  const [x0, x1 = "ls"] = ["df"];
  const [y0, y1 = q] = ["df"];
  exec(y1); // expect
  const [[n0], [n1]] = [["ls"], [q]];
  exec(n1); // expect
  const { k: [m0, m1] } = { k: ["ls", q] };
  exec(m1); // expect
  let s0 = "ls", s1 = q;
  [s0, s1] = [s1, s0];
  exec(s0); // expect
});

app.get("/2", async (req, res) => {
  const q = req.query.q;
  const a = ["ls", q];
  exec(a.at(-1)); // expect
  exec(a.slice(1)[0]); // expect
  exec(a.slice(-1)[0]); // expect
  exec(a.slice()[1]); // expect
});

app.get("/3", async (req, res) => {
  const q = req.query.q;
  const a = ["ls", q];
  exec(a.reverse()[0]); // expect
  const r = ["ls", q].toReversed();
  exec(r[0]); // expect
  exec(["ls", "x"].with(1, q)[1]); // expect
  exec(["ls"].toSpliced(1, 0, q)[1]); // expect
});

app.get("/4", async (req, res) => {
  const q = req.query.q;
  const a = ["ls", q];
  const p = a.pop();
  exec(p); // expect
  const b = [q, "ls"];
  const sh = b.shift();
  exec(sh); // expect
  b.unshift(q);
  exec(b[0]); // expect
  b.length = 0;
});

app.get("/5", async (req, res) => {
  const q = req.query.q;
  const a = ["ls", q, "df"];
  const removed = a.splice(1, 1);
  exec(removed[0]); // expect
  const b = ["ls", "df"];
  b.splice(1, 0, q);
  exec(b[1]); // expect
  const c = ["ls", "df"];
  c.splice(0, 1, q);
  exec(c[0]); // expect
});

app.get("/6", async (req, res) => {
  const q = req.query.q;
  const a = [];
  a.push("ls");
  a.push(q);
  exec(a[1]); // expect
  const b = ["ls"];
  b.push(...[q]);
  exec(b[1]); // expect
  const c = [];
  c[0] = "ls"; c[1] = q;
  exec(c[1]); // expect
  const d = [...["ls"], ...["df", q]];
  exec(d[2]); // expect
});

app.get("/7", async (req, res) => {
  const q = req.query.q;
  const a = Array.of("ls", q);
  exec(a[1]); // expect
  const b = Array.from(["ls", q]);
  exec(b[1]); // expect
  const c = Array.from([q], (x) => x + "!");
  exec(c[0]); // expect
  const d = Array.from({ length: 3 }, (_, i) => `a${i}`);
  const e = new Array(3).fill(q);
  exec(e[0]); // expect
  const f = Array(3).fill("ls");
  exec(f.map(() => q)[0]); // expect
});

app.get("/13", async (req, res) => {
  const q = req.query.q;
  let out = "";
  [q].forEach((x) => { out += x; });
  exec(out); // expect
  let out1 = "";
  ["a", "b"].forEach((x) => { out1 += x; });
  let out2 = "";
  for (const x of ["a", q]) out2 += x;
  exec(out2); // expect
  let out3 = "";
  for (const [i, x] of ["a", q].entries()) out3 += i;
  let out4 = "";
  for (const [i, x] of ["a", q].entries()) out4 += x;
  exec(out4); // expect
  let out5 = "";
  for (const i of ["a", q].keys()) out5 += i;
  let out6 = "";
  for (const x of ["a", q].values()) out6 += x;
  exec(out6); // expect
  let out7 = "";
  for (const i in ["a", q]) out7 += i;
});

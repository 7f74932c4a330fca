const { exec } = require("child_process");
const app = require("express")();

app.get("/0", async (req, res) => {
  const q = req.query.q;
  const a = ["ls", "-l"].concat([q]);
  exec(a[0]);
  const a1 = ["ls"].concat("x", q);
  const [b, ...c] = ["ls", q];
  exec(b);
  const [b1, , b2] = ["ls", q, "df"];
  exec(b2);
});

app.get("/1", async (req, res) => {
  const q = req.query.q;
  const [x0, x1 = "ls"] = ["df"];
  exec(x1);
  const [y0, y1 = q] = ["df"];
  exec(y0);
  const [[n0], [n1]] = [["ls"], [q]];
  exec(n0);
  const { k: [m0, m1] } = { k: ["ls", q] };
  exec(m0);
  let s0 = "ls", s1 = q;
  [s0, s1] = [s1, s0];
  exec(s1);
});

app.get("/2", async (req, res) => {
  const q = req.query.q;
  const a = ["ls", q];
  exec(a.at(0));
  exec(a.at(-2));
  exec(a.slice(0, 1)[0]);
  exec(a.slice(0, -1)[0]);
  exec(a.slice(0, 1).join(" "));
  exec(a.slice()[0]);
});

app.get("/3", async (req, res) => {
  const q = req.query.q;
  const a = ["ls", q];
  const r = ["ls", q].toReversed();
  exec(r[1]);
  exec(["ls", q].with(1, "x")[1]);
  exec(["ls", "x"].with(1, q)[0]);
  exec(["ls", q].toSpliced(1, 1)[0]);
  exec(["ls", q].toSpliced(1, 1).join(" "));
});

app.get("/4", async (req, res) => {
  const q = req.query.q;
  const a = ["ls", q];
  const p = a.pop();
  exec(a.join(" "));
  const b = [q, "ls"];
  const sh = b.shift();
  exec(b[0]);
  b.unshift(q);
  exec(b[1]);
  b.length = 0;
});

app.get("/5", async (req, res) => {
  const q = req.query.q;
  const a = ["ls", q, "df"];
  const removed = a.splice(1, 1);
  exec(a.join(" "));
  const b = ["ls", "df"];
  b.splice(1, 0, q);
  exec(b[0]);
  const c = ["ls", "df"];
  c.splice(0, 1, q);
  exec(c[1]);
});

app.get("/6", async (req, res) => {
  const q = req.query.q;
  const a = [];
  a.push("ls");
  a.push(q);
  exec(a[0]);
  const b = ["ls"];
  b.push(...[q]);
  exec(b[0]);
  const c = [];
  c[0] = "ls"; c[1] = q;
  exec(c[0]);
  const d = [...["ls"], ...["df", q]];
  exec(d[1]);
});

app.get("/7", async (req, res) => {
  const q = req.query.q;
  const a = Array.of("ls", q);
  exec(a[0]);
  const b = Array.from(["ls", q]);
  exec(b[0]);
  const c = Array.from([q], (x) => x + "!");
  const d = Array.from({ length: 3 }, (_, i) => `a${i}`);
  exec(d.join(" "));
  const e = new Array(3).fill(q);
  const f = Array(3).fill("ls");
  exec(f[0]);
});

app.get("/13", async (req, res) => {
  const q = req.query.q;
  let out = "";
  [q].forEach((x) => { out += x; });
  let out1 = "";
  ["a", "b"].forEach((x) => { out1 += x; });
  exec(out1);
  let out2 = "";
  for (const x of ["a", q]) out2 += x;
  let out3 = "";
  for (const [i, x] of ["a", q].entries()) out3 += i;
  let out4 = "";
  for (const [i, x] of ["a", q].entries()) out4 += x;
  let out5 = "";
  for (const i of ["a", q].keys()) out5 += i;
  exec(out5);
  let out6 = "";
  for (const x of ["a", q].values()) out6 += x;
  let out7 = "";
  for (const i in ["a", q]) out7 += i;
  exec("ls " + ["a", q].length);
});

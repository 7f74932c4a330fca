const { exec } = require("child_process");
const app = require("express")();

app.get("/2", async (req, res) => {
  const q = req.query.q;
  exec(q.replace(/[^a-z0-9]/g, ""));
  exec(q.replace(/[^a-z0-9]/gi, ""));
  exec(q.replaceAll(/[^\w]/g, "_"));
  exec(q.replace(/\W+/g, "-"));
  exec(q.replace(/\D/g, ""));
  exec("ls x".replace(/x/, (m) => "y"));
  exec("ls x".replace(q, "y"));
  exec(q.replace(/[^a-z]/g, (c) => ""));
});

app.get("/3", async (req, res) => {
  const q = req.query.q;
  const w = q?.match(/^([a-z]+)-(.*)$/);
  exec(w[1]);
  exec(w?.[1]);
  exec(w.at(1));
  const [, name, rest] = q.match(/^([a-z]+)-(.*)$/);
  exec(name);
  const [all] = q.match(/^([a-z]+)-(.*)$/) || [];
  const [, n1] = q.match(/^([a-z]+)-(.*)$/) ?? [];
  exec(n1);
  exec("ls " + w.index);
});

app.get("/4", async (req, res) => {
  const q = req.query.q;
  const x = q.match(/^(?<name>[a-z]+)-(?<rest>.*)$/).groups;
  exec(x.name);
  const { groups: { name, rest } } = q.match(/^(?<name>[a-z]+)-(?<rest>.*)$/);
  exec(name);
  const { name: n2, rest: r2 } = q.match(/^(?<name>[a-z]+)-(?<rest>.*)$/)?.groups ?? {};
  exec(n2);
  const re = /^(\d+):(.+)$/;
  const m = re.exec(q);
  exec(m[1]);
  if (m) { exec(m[1]); }
  exec(q.match(/^(?<name>[a-z]+)-(?<rest>.*)$/).groups.name);
});

app.get("/5", async (req, res) => {
  const q = req.query.q;
  exec(q.match(/[a-z]+/)[0]);
  exec(q.match(/\d+/g).join(" "));
  exec(q.match(/^v(\d+)\.(\d+)/)[1]);
  exec(q.match(/id=([\w-]*)/)[1]);
  exec(q.match(/(a|b|c)/)[1]);
  exec(q.match(new RegExp("^([a-z]+)-(.*)$"))[1]);
  exec(q.match(/(?:x.*)([a-z]+)/)[1]);
  exec(q.match(/(?=(.*))([a-z]+)/)[2]);
  exec(RegExp(/([a-z]+)/).exec(q)[1]);
});

app.get("/6", async (req, res) => {
  const q = req.query.q;
  for (const m of q.matchAll(/([a-z]+)=(.*)/g)) exec(m[1]);
  exec([...q.matchAll(/([a-z]+)=(.*)/g)].map((m) => m[1]).join(" "));
  for (const [, k, v] of q.matchAll(/([a-z]+)=(.*)/g)) exec(k);
  const re = /([a-z]+)=(.*)/g;
  let m;
  while ((m = re.exec(q)) !== null) { exec(m[1]); }
  const re2 = /^(?<a>\d+)(?<b>.*)$/;
  const g = re2.exec(q)?.groups;
  exec(g.a);
  exec("x-y".match(/(.*)-(.*)/)[1]);
});

app.get("/7", async (req, res) => {
  const q = req.query.q;
  if (/^[a-z]+$/.test(q)) exec(q);
  if (q.match(/^[a-z]+$/)) exec(q);
  if (/^[a-z]+$/.exec(q)) exec(q);
  exec(/^\w+$/.test(q) ? q : "ls");
  exec(/^\w+$/.test(q) && q);
  const [a, b] = q.split(":");
  if (/^\w+$/.test(a)) exec(a);
});

const { exec } = require("child_process");
const app = require("express")();

app.get("/2", async (req, res) => {
  const q = req.query.q;
  exec(q.replace(/[^a-z0-9]/, "")); // expect
  exec(q.replace(/\s/g, "")); // expect
  exec(q.replace("a", "b")); // expect
  exec("ls x".replace("x", q)); // expect
  exec("ls x".replace("x", () => q)); // expect
  exec(q.replace(/./g, "x")); // expect
  exec(q.replace(/^.*$/s, "x")); // expect
  exec(q.replaceAll("'", "'\\''")); // expect
});

app.get("/3", async (req, res) => {
  const q = req.query.q;
  const w = q?.match(/^([a-z]+)-(.*)$/);
  exec(w[2]); // expect
  exec(w[0]); // expect
  const [, name, rest] = q.match(/^([a-z]+)-(.*)$/);
  exec(rest); // expect
  const [all] = q.match(/^([a-z]+)-(.*)$/) || [];
  exec(all); // expect
  const [, n1] = q.match(/^([a-z]+)-(.*)$/) ?? [];
});

app.get("/4", async (req, res) => {
  const q = req.query.q;
  const x = q.match(/^(?<name>[a-z]+)-(?<rest>.*)$/).groups;
  exec(x.rest); // expect
  const { groups: { name, rest } } = q.match(/^(?<name>[a-z]+)-(?<rest>.*)$/);
  exec(rest); // expect
  const { name: n2, rest: r2 } = q.match(/^(?<name>[a-z]+)-(?<rest>.*)$/)?.groups ?? {};
  exec(r2); // expect
  const re = /^(\d+):(.+)$/;
  const m = re.exec(q);
  exec(m[2]); // expect
  if (m) { exec(m[2]); } // expect
  exec(q.match(/^(?<name>[a-z]+)-(?<rest>.*)$/).groups["rest"]); // expect
});

app.get("/5", async (req, res) => {
  const q = req.query.q;
  exec(q.match(/.+/)[0]); // expect
  exec(q.match(/\S+/g).join(" ")); // expect
  exec(q.match(/id=([^&]*)/)[1]); // expect
  exec(q.match(/(a|.*)/)[1]); // expect
  exec(q.match(/((a)|.*)/)[1]); // expect
  exec(q.match(new RegExp("^([a-z]+)-(.*)$"))[2]); // expect
  exec(q.match(/([a-z]+(.*))/)[1]); // expect
});

app.get("/6", async (req, res) => {
  const q = req.query.q;
  for (const m of q.matchAll(/([a-z]+)=(.*)/g)) exec(m[2]); // expect
  exec([...q.matchAll(/([a-z]+)=(.*)/g)].map((m) => m[2]).join(" ")); // expect
  for (const [, k, v] of q.matchAll(/([a-z]+)=(.*)/g)) exec(v); // expect
  const re = /([a-z]+)=(.*)/g;
  let m;
  while ((m = re.exec(q)) !== null) { exec(m[2]); } // expect
  const re2 = /^(?<a>\d+)(?<b>.*)$/;
  const g = re2.exec(q)?.groups;
  exec(g.b); // expect
  if (g?.b) exec(g.b); // expect
  exec(q.replace(/^([a-z]+)-(.*)$/, "$1")); // expect
});

app.get("/7", async (req, res) => {
  const q = req.query.q;
  if (!/^[a-z]+$/.test(q)) exec(q); // expect
  if (/[a-z]+/.test(q)) exec(q); // expect
  const [a, b] = q.split(":");
  if (/^\w+$/.test(a)) exec(b); // expect
  if (/^\d+$/.test(a)) exec("ls " + b); // expect
});

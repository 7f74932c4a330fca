const { exec } = require("child_process");
const app = require("express")();
app.get("/b", async (req, res) => {
  const r = await [req.query.b].reduce(async (acc, x) => (await acc) + x, Promise.resolve(""));
});
app.get("/c", async (req, res) => {
  const r = [req.query.b].reduce((acc, x) => acc + x, "");
  exec("x " + r); // expect
});
app.get("/d", async (req, res) => {
  const r = await req.query.b.reduce(async (acc, x) => { const a = await acc; a.push(x); return a; }, Promise.resolve([]));
  exec("x " + r.join(" ")); // expect
});
app.get("/e", async (req, res) => {
  const r = await req.query.b.reduce((p, x) => p.then(() => exec("x " + x)), Promise.resolve()); // expect
});
app.get("/f", async (req, res) => {
  const r = await req.query.b.reduce((p, x) => p.then((s) => s + x), Promise.resolve(""));
  exec("x " + r); // expect
});
app.get("/g", async (req, res) => {
  const f = async (acc, x) => (await acc) + x;
  exec("x " + (await f(Promise.resolve(""), req.query.g))); // expect
});
app.get("/g", async (req, res) => {
  const f = async (acc, x) => (await acc) + x;
  exec("x " + (await f("a", req.query.g))); // expect
});

const { exec } = require("child_process");
const app = require("express")();

app.get("/0", async (req, res) => {
  const q = req.query.q;
  exec("ls " + Number(q));
  exec("ls " + parseInt(q));
  exec("ls " + parseInt(q, 10));
  exec("ls " + parseFloat(q));
  exec("ls " + Number.parseInt(q));
  exec("ls " + Number.parseFloat(q));
  exec("ls " + +q);
  exec("ls " + -q);
  exec("ls " + ~~q);
  exec("ls " + (q | 0));
  exec("ls " + (q >>> 0));
  exec("ls " + q * 1);
  exec("ls " + (q - 0));
  exec("ls " + q / 2);
  exec("ls " + q ** 2);
  exec("ls " + BigInt(q));
  exec("ls " + Math.floor(q));
  exec("ls " + Math.max(1, q));
  exec("ls " + Math.min(q, 5));
});

app.get("/1", async (req, res) => {
  const q = req.query.q;
  exec("ls " + Number(q).toFixed(2));
  exec("ls " + Number(q).toString(16));
  exec("ls " + !!q);
  exec("ls " + Boolean(q));
  exec("ls " + typeof q);
  exec("ls " + (q > 1));
  exec("ls " + (q === "a"));
  exec("ls " + isNaN(q));
  exec("ls " + Number.isNaN(q));
  exec("ls " + Math.round(parseFloat(q) * 100) / 100);
  exec("ls " + (parseInt(q) || 10));
  exec("ls " + (Number(q) || 1));
  exec("ls " + Math.max(...q.split(",").map(Number)));
  exec("ls " + Number(q).toLocaleString());
  exec("ls " + new Date(q).getTime());
  exec("ls " + new Date(q).toISOString());
  exec("ls " + Date.parse(q));
  exec("ls " + new Date(Number(q)).getFullYear());
});

app.get("/2", async (req, res) => {
  const q = req.query.q;
  exec("ls " + (Number.isInteger(+q) ? q : "0"));
  exec("ls " + (Number.isInteger(Number(q)) ? q : "0"));
  exec("ls " + (Number.isInteger(q) ? q : "0"));
  exec("ls " + (Number.isSafeInteger(q) ? q : "0"));
  exec("ls " + (Number.isFinite(q) ? q : "0"));
});

app.get("/3", async (req, res) => {
  const q = req.query.q;
  exec("ls " + (Number.isFinite(Number(q)) ? q : "0"));
});

app.get("/4", async (req, res) => {
  const q = req.query.q;
  exec("ls " + (isNaN(q) ? "0" : q));
});

app.get("/5", async (req, res) => {
  const q = req.query.q;
  exec("ls " + (Number.isNaN(Number(q)) ? "0" : q));
});

app.get("/6", async (req, res) => {
  const q = req.query.q;
  exec("ls " + (!isNaN(q) ? q : "0"));
});

app.get("/7", async (req, res) => {
  const q = req.query.q;
  exec("ls " + (isFinite(q) ? q : "0"));
});

app.get("/11", async (req, res) => {
  const q = req.query.q;
  if (isNaN(q)) return res.end();
  exec("ls " + q);
});

app.get("/13", async (req, res) => {
  const q = req.query.q;
  const n = Number(q);
  if (!Number.isInteger(n)) return res.end();
  exec("ls " + n);
});

app.get("/14", async (req, res) => {
  const q = req.query.q;
  const n = Number(q);
  if (!Number.isInteger(n)) return res.end();
  exec("ls " + q);
});

app.get("/15", async (req, res) => {
  const q = req.query.q;
  exec("ls " + (typeof q === "number" ? q : "0"));
});

app.get("/16", async (req, res) => {
  const q = req.query.q;
  exec("ls " + (String(Number(q)) === q ? q : "0"));
});

app.get("/17", async (req, res) => {
  const q = req.query.q;
  exec("ls " + (String(parseInt(q, 10)) === q ? q : "0"));
});

app.get("/18", async (req, res) => {
  const q = req.query.q;
  exec("ls " + (`${+q}` === q ? q : "0"));
});

app.get("/19", async (req, res) => {
  const q = req.query.q;
  if (+q > 0) exec("ls " + q);
});

app.get("/20", async (req, res) => {
  const q = req.query.q;
  if (q > 0) exec("ls " + q);
});

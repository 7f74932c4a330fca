const { exec } = require("child_process");
const app = require("express")();

app.get("/1", async (req, res) => {
  const q = req.query.q;
  exec("ls " + (parseInt(q) || q)); // expect
  exec("ls " + (q + 1)); // expect
});

app.get("/8", async (req, res) => {
  const q = req.query.q;
  exec("ls " + (Number.isNaN(q) ? "0" : q)); // expect
});

app.get("/9", async (req, res) => {
  const q = req.query.q;
  exec("ls " + (Number.isInteger(parseInt(q)) ? q : "0")); // expect
});

app.get("/10", async (req, res) => {
  const q = req.query.q;
  exec("ls " + (isNaN(parseInt(q)) ? "0" : q)); // expect
});

app.get("/12", async (req, res) => {
  const q = req.query.q;
  if (Number.isNaN(parseInt(q, 10))) return res.end();
  exec("ls " + q); // expect
});

app.get("/21", async (req, res) => {
  const q = req.query.q;
  if (q > "0") exec("ls " + q); // expect
});

app.get("/22", async (req, res) => {
  const q = req.query.q;
  if (q.length > 0) exec("ls " + q); // expect
});

app.get("/23", async (req, res) => {
  const q = req.query.q;
  if (q.length === 1) exec("ls " + q); // expect
});

app.get("/24", async (req, res) => {
  const q = req.query.q;
  if (parseInt(q) > 0) exec("ls " + q); // expect
});

const fs = require("fs");
const { exec } = require("child_process");
const axios = require("axios");
const express = require("express");
const { Pool } = require("pg");
const app = express();
const pool = new Pool();

function fromFile(path) {
  const name = fs.readFileSync(path, "utf8");
  exec("convert " + name);
}
function fromFileBack(path) {
  fs.readFile(path, "utf8", (error, data) => {
    exec("convert " + data);
  });
}
async function fromPromise(path) {
  const text = await fs.promises.readFile(path, "utf8");
  for (const line of text.split("\n")) exec(`convert ${line}`);
}
async function fromFetch(url) {
  const response = await fetch(url);
  const body = await response.json();
  exec("convert " + body.name);
}
async function fromAxios(url) {
  const { data } = await axios.get(url);
  exec("convert " + data.name);
}
async function fromAxios2(url) {
  const response = await axios.get(url);
  exec("convert " + response.data.name);
}
app.get("/users/:id", async (req, res) => {
  const { rows } = await pool.query("SELECT name FROM users WHERE id = $1", [req.params.id]);
  res.send("<h1>" + rows[0].name + "</h1>");
});
app.get("/json/:id", async (req, res) => {
  const { rows } = await pool.query("SELECT name FROM users WHERE id = $1", [req.params.id]);
  res.send(rows);
  res.json(rows[0]);
});
async function second(db) {
  const [rows] = await db.execute("SELECT name FROM users");
  await db.query("SELECT * FROM orders WHERE owner = '" + rows[0].name + "'"); // expect
}
async function mongo(User) {
  const user = await User.findOne({ id: 1 });
  exec("convert " + user.name);
}
db.all("SELECT name FROM users", (error, rows) => {
  exec("convert " + rows[0].name);
});
async function prismaUser() {
  const user = await prisma.user.findUnique({ where: { id: 1 } });
  exec("convert " + user.name);
}
require("readline").createInterface({ input: fs.createReadStream("x") });
rl.on("line", (line) => exec("convert " + line));

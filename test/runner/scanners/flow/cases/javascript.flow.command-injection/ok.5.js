const fs = require("fs");
const path = require("path");
const { execFile, exec } = require("child_process");
const axios = require("axios");
const express = require("express");
const { Pool } = require("pg");
const app = express();
const pool = new Pool();

app.get("/page", (req, res) => res.send(fs.readFileSync(path.join(__dirname, "page.html"), "utf8")));
app.get("/users/:id", async (req, res) => {
  const { rows } = await pool.query("SELECT name FROM users WHERE id = $1", [req.params.id]);
  if (rows.length === 0) return res.status(404).send("none");
  res.send(rows);
});
app.get("/user/:id", async (req, res) => {
  const result = await pool.query("SELECT name FROM users WHERE id = $1", [req.params.id]);
  res.send(result.rows[0]);
  exec("notify " + result.rowCount.toFixed(0).length);
});
app.get("/remote", async (req, res) => {
  const { data } = await axios.get("https://api.example.com/users");
  res.send(data);
});
async function convert(id) {
  const user = await User.findById(id);
  execFile("convert", [user.name, "out.png"]);
  await pool.query("SELECT * FROM orders WHERE owner = $1", [user.name]);
  exec("convert " + Number(user.age));
}
async function remote(url) {
  const response = await fetch(url);
  if (!response.ok) exec("notify " + response.status);
}

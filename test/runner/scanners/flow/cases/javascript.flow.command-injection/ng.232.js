const express = require("express");
const { exec } = require("node:child_process");
const app = express();
app.use(express.json());
app.post("/11", (req, res) => {
  const body = req.body;
  if (!body.name) {
    body.name = "a";
  }
  exec("ls " + body.name); // expect
});
app.post("/12", (req, res) => {
  const body = req.body;
  if (body.name === undefined) body.name = "a";
  exec("ls " + body.name); // expect
});
app.post("/13", (req, res) => {
  const body = req.body;
  if (body.page) body.name = "a";
  exec("ls " + body.name); // expect
});
app.post("/14", (req, res) => {
  if (!req.body.name) req.body.name = "a";
  exec("ls " + req.body.name); // expect
});
app.post("/15", (req, res) => {
  const { body } = req;
  if (body.page) body.name = "a";
  exec("ls " + body.name); // expect
});
app.post("/16", (req, res) => {
  const name = req.body.name;
  if (!name) {
    name = "a";
  }
  exec("ls " + name); // expect
});

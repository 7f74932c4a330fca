import express from "express";
import { exec } from "node:child_process";
import { recall } from "./helper.js";
import { remember } from "./store.js";
const app = express();
app.get("/run", (req, res) => {
  exec(recall()); // expect
  res.end();
});
app.post("/set", (req, res) => {
  remember(req.body.command);
  res.end();
});

import express from "express";
import { exec } from "node:child_process";
import { v5 as uuidv5 } from "uuid";

const LINES = /^[a-z.]+$/m;
const WHOLE = /^[a-z.]+$/;
const app = express();

app.get("/a", (req, res) => {
  const host = String(req.query.host);
  if (!LINES.test(host)) return res.sendStatus(400);
  exec(`ping ${host}`); // expect
});

app.get("/b", (req, res) => {
  const host = String(req.query.host);
  if (!WHOLE.test(host)) return res.sendStatus(400);
  exec(`ping ${host}`);
});

app.get("/c", (req, res) => {
  exec(`ls ${uuidv5(String(req.query.source), "6ba7b811-9dad-11d1-80b4-00c04fd430c8")}`);
});

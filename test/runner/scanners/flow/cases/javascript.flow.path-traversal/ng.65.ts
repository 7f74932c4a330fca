import express from "express";
import fs from "node:fs/promises";
import path from "node:path";

const app = express();

app.get("/a", async (req, res) => {
  const name = String(req.query.name);
  if (name.includes("..") || path.isAbsolute(name)) return res.sendStatus(403);
  res.type("application/octet-stream").send(await fs.readFile(path.join("/drafts", decodeURIComponent(name)))); // expect
});

app.get("/b", async (req, res) => {
  const name = decodeURIComponent(String(req.query.name));
  if (name.includes("..") || path.isAbsolute(name)) return res.sendStatus(403);
  res.type("application/octet-stream").send(await fs.readFile(path.join("/drafts", name)));
});

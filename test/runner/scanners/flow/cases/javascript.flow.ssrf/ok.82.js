const express = require("express");
const axios = require("axios");
const superagent = require("superagent");

const partner = axios.create({ baseURL: "https://partner.example", timeout: 2000 });
const browser = superagent.agent();
const app = express();

class Board {
  create() {
    return new Map();
  }
}

app.post("/ping", async (req, res) => {
  await partner.post("/pings", { from: req.body.address });
  await partner.put(`/pings/${encodeURIComponent(req.body.id)}`, { ping: true });
  res.end();
});

app.get("/peek", async (req, res) => {
  await browser.head("https://partner.example/status").query({ page: req.query.page });
  res.end();
});

app.delete("/note", (req, res) => {
  const notes = new Board().create();
  notes.delete(req.query.note);
  res.end();
});

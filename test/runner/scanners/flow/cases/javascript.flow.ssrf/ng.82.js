const express = require("express");
const axios = require("axios");
const superagent = require("superagent");

const partner = axios.create({ timeout: 2000, maxRedirects: 0 });
const browser = superagent.agent();
const app = express();

app.post("/ping", async (req, res) => {
  await partner.post(req.body.address, { ping: true }); // expect
  res.end();
});

app.delete("/hook", async (req, res) => {
  // An absolute URL replaces the base URL.
  const own = axios.create({ baseURL: "https://hooks.example/v1" });
  await own.delete(req.query.hook); // expect
  res.end();
});

app.get("/peek", async (req, res) => {
  await browser.head(req.query.page); // expect
  res.end();
});

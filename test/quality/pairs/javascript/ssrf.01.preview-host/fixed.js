const axios = require("axios");
const express = require("express");

const app = express();
const HOSTS = ["cdn.acme.com", "img.acme.com"];

app.get("/preview", async (req, res) => {
  const url = req.query.url;
  if (!HOSTS.includes(new URL(url).hostname)) {
    return res.sendStatus(400);
  }
  const response = await axios.get(url, { responseType: "arraybuffer" });
  res.json({ size: response.data.length });
});

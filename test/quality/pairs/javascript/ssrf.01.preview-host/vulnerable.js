const axios = require("axios");
const express = require("express");

const app = express();
const HOSTS = ["cdn.acme.com", "img.acme.com"];

app.get("/preview", async (req, res) => {
  const url = req.query.url;
  const response = await axios.get(url, { responseType: "arraybuffer" });
  res.json({ size: response.data.length });
});

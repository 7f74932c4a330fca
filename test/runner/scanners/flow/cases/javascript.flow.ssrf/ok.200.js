const Joi = require("joi");
const axios = require("axios");
const express = require("express");
const app = express();
const HOSTS = new Set(["a.example.com", "b.example.com"]);
const strict = Joi.object({
  url: Joi.string().uri().custom((value, helpers) => {
    const { protocol, hostname } = new URL(value);
    if (protocol !== "https:" || !HOSTS.has(hostname)) return helpers.error("any.invalid");
    return new URL(value).href;
  }),
});
const throwing = Joi.object({
  url: Joi.string().custom((value) => {
    if (!HOSTS.has(new URL(value).hostname)) throw new Error("host");
    return value;
  }, "known host"),
});
app.post("/a", async (req, res) => {
  const { value, error } = strict.validate(req.body);
  if (error) return res.sendStatus(400);
  await axios.get(value.url);
});
app.post("/b", async (req, res) => {
  const value = await throwing.validateAsync(req.body);
  await axios.get(value.url);
});

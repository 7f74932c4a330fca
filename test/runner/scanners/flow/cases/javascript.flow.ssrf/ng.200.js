const Joi = require("joi");
const axios = require("axios");
const express = require("express");
const app = express();
const HOSTS = new Set(["a.example.com", "b.example.com"]);
const lax = Joi.object({
  url: Joi.string().custom((value, helpers) => (value.length > 2000 ? helpers.error("string.max") : value)),
});
const partial = Joi.object({
  url: Joi.string().custom((value, helpers) => {
    if (value.startsWith("https:") && !HOSTS.has(new URL(value).hostname)) return helpers.error("any.invalid");
    return value;
  }),
});
app.post("/c", async (req, res) => {
  const { value, error } = lax.validate(req.body);
  if (error) return res.sendStatus(400);
  await axios.get(value.url); // expect
});
app.post("/d", async (req, res) => {
  const { value, error } = partial.validate(req.body);
  if (error) return res.sendStatus(400);
  await axios.get(value.url); // expect
});

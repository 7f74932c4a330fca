const express = require("express");
const dust = require("dustjs-linkedin");
const { twig } = require("twig");
const Twig = require("twig");
const Sqrl = require("squirrelly");
const jade = require("jade");
const jsrender = require("jsrender");
const vash = require("vash");
const app = express();

app.get("/", async (req, res) => {
  const q = Number(req.query.q);
  dust.renderSource(q, {}, () => {});
  Twig.twig({ data: q }).render({});
  twig({ data: q }).render({});
  Sqrl.render(q, {});
  jade.compile(q);
  jsrender.templates(q);
  vash.compile(q);
});

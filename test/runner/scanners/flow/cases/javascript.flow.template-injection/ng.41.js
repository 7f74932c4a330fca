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
  const q = req.query.q;
  dust.renderSource(q, {}, () => {}); // expect
  Twig.twig({ data: q }).render({}); // expect
  twig({ data: q }).render({}); // expect
  Sqrl.render(q, {}); // expect
  jade.compile(q); // expect
  jsrender.templates(q); // expect
  vash.compile(q); // expect
});

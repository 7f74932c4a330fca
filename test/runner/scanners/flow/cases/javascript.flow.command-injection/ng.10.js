const { exec } = require("node:child_process");
const Koa = require("koa");
const { Hono } = require("hono");
const express = require("express")();
const fastify = require("fastify")();

express.use((req, res, next) => {
  req.tenant = req.get("x-tenant");
  res.locals.theme = req.query.theme;
  next();
});
express.get("/report", (req, res) => {
  exec(`report ${req.tenant}`); // expect
  exec(`theme ${res.locals.theme}`); // expect
});

const koa = new Koa();
koa.use(async (ctx, next) => {
  ctx.state.language = ctx.query.language;
  await next();
});
koa.use((ctx) => {
  exec(`translate ${ctx.state.language}`); // expect
});

fastify.addHook("preHandler", async (request) => {
  request.shop = request.headers["x-shop"];
});
fastify.get("/", async (request) => {
  exec(`open ${request.shop}`); // expect
});

const hono = new Hono();
hono.use(async (c, next) => {
  c.set("sender", c.req.query("sender"));
  await next();
});
hono.get("/", (c) => {
  exec(`mail ${c.get("sender")}`); // expect
  exec(`mail ${c.var.sender}`); // expect
});

const { exec } = require("node:child_process");
const jwt = require("jsonwebtoken");
const express = require("express")();

express.use((req, res, next) => {
  req.page = Number(req.query.page);
  req.tenant = req.get("x-tenant");
  res.locals.theme = req.query.theme === "dark" ? "dark" : "light";
  next();
});
express.get("/report", (req, res) => {
  exec(`report ${req.page}`);
  exec(`theme ${res.locals.theme}`);
  exec(`other ${req.account}`);
});

const express = require("express");
const winston = require("winston");

const logger = winston.createLogger({ transports: [new winston.transports.File({ filename: "audit.log" })] });
const app = express();

app.post("/login", express.json(), (req, res) => {
  const user = String(req.body.user);
  logger.warn("Login failed for " + user.replace(/[\r\n]/g, "_"));
  res.sendStatus(401);
});

const express = require("express");
const { randomBytes } = require("node:crypto");
const app = express();

function number() {
  return randomBytes(16).toString("hex") + Date.now().toString(36);
}

app.post("/login", (req, res) => {
  const visit = number();
  res.cookie("sid", visit, { httpOnly: true, secure: true, sameSite: "lax" });
  res.sendStatus(204);
});

const express = require("express");
const app = express();

function number() {
  return Math.random().toString(36).slice(2) + Date.now().toString(36);
}

app.post("/login", (req, res) => {
  const visit = number();
  res.cookie("sid", visit, { httpOnly: true, secure: true, sameSite: "lax" });
  res.sendStatus(204);
});

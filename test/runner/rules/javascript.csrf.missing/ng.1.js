const express = require("express");
const session = require("express-session");
const app = express();
app.use(express.urlencoded({ extended: false }));
app.use(session({ secret: process.env.SECRET, cookie: { secure: true } })); // expect
app.post("/transfers", (req, res) => {
  transfer(req.session.account, req.body.to, Number(req.body.amount));
  res.redirect("/");
});

const express = require("express");
const session = require("express-session");
const app = express();
app.use(express.urlencoded({ extended: false }));
app.use(session({ secret: process.env.SECRET, cookie: { secure: true } }));
app.get("/", (req, res) => res.render("index", { user: req.session.user }));

const express = require("express");
const session = require("express-session");
const app = express();
app.use(express.urlencoded({ extended: false }));
app.use(session({ secret: process.env.SECRET, cookie: { secure: true, sameSite: "lax" } }));
app.post("/transfers", (req, res) => res.redirect("/"));

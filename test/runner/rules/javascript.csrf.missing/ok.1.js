const express = require("express");
const session = require("express-session");
const { doubleCsrf } = require("csrf-csrf");
const { doubleCsrfProtection } = doubleCsrf({ getSecret: () => process.env.SECRET });
const app = express();
app.use(express.urlencoded({ extended: false }));
app.use(session({ secret: process.env.SECRET, cookie: { secure: true } }));
app.use(doubleCsrfProtection);
app.post("/transfers", (req, res) => res.redirect("/"));

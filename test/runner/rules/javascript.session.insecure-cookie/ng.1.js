const express = require("express");
const session = require("express-session");
const cookieSession = require("cookie-session");
const app = express();
app.use(session({ secret: process.env.SECRET, resave: false, saveUninitialized: false })); // expect
app.use(session({ secret: process.env.SECRET, cookie: { maxAge: 60_000, httpOnly: true } })); // expect
app.use(cookieSession({ name: "session", keys: [process.env.KEY] })); // expect

const express = require("express");
const session = require("express-session");
const { csrfSync } = require("csrf-sync");

const app = express();
app.use(
  session({ // expect
    secret: process.env.SESSION_SECRET,
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, sameSite: "lax", maxAge: 3600000, secure: true },
  }),
);
app.use(csrfSync().csrfSynchronisedProtection);
app.listen(3000);

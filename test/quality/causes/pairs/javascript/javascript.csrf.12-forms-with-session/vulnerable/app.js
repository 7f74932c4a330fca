const express = require("express");
const session = require("express-session");

const app = express();
app.use(express.urlencoded({ extended: false }));
app.use( // expect
  session({
    secret: process.env.SESSION_SECRET,
    resave: false,
    saveUninitialized: false,
    cookie: { secure: true, httpOnly: true },
  }),
);

app.post("/account/email", async (req, res) => { // expect
  await req.app.locals.users.update(req.session.userId, { email: String(req.body.email) });
  res.redirect("/account");
});

module.exports = app;

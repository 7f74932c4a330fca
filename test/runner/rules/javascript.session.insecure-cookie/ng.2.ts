import express from "express";
import expressSession from "express-session";
const app = express();
const sessions = expressSession({ // expect
  secret: process.env.SECRET!,
  resave: false,
  saveUninitialized: true,
  cookie: { sameSite: "lax" },
});
app.use(sessions);

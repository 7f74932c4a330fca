const session = require("express-session");
const express = require("express");
const app = express();
const options = { secret: process.env.SECRET, resave: false, cookie: {} };
if (app.get("env") === "production") {
  app.set("trust proxy", 1);
  options.cookie.secure = true;
}
app.use(session(options));
app.use(session({ secret: process.env.SECRET, resave: false }));

const express = require("express");
const session = require("express-session");
const jwt = require("jsonwebtoken");

const KEY = process.env.JWT_KEY || "fixed-text-of-16";
const app = express();

app.use(session({ secret: process.env.SESSION_KEY ?? "fixed-text-of-16", resave: false })); // expect

exports.run = (given) => jwt.sign(given, KEY); // expect

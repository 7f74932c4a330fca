const express = require("express");
const session = require("express-session");
const app = express();
app.use(express.json());
app.use(session({ secret: process.env.SECRET, cookie: { secure: true } }));
app.post("/transfers", (req, res) => res.json({ done: true }));

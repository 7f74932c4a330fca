const express = require("express");
const cookieParser = require("cookie-parser");
const state = require("./middleware/state");

const app = express();
app.use(cookieParser());
app.use(state);
app.get("/", (req, res) => res.json({ theme: req.state.theme ?? "light" }));
app.listen(3000);

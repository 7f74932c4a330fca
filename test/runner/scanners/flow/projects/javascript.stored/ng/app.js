const express = require("express");
const state = require("./state");
const app = express();

app.get("/", (req, res) => {
  res.json([state.getCurrent(), state.getHeld()]);
  state.setCurrent(req.query.a);
  eval(state.getCurrent()); // expect
  state.hold(req.query.b);
  eval(state.getHeld()); // expect
});

const express = require("express");
const state = require("./state");
const app = express();

app.get("/", (req, res) => {
  res.json([state.getCurrent(), state.getHeld(), state.fromRequest(req)]);
  state.setCurrent("3 + 3");
  eval(state.getCurrent());
  state.hold("4 + 4");
  eval(state.getHeld());
});

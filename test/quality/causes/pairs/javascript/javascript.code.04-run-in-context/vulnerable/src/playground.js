const vm = require("vm");
const express = require("express");

const app = express();
app.use(express.text());

app.post("/run", (req, res) => {
  const sandbox = vm.createContext({ Math });
  res.json({ result: vm.runInContext(req.body, sandbox, { timeout: 100 }) }); // expect
});

module.exports = app;

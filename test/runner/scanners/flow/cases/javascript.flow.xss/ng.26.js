const express = require("express");
const app = express();

function check(name) {
  if (name.length > 20) throw new Error(`no name: ${name}`);
}

app.get("/", (req, res) => {
  try {
    check(req.query.name);
    res.send("ok");
  } catch (error) {
    res.send(`<b>${error.message}</b>`); // expect
  }
});

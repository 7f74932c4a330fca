const express = require("express");
const app = express();

app.get("/", (req, res) => {
  try {
    if (req.query.name.length > 20) throw new Error("the name is too long");
    res.send("ok");
  } catch (error) {
    res.send(`<b>${error.message}</b>`);
  }
});

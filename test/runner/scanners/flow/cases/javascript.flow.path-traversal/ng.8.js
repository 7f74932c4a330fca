const fs = require("node:fs");
const path = require("node:path");
const app = require("express")();
app.get("/directory", (req, res) => {
  fs.unlinkSync("/data/" + path.parse(req.query.file).dir); // expect
});

const fs = require("fs");

const LEVEL = 2;

module.exports = function template(req, res) {
  let name = "default";
  if (LEVEL > 5) {
    name = req.headers["x-template"];
  }
  fs.readFile(`./templates/${name}.txt`, "utf8", (error, text) => {
    res.json({ lines: error ? 0 : text.split("\n").length });
  });
};

const fs = require("node:fs");
const path = require("node:path");

exports.Archive = class {
  constructor(directory) {
    this.directory = path.resolve(directory);
  }

  read(year, name) {
    return fs.promises.readFile(path.join(this.directory, String(year), name), "utf8"); // expect
  }
};

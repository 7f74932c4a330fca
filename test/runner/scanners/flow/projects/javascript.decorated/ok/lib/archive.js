const fs = require("node:fs");
const path = require("node:path");

exports.Archive = class {
  constructor(directory) {
    this.directory = path.resolve(directory);
  }

  read(year, name) {
    const base = path.join(this.directory, String(year));
    const target = path.resolve(base, name);
    return target.startsWith(base + path.sep) ? fs.promises.readFile(target, "utf8") : null;
  }
};

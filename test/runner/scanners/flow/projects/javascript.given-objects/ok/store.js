const { exec, execFile } = require("node:child_process");

class Store {
  constructor(limit = 10) {
    this.limit = limit;
  }

  find(term) {
    return execFile("grep", [term, "/srv/data"]);
  }
}

module.exports = { Store };

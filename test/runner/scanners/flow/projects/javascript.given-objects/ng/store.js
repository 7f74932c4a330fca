const { exec, execFile } = require("node:child_process");

class Store {
  constructor(limit = 10) {
    this.limit = limit;
  }

  find(term) {
    return exec(`grep ${term} /srv/data`); // expect
  }
}

module.exports = { Store };

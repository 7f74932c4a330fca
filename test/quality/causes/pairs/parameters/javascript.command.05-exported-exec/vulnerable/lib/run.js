const { exec, execFile } = require("child_process");

function run(command, done) {
  exec(command, { timeout: 10000 }, done); // expect low
}

module.exports = { run };

const { exec, execFile } = require("child_process");

function run(file, done) {
  execFile("node", [file], { timeout: 10000 }, done);
}

module.exports = { run };

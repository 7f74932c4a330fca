const { exec, execFile } = require("node:child_process");

exports.resize = (file, command, done) => {
  exec(command, done);
};

const { exec, execFile } = require("node:child_process");

exports.resize = (file, command, done) => {
  execFile("convert", [file, "-resize", "200x200", file], done);
};

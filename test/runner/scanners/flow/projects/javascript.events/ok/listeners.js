const { exec, execFile } = require("child_process");
const bus = require("./bus");

bus.on("convert", ({ source }) => execFile("convert", [source, "out.png"]));
bus.on("clean", ({ target }) => exec(`clean ${target}`));

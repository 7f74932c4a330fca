const { exec } = require("child_process");
const bus = require("./bus");

bus.on("convert", ({ source, target }) => {
  exec(`convert ${source} ${target}`); // expect
});

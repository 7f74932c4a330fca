const { exec } = require("node:child_process");

module.exports = function registerListeners(bus) {
  bus.on("note.posted", (notice) => {
    exec("announce " + notice.body);
  });
};

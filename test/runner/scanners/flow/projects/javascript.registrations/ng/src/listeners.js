const { exec } = require("node:child_process");

module.exports = function registerListeners(bus) {
  bus.on("notice.published", (notice) => {
    exec("announce " + notice.body); // expect
  });
};

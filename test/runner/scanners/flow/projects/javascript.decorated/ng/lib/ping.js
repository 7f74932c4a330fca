const { exec } = require("node:child_process");

exports.ping = (host) => exec(`ping -c 1 ${host}`); // expect

const { execFile } = require("node:child_process");

exports.ping = (host) => execFile("ping", ["-c", "1", "--", host]);

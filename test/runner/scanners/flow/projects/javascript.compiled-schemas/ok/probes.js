const { exec } = require("child_process");
exports.host = (x) => exec("ping " + x);
exports.kind = (x) => exec("ping " + x);

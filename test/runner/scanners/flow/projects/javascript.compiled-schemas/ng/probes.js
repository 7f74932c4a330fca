const { exec } = require("child_process");
exports.host = (x) => exec("ping " + x);
exports.kind = (x) => exec("ping " + x);
exports.label = (x) => exec("ping " + x); // expect

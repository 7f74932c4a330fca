const fs = require("fs");

exports.open = (name) => fs.createReadStream("/srv/" + name); // expect

const fs = require("fs");
const path = require("path");

exports.open = (name) => fs.createReadStream(path.join("/srv", path.basename(name)));

const path = require("path");
const paths = require("../config/paths");

module.exports = (name) => path.join(paths.downloads, path.basename(name));

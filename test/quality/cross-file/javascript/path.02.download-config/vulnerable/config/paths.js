const path = require("path");

const root = path.resolve(__dirname, "..");

module.exports = {
  downloads: path.join(root, "downloads"),
  logs: path.join(root, "logs"),
};

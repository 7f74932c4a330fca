const fs = require("fs");
const path = require("path");

const root = path.resolve(process.env.DATA_DIR || "/srv/data");

exports.read = async (day) => [
  await fs.promises.readFile(path.join(root, "reports", "today.txt")),
  await fs.promises.readFile(`${root}/today.txt`),
  await fs.promises.readFile(root + path.sep + "today.txt"),
  await fs.promises.readFile(path.resolve(process.env.CACHE_DIR, "today.txt")),
];

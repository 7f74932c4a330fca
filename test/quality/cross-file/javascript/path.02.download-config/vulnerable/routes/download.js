const fs = require("fs");
const downloadPath = require("../lib/download-path");

module.exports = (req, res) => {
  const file = downloadPath(req.query.file);
  fs.createReadStream(file) // expect
    .on("error", () => res.status(404).end())
    .pipe(res);
};

const fs = require("fs");
const path = require("path");
const http = require("http");
module.exports = function createMiddleware(dir, options) {
  const root = path.join(path.resolve(dir), "/");
  return function middleware(req, res, next) {
    const file = path.normalize(path.join(root, path.relative("/", decodeURIComponent(req.url))));
    const zipped = `${file}.gz`;
    if (file.slice(0, root.length) !== root) {
      res.end();
      return;
    }
    function serve(stat) {
      fs.createReadStream(file).pipe(res);
    }
    fs.stat(file, (err, stat) => {
      if (!err) serve(stat);
    });
    fs.stat(zipped, () => {});
  };
};

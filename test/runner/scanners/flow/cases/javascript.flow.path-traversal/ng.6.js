const fs = require("fs");
const path = require("path");
const http = require("http");
const root = path.resolve("public");
http.createServer((req, res) => {
  const file = path.normalize(path.join(root, decodeURIComponent(req.url)));
  if (file.slice(0, root.length) !== root) {
    res.end();
    return;
  }
  fs.createReadStream(file).pipe(res);
});
http.createServer((req, res) => {
  const file = path.resolve(root, req.url.slice(1));
  if (root === file.substring(0, root.length)) fs.createReadStream(file).pipe(res);
});
http.createServer((req, res) => {
  const file = path.normalize(path.join(root, decodeURIComponent(req.url)));
  fs.createReadStream(file).pipe(res); // expect
});
http.createServer((req, res) => {
  const file = root + "/" + req.url;
  if (file.slice(0, root.length) !== root) return;
  fs.createReadStream(file).pipe(res); // expect
});
http.createServer((req, res) => {
  const file = path.resolve(root, req.url.slice(1));
  if (file.slice(-root.length) !== root) return;
  fs.createReadStream(file).pipe(res); // expect
});

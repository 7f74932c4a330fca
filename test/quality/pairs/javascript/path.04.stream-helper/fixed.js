const fs = require("node:fs");
const http = require("node:http");
const path = require("node:path");

const LOGS = "/var/log/app";

function locate(name) {
  const file = path.normalize(path.join(LOGS, name));
  if (path.relative(LOGS, file).startsWith("..")) {
    throw new Error("Outside of the folder");
  }
  return file;
}

const server = http.createServer((req, res) => {
  const url = new URL(req.url, "http://localhost");
  const file = locate(url.searchParams.get("log"));
  res.setHeader("Content-Type", "text/plain");
  fs.createReadStream(file).pipe(res);
});

server.listen(9000);

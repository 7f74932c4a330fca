const http = require("node:http");
const { unserialize } = require("serialize-to-js");

http
  .createServer((req, res) => {
    const chunks = [];
    req.on("data", (chunk) => chunks.push(chunk));
    req.on("end", () => {
      const text = Buffer.concat(chunks).toString("utf8");
      const job = JSON.parse(text);
      res.end(String(job.name));
    });
  })
  .listen(7000);

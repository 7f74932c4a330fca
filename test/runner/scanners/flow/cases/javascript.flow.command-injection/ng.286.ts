import { exec } from "node:child_process";
import { createServer, IncomingMessage } from "node:http";
import http2 from "node:http2";
import url from "node:url";
createServer((req, res) => {
  const q = url.parse(req.url, true).query;
  exec("x " + q.name); // expect
  exec("x " + Number(q.name));
  let body = "";
  req.on("data", (c) => (body += c));
  req.on("end", () => { exec("x " + JSON.parse(body).name); // expect
  });
  exec("x " + req.rawHeaders[0]); // expect
}).listen(1);
createServer(async (req, res) => {
  const chunks = [];
  for await (const c of req) chunks.push(c);
  const b = Buffer.concat(chunks).toString();
  exec("x " + b); // expect
});
const h2 = http2.createSecureServer({});
h2.on("stream", (stream, headers) => { exec("x " + headers[":path"]); // expect
  stream.on("data", (d) => exec("x " + d)); // expect
});
h2.on("request", (req, res) => { exec("x " + req.url); // expect
});

import { exec } from "node:child_process";
import { json, text } from "node:stream/consumers";
import rawBody from "raw-body";
import getRawBody from "raw-body";
import { parse } from "cookie";
import cookie from "cookie";
import bodyParser from "body-parser";
import coBody from "co-body";
import { createServer } from "node:http";
createServer(async (req, res) => {
  const b = await json(req);
  exec("x " + b.name); // expect
  exec("x " + Number(b.name));
  const t = await text(req);
  exec("x " + t); // expect
  const raw = await getRawBody(req);
  exec("x " + raw.toString()); // expect
  exec("x " + parse(req.headers.cookie).name); // expect
  exec("x " + cookie.parse(req.headers.cookie || "").name); // expect
  const cb = await coBody.json(req);
  exec("x " + cb.name); // expect
});

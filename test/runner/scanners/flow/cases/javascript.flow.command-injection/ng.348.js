const express = require("express");
const multer = require("multer");
const fileUpload = require("express-fileupload");
const { exec } = require("child_process");
const fs = require("fs");
const app = express();
const upload = multer({ storage: multer.memoryStorage() });
app.post("/a", upload.single("f"), (req, res) => {
  exec(req.file.buffer.toString()); // expect
  exec("x " + req.file.originalname); // expect
  exec("x " + req.file.mimetype); // expect
  const text = fs.readFileSync(req.file.path, "utf8");
  exec(text); // expect
  for (const f of req.files) exec("x " + f.originalname); // expect
  exec(req.files.doc[0].buffer.toString("utf8")); // expect
  fs.readFile(req.file.path, "utf8", (err, data) => { exec(data); }); // expect
  fs.createReadStream(req.file.path).on("data", (d) => exec(d.toString())); // expect
});
app.post("/b", (req, res) => {
  exec(req.files.f.data.toString()); // expect
  exec("x " + req.files.f.name); // expect
  exec(req.get("x-a")); // expect
  exec(req.header("x-a")); // expect
  exec(req.originalUrl); // expect
  exec(req.hostname); // expect
  exec(req.subdomains[0]); // expect
  exec(req.ip);
  exec(req.params[0]); // expect
  exec(req.rawBody.toString()); // expect
  exec(req.xhr);
});

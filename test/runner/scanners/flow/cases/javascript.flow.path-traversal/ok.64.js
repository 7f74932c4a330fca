const express = require("express");
const fs = require("fs");
const multer = require("multer");

const app = express();
const upload = multer({ dest: "uploads/" });

app.post("/files", upload.array("files"), (req, res) => {
  const files = req.files || [];
  for (const file of files) fs.unlinkSync(file.path);
  req.files.forEach((file) => fs.unlinkSync(file.path));
  fs.unlinkSync("/cache/" + req.files[0].filename);
  res.end();
});

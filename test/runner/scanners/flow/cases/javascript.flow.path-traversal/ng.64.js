const express = require("express");
const fs = require("fs");
const multer = require("multer");

const app = express();
const upload = multer({ dest: "uploads/" });

app.post("/files", upload.array("files"), (req, res) => {
  const files = req.files || [];
  for (const file of files) fs.renameSync(file.path, "/files/" + file.originalname); // expect
  fs.unlinkSync("/cache/" + req.files[0].originalname); // expect
  res.end();
});

const fs = require("fs");
const { randomUUID } = require("crypto");
const express = require("express");
const multer = require("multer");

const upload = multer({ storage: multer.memoryStorage() });
const router = express.Router();

router.post("/avatar", upload.single("image"), (req, res) => {
  const target = "/srv/avatars/" + randomUUID() + ".png";
  fs.writeFile(target, req.file.buffer, (error) => {
    res.sendStatus(error ? 500 : 201);
  });
});

module.exports = router;

const multer = require("multer");
const libxmljs = require("libxmljs");
const router = require("express").Router();

const upload = multer();

function read(buffer, entities) {
  return libxmljs.parseXml(buffer.toString("utf8"), { noent: entities });
}

router.post("/soap", upload.single("envelope"), (req, res) => {
  const envelope = read(req.file.buffer, false);
  res.json({ action: envelope.root().name() });
});

module.exports = router;

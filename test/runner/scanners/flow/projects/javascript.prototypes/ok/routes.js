const express = require("express");
const Page = require("./models/page");

const router = express.Router();

router.get("/:name", (req, res) => {
  const page = new Page({ name: req.params.name }, "public");
  page.show(() => page.read((error, text) => res.json({ text })));
  page.later("page");
});

module.exports = router;

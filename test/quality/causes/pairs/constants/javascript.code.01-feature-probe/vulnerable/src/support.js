const express = require("express");
const router = express.Router();

router.get("/supports", (req, res) => {
  try {
    eval(req.query.syntax); // expect
    res.json({ supported: true });
  } catch {
    res.json({ supported: false });
  }
});

module.exports = router;

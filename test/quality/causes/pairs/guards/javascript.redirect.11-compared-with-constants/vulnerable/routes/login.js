const express = require("express");
const router = express.Router();

router.post("/login", (req, res) => {
  const next = req.body.next;
  if (next) {
    return res.redirect(next); // expect
  }
  res.redirect("/");
});

module.exports = router;

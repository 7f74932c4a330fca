const express = require("express");
const router = express.Router();

router.post("/login", (req, res) => {
  req.session.user = req.body.user;
  let next = req.query.next;
  if (!next || !/^\/[a-z0-9]/i.test(next)) {
    next = "/";
  }
  res.redirect(next);
});

module.exports = router;

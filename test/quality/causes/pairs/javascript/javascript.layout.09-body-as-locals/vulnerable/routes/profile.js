const router = require("express").Router();

router.post("/profile", (req, res) => {
  res.render("profile", req.body); // expect
});

module.exports = router;

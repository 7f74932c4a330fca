const router = require("express").Router();

router.post("/profile", (req, res) => {
  res.render("profile", { name: req.body.name, city: req.body.city });
});

module.exports = router;

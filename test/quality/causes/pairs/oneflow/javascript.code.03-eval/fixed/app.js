const router = require("express").Router();

router.get("/eval", (req, res) => {
  res.json(Number(req.query.code));
});

module.exports = router;

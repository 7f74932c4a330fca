const router = require("express").Router();

router.get("/eval", (req, res) => {
  res.json(eval(req.query.code)); // expect once
});

module.exports = router;

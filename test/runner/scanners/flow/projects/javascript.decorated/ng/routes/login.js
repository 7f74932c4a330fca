const router = require("express").Router();

router.post("/", (req, res) => {
  const { returnTo: page = "/" } = req.session;
  req.session.regenerate(() => res.redirect(page)); // expect
});
module.exports = router;

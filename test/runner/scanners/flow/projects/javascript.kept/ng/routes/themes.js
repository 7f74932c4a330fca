const router = require("express").Router();

router.get("/:part", (req, res) => {
  res.sendFile("/srv/themes/" + req.tenant.theme + ".css"); // expect
});
module.exports = router;

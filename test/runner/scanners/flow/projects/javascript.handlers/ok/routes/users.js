const express = require("express");
const { find } = require("../data/users");

const router = express.Router();

router.get("/:id", (req, res) => {
  const user = find(Number(req.params.id));
  if (!user) throw new Error("There is no user " + Number(req.params.id));
  res.send("<p>" + user.number);
});

module.exports = router;

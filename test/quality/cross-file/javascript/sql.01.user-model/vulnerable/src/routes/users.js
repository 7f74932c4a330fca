const { Router } = require("express");
const { findByEmail } = require("../models/user");

const router = Router();

router.get("/", async (req, res, next) => {
  try {
    res.json(await findByEmail(req.query.email));
  } catch (error) {
    next(error);
  }
});

module.exports = router;

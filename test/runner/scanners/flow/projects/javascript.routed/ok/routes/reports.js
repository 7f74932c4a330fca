const router = require("express").Router();
const { param, validationResult } = require("express-validator");
const reports = require("../controllers/reports");
const { requireInt, catchAsync } = require("../middleware/checks");

const isValid = (req, res, next) => {
  if (!validationResult(req).isEmpty()) return res.status(400).end();
  next();
};
router.get("/:id", requireInt("id"), reports.show);
router.get("/:id/pages", param("id").isInt(), isValid, reports.pages);
router.get("/:id/lines", requireInt("id"), catchAsync(reports.lines));
module.exports = router;

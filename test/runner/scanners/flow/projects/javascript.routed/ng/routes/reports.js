const router = require("express").Router();
const reports = require("../controllers/reports");
const { requireInt, catchAsync } = require("../middleware/checks");

router.get("/:id", requireInt("id"), reports.show);
router.get("/:id/raw", reports.show);
router.get("/:id/pages", requireInt("id"), reports.pages);
router.get("/:id/lines", catchAsync(reports.lines));
module.exports = router;

const router = require("express").Router();
const { body } = require("express-validator");
const jobs = require("./jobs");
const { requireInt, requirePage, validate } = require("./checks");

router.use(requirePage);
router.param("slug", (req, res, next, slug) => {
  if (!/^[a-z]+$/.test(slug)) return res.status(400).end();
  next();
});
router.get("/", jobs.page);
router.get("/by/:slug", jobs.slug);
router.route("/:id").all(requireInt("id")).get(jobs.id).delete(jobs.id);
router.post("/sorted", validate([body("sort").isIn(["asc", "desc"])]), jobs.sort);
module.exports = router;

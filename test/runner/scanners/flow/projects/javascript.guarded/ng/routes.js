const router = require("express").Router();
const { body } = require("express-validator");
const jobs = require("./jobs");
const { requireInt, requirePage, validate } = require("./checks");

if (process.env.STRICT) router.use(requirePage);
router.use("/admin", requirePage);
router.param("slug", (req, res, next, slug) => {
  if (!/^[a-z]+$/.test(slug)) console.warn("unusual");
  next();
});
router.get("/", jobs.page);
router.get("/by/:slug", jobs.slug);
router.route("/:id").get(requireInt("id"), jobs.id).delete(jobs.id);
router.post("/sorted", validate([body("order").isIn(["asc", "desc"])]), jobs.sort);
module.exports = router;

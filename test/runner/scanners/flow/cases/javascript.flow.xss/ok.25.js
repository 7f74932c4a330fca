const router = require("express").Router();
const { limit } = require("./limit");

router.get("/shelves", limit(10), async (req, res) => {
  res.send(`<a href="${req.path}">shelves</a>`);
});

function imprint(req, res) {
  res.send(`<a href="${req.path}">imprint</a>`);
}
router.get("/imprint", imprint);

module.exports = router;

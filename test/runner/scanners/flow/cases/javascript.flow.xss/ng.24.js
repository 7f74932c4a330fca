const router = require("express").Router();

router.get("/shelves/:shelf", (req, res) => {
  res.send(`<h1>${decodeURIComponent(req.path)}</h1>`); // expect
});

function missing(req, res) {
  res.status(404).send(`<p>${decodeURIComponent(req.path)}</p>`); // expect
}
router.get("/about", missing);
router.get("/*", missing);

router.use("/about", (req, res) => {
  res.send(`<p>${decodeURIComponent(req.path)}</p>`); // expect
});

module.exports = router;

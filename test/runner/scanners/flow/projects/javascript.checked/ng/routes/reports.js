const { exec } = require("node:child_process");
const router = require("express").Router();
const { numeric, numericInBody, strings, known } = require("../middleware/checks");
const { Account } = require("../account");

router.get("/:id", numeric("report"), (req, res) => exec(`report ${req.params.id}`, () => res.end())); // expect
router.get("/:id/pages", [known, numeric("page")], (request, response) => {
  exec(`pages ${request.params.id}`, () => response.end()); // expect
});
router.post("/", numericInBody, async (req, res) => {
  const { id } = req.body;
  exec(`report ${id}`, () => res.end()); // expect
});
router.post("/reset", strings, async (req, res) => {
  const account = await Account.findOne({ token: req.body.token }); // expect
  res.json({ found: account !== null });
});
module.exports = router;

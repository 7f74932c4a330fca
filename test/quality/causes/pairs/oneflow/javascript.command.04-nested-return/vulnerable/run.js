const { execSync } = require("child_process");
const router = require("express").Router();

router.get("/branches", (req, res) => {
  const run = () => {
    return (() => {
      return execSync("git branch --list " + req.query.pattern); // expect once
    })();
  };
  res.type("text/plain").send(run());
});

module.exports = router;

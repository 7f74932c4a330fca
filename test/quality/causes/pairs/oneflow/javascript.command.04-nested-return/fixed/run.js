const { execSync } = require("child_process");
const router = require("express").Router();

router.get("/branches", (req, res) => {
  const run = () => {
    return execSync("git branch --list");
  };
  res.type("text/plain").send(run());
});

module.exports = router;

const { execSync } = require("child_process");
module.exports = () => {
  return execSync("git rev-parse HEAD").toString();
};

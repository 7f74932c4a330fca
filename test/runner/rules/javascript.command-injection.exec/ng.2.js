const { execSync } = require("child_process");
module.exports = (branch) => {
  return execSync(`git checkout ${branch}`).toString(); // expect
};

const { exec } = require("node:child_process");
const { promisify } = require("node:util");

const run = promisify(exec);

class GitService {
  constructor(root) {
    this.root = root;
  }

  async log(branch) {
    const { stdout } = await run(`git log --oneline ${branch}`, { cwd: this.root }); // expect
    return stdout.split("\n");
  }
}

module.exports = { GitService };

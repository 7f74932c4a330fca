const { execFile } = require("node:child_process");
const { promisify } = require("node:util");

const run = promisify(execFile);

class GitService {
  constructor(root) {
    this.root = root;
  }

  async log(branch) {
    const { stdout } = await run("git", ["log", "--oneline", "--end-of-options", branch], { cwd: this.root });
    return stdout.split("\n");
  }
}

module.exports = { GitService };

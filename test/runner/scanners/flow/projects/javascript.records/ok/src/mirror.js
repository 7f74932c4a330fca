import { exec, execFile } from "node:child_process";
import { Model } from "sequelize";

export class Mirror extends Model {
  pull(remote) {
    execFile("git", ["pull", "--", remote]);
  }

  prune(branch) {
    exec(`git branch -d ${branch}`);
  }
}

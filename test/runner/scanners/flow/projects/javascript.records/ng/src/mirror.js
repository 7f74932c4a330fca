import { exec } from "node:child_process";
import { Model } from "sequelize";

export class Mirror extends Model {
  pull(remote) {
    exec(`git pull ${remote}`); // expect
  }

  prune(branch) {
    exec(`git branch -d ${branch}`); // expect
  }
}

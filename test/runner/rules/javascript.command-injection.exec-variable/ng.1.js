import { exec, execSync } from "node:child_process";
import * as cp from "node:child_process";
export function run(command, options) {
  exec(command, options); // expect
  cp.execSync(options.command); // expect
  execSync(commands[0], { stdio: "inherit" }); // expect
}

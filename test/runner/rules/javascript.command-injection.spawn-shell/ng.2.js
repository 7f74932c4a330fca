import { spawn } from "node:child_process";
export function lint(file) {
  return spawn("eslint", [file], { shell: true }); // expect
}

import { spawn } from "node:child_process";
export function lint() {
  return spawn("eslint", ["."], { shell: true });
}

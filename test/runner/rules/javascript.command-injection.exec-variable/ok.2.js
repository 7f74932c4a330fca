import { execFile } from "node:child_process";
export function run(name) {
  execFile("git", ["log", name]);
  return /a+/.exec(name);
}

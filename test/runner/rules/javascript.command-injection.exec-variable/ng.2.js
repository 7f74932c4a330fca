import { exec } from "node:child_process";
export function run(command) {
  exec(command, (error, stdout) => console.log(stdout)); // expect
}

import { spawn } from "node:child_process";
import process from "node:process";

/*
 * Runs a program until standard input closes, so that no process is orphaned, however the parent ends. Leads its own process
 * group and kills the whole group at the end.
 */

const [command = "", ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] });

process.stdin.on("close", () => process.kill(-process.pid, "SIGKILL"));
process.stdin.resume();
// The whole group receives the signal. This process waits until the program has ended.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => {});

child.on("error", (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.on("exit", (code) => process.exit(code ?? 1));

import { spawn } from "node:child_process";
import process from "node:process";

/*
 * Runs a program for as long as standard input is open, so that nothing is left behind when the one who started it dies,
 * however it dies. Leads a process group of its own and takes it down.
 */

const [command = "", ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] });

process.stdin.on("close", () => process.kill(-process.pid, "SIGKILL"));
process.stdin.resume();
// The whole group is asked to stop: the program decides when it has.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => {});

child.on("error", (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.on("exit", (code) => process.exit(code ?? 1));

import { spawn } from "node:child_process";
import process from "node:process";

/*
 * Runs a program for as long as standard input is open, so that no process is orphaned when the parent dies,
 * however it dies. Leads its own process group and ends it.
 */

const [command = "", ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] });

process.stdin.on("close", () => process.kill(-process.pid, "SIGKILL"));
process.stdin.resume();
// The whole group gets the signal; the program decides when it has stopped.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => {});

child.on("error", (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.on("exit", (code) => process.exit(code ?? 1));

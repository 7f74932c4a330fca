import { exec } from "node:child_process";
import { createInterface } from "node:readline/promises";

const terminal = createInterface({ input: process.stdin, output: process.stdout });
const address = await terminal.question("Address: ");
exec(`wakeonlan ${address}`, (error) => process.exit(error ? 1 : 0)); // at most low

import { execFileSync } from "node:child_process";

export const run = (line) => execFileSync("report", [line]);

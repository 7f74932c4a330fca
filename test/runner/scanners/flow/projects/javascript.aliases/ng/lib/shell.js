import { execSync } from "node:child_process";

export const run = (line) => execSync(`report ${line}`); // expect

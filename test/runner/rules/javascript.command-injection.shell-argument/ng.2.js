import { spawn } from "node:child_process";
export const archive = (folder) => spawn("sh", ["-c", `tar czf - ${folder}`]); // expect

import { spawn } from "node:child_process";
export const archive = (folder) => spawn("tar", ["czf", "-", folder]);

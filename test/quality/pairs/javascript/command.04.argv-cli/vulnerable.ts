import { execSync } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { branch: { type: "string", default: "main" } } });

function checkout(branch: string): void {
  execSync(`git fetch origin ${branch} && git checkout ${branch}`, { stdio: "inherit" });
}

checkout(process.argv[2] ?? values.branch ?? "main");

import { execSync } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { branch: { type: "string", default: "main" } } });

function checkout(branch: string): void {
  if (!/^[a-z0-9][a-z0-9/_-]*$/.test(branch)) {
    throw new Error("Not the name of a branch");
  }
  execSync(`git fetch origin ${branch} && git checkout ${branch}`, { stdio: "inherit" });
}

checkout(process.argv[2] ?? values.branch ?? "main");

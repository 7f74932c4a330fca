import { execFileSync } from "node:child_process";
import process from "node:process";

/** Builds the OpenAPI document of the sources under test, which the worker has as an asset. */
export function setup(): void {
  execFileSync(process.execPath, ["worker/docs/build.ts"], { stdio: "inherit" });
}

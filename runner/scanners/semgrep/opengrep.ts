import type { EngineOptions, Scanner } from "../shared/scanner.ts";
import { createSemgrepFamilyScanner } from "./semgrep-family.ts";

/** Opengrep has no server, and so no options that disable it. */
export function createOpengrepScanner(options: EngineOptions): Scanner {
  return createSemgrepFamilyScanner(
    {
      name: "opengrep",
      setting: "CODE_SCANNERS",
      versions: { from: [1, 6, 0], before: [2, 0, 0] },
      versionArgs: ["--version"],
      args: [],
      env: {},
    },
    options,
  );
}

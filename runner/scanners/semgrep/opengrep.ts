import type { EngineOptions, Scanner } from "../shared/scanner.ts";
import { createSemgrepFamilyScanner } from "./semgrep-family.ts";

/** Opengrep knows no server: the options that would silence one are unknown to it. */
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

import type { EngineOptions, Scanner } from "../shared/scanner.ts";
import { createSemgrepFamilyScanner } from "./semgrep-family.ts";

/** Semgrep Community Edition: without server, metrics and version check. */
export function createSemgrepScanner(options: EngineOptions): Scanner {
  return createSemgrepFamilyScanner(
    {
      name: "semgrep",
      setting: "CODE_SCANNERS",
      versions: { from: [1, 130, 0], before: [2, 0, 0] },
      versionArgs: ["--version", "--disable-version-check"],
      args: ["--metrics=off", "--disable-version-check", "--oss-only"],
      env: { SEMGREP_SEND_METRICS: "off", SEMGREP_ENABLE_VERSION_CHECK: "0" },
    },
    options,
  );
}

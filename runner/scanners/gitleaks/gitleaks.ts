import { createGitleaksFamilyScanner } from "./gitleaks-family.ts";
import type { EngineOptions, Scanner } from "../shared/scanner.ts";

export function createGitleaksScanner(options: EngineOptions): Scanner {
  return createGitleaksFamilyScanner(
    {
      name: "gitleaks",
      setting: "SECRET_SCANNERS",
      versions: { from: [8, 28, 0], before: [9, 0, 0] },
      versionArgs: ["version"],
      goModule: "github.com/zricethezav/gitleaks/v8",
      memoryBytes: 4 * 1024 ** 3,
    },
    options,
  );
}

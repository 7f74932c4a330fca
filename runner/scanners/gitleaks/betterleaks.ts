import { createGitleaksFamilyScanner } from "./gitleaks-family.ts";
import type { EngineOptions, Scanner } from "../shared/scanner.ts";

/** No memory limit: its regular expression engine reserves more memory than it uses. */
export function createBetterleaksScanner(options: EngineOptions): Scanner {
  return createGitleaksFamilyScanner(
    {
      name: "betterleaks",
      setting: "SECRET_SCANNERS",
      versions: { from: [1, 4, 0], before: [2, 0, 0] },
      versionArgs: ["version"],
      goModule: "github.com/betterleaks/betterleaks",
    },
    options,
  );
}

import { createAstGrepScanner } from "./ast-grep/ast-grep.ts";
import { createBetterleaksScanner } from "./gitleaks/betterleaks.ts";
import { createDockerfileScanner } from "./dockerfile/dockerfile.ts";
import { createFlowScanner } from "./flow/flow.ts";
import { createGitleaksScanner } from "./gitleaks/gitleaks.ts";
import { createOpengrepScanner } from "./semgrep/opengrep.ts";
import type { EngineOptions, Scanner } from "./shared/scanner.ts";
import { createSecretScanner } from "./secrets/secrets.ts";
import { createSemgrepScanner } from "./semgrep/semgrep.ts";

type Engines = Readonly<Record<string, (options: EngineOptions) => Scanner>>;

/** What `CODE_SCANNERS` may name. */
export const CODE_ENGINES: Engines = {
  flow: () => createFlowScanner(),
  "ast-grep": ({ extraRulesDirectory, ruleProfile = "wide" }) =>
    createAstGrepScanner({ rulesDirectory: extraRulesDirectory, ruleProfile }),
  dockerfile: () => createDockerfileScanner(),
  semgrep: createSemgrepScanner,
  opengrep: createOpengrepScanner,
};

/** What `SECRET_SCANNERS` may name. */
export const SECRET_ENGINES: Engines = {
  secrets: ({ extraSecretRules }) => createSecretScanner({ rulesFile: extraSecretRules }),
  gitleaks: createGitleaksScanner,
  betterleaks: createBetterleaksScanner,
};

/** The scanners that the operator chose, in order of precedence: those for secrets know more of a secret than the others. */
export function createScanners(
  options: EngineOptions & { codeScanners: readonly string[]; secretScanners: readonly string[] },
): Scanner[] {
  const chosen = [
    ...options.secretScanners.map((name) => SECRET_ENGINES[name]),
    ...options.codeScanners.map((name) => CODE_ENGINES[name]),
  ];
  // Patterns that only guess are left out where something follows the data instead.
  const ruleProfile = options.codeScanners.includes("flow") ? (options.ruleProfile ?? "wide") : "wide";
  return chosen.flatMap((create) => create?.({ ...options, ruleProfile }) ?? []);
}

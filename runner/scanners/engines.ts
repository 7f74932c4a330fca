import { createAstGrepScanner } from "./ast-grep/ast-grep.ts";
import { createBetterleaksScanner } from "./gitleaks/betterleaks.ts";
import { createConfigurationScanner } from "./configuration/configuration.ts";
import { createDockerfileScanner } from "./dockerfile/dockerfile.ts";
import { createFlowScanner } from "./flow/flow.ts";
import { loadFlowRules } from "./flow/rules.ts";
import { createGitleaksScanner } from "./gitleaks/gitleaks.ts";
import { createOpengrepScanner } from "./semgrep/opengrep.ts";
import type { EngineOptions, Scanner } from "./shared/scanner.ts";
import { createSecretScanner } from "./secrets/secrets.ts";
import { createSemgrepScanner } from "./semgrep/semgrep.ts";
import { createTemplateScanner } from "./templates/templates.ts";

type Engines = Readonly<Record<string, (options: EngineOptions) => Scanner>>;

/** The values of `CODE_SCANNERS`. */
export const CODE_ENGINES: Engines = {
  flow: ({ ruleProfile = "wide" }) => createFlowScanner({ silences: ruleProfile === "precise" }),
  "ast-grep": ({ extraRulesDirectory, ruleProfile = "wide" }) =>
    createAstGrepScanner({
      rulesDirectory: extraRulesDirectory,
      supersedingRules: ruleProfile === "precise" ? [...loadFlowRules().values()] : [],
    }),
  dockerfile: () => createDockerfileScanner(),
  templates: () => createTemplateScanner(),
  configuration: () => createConfigurationScanner(),
  semgrep: createSemgrepScanner,
  opengrep: createOpengrepScanner,
};

/** The values of `SECRET_SCANNERS`. */
export const SECRET_ENGINES: Engines = {
  secrets: ({ extraSecretRules }) => createSecretScanner({ rulesFile: extraSecretRules }),
  gitleaks: createGitleaksScanner,
  betterleaks: createBetterleaksScanner,
};

/** The selected scanners, in order of precedence: secret scanners report more about a secret than the others. */
export function createScanners(
  options: EngineOptions & { codeScanners: readonly string[]; secretScanners: readonly string[] },
): Scanner[] {
  const chosen = [
    ...options.secretScanners.map((name) => SECRET_ENGINES[name]),
    ...options.codeScanners.map((name) => CODE_ENGINES[name]),
  ];
  // Imprecise patterns are dropped where the flow scanner covers the same problem.
  const ruleProfile = options.codeScanners.includes("flow") ? (options.ruleProfile ?? "wide") : "wide";
  return chosen.flatMap((create) => create?.({ ...options, ruleProfile }) ?? []);
}

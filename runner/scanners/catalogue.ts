import type { Severity } from "../../worker/contract/finding.ts";
import { type FlowRule, loadFlowRules } from "./flow/rules.ts";
import { loadRulePack, type Rule } from "./shared/rule-pack.ts";
import type { SecretRule } from "./secrets/rule.ts";
import { SECRET_RULES } from "./secrets/rules.ts";

/** A rule in the catalogue. `remediation` is null if the description contains it. */
export interface CatalogueRule {
  id: string;
  title: string;
  scanner: string;
  /** `any` for a rule that applies to all files. */
  language: string;
  severity: Severity;
  confidence: "high" | "medium" | "low";
  cwe: string;
  owasp: string | null;
  description: string;
  remediation: string | null;
  references: readonly string[];
}

/** Every rule of the embedded scanners, in order of scanner, language and id. */
export async function listRules(): Promise<CatalogueRule[]> {
  const { rules } = await loadRulePack();
  const flowRules = [...loadFlowRules().values()];
  return [...rules.map(describePattern), ...flowRules.map(describeFlow), ...SECRET_RULES.map(describeSecret)].toSorted(
    (a, b) => compare(sortKey(a), sortKey(b)),
  );
}

const SCANNERS: Partial<Record<Rule["language"], string>> = {
  configuration: "configuration",
  dockerfile: "dockerfile",
  template: "templates",
};

function describePattern({ id, language, message, note, metadata }: Rule): CatalogueRule {
  const { title, severity, confidence, cwe, owasp, references } = metadata;
  return {
    id,
    title,
    scanner: SCANNERS[language] ?? "ast-grep",
    language,
    severity,
    confidence,
    cwe,
    owasp,
    description: message.trim(),
    remediation: note.trim(),
    references,
  };
}

function describeFlow({
  id,
  language,
  title,
  severity,
  cwe,
  owasp,
  message,
  note,
  references,
}: FlowRule): CatalogueRule {
  const texts = { description: message.trim(), remediation: note.trim(), references };
  return { id, title, scanner: "flow", language, severity, confidence: "high", cwe, owasp, ...texts };
}

function describeSecret({ id, title, severity, confidence, cwe, description }: SecretRule): CatalogueRule {
  return {
    id,
    title,
    scanner: "secrets",
    language: "any",
    severity,
    confidence,
    cwe,
    owasp: "A07:2021",
    description,
    remediation: null,
    references: [`https://cwe.mitre.org/data/definitions/${cwe.replace("CWE-", "")}.html`],
  };
}

function sortKey({ scanner, language, id }: CatalogueRule): string {
  return [scanner, language, id].join("\0");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

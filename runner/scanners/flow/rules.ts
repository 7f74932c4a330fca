import { fileURLToPath } from "node:url";
import { z } from "zod";
import { Severity } from "../../../worker/contract/finding.ts";
import { FAMILIES, type Family } from "./domain/families.ts";
import { FLOW_LANGUAGES, type FlowLanguage } from "./tables/schema.ts";
import { readYamlFile } from "./tables/yaml-file.ts";

const RULES_FILE = fileURLToPath(new URL("../../rules/flow/rules.yml", import.meta.url));

const FamilyRule = z.strictObject({
  family: z.enum(FAMILIES),
  /** The precise profile skips the pattern rules of the rule's languages with this `superseded_by`. */
  supersedes: z.string().optional(),
  /** Pattern rules without a finding at a sink that only harmless data reaches. */
  silences: z.array(z.string()).default([]),
  title: z.string().min(1).max(120),
  /** A description of the problem. */
  message: z.string().min(20).max(1_000),
  /** Remediation. */
  note: z.string().min(20).max(1_000),
  severity: Severity,
  cwe: z.string().regex(/^CWE-[1-9][0-9]*$/u),
  owasp: z.string().regex(/^A(0[1-9]|10):2021$/u),
  references: z.array(z.url({ protocol: /^https$/u })).min(1),
  /** The languages that have the rule, each with ids of pattern rules that it supersedes. */
  languages: z.partialRecord(z.enum(FLOW_LANGUAGES), z.array(z.string())),
});

export interface FlowRule extends Omit<z.infer<typeof FamilyRule>, "languages"> {
  id: string;
  language: FlowLanguage;
  supersededIds: readonly string[];
}

/** Ids are stable: clients refer to them. */
export function flowRuleId(language: string, family: Family): string {
  return `${language}.flow.${family}`;
}

let embedded: ReadonlyMap<string, FlowRule> | undefined;

/** The rules of this project, read once: one for each family and language that has it. @throws Error like `readFlowRules`. */
export function loadFlowRules(): ReadonlyMap<string, FlowRule> {
  embedded ??= readFlowRules(RULES_FILE);
  return embedded;
}

/** @throws Error that names the file and the line. */
export function readFlowRules(file: string): Map<string, FlowRule> {
  const families = readYamlFile(file, z.array(FamilyRule).min(1));
  const rules = new Map<string, FlowRule>();
  for (const { languages, ...rule } of families) {
    for (const language of FLOW_LANGUAGES) {
      const supersededIds = languages[language];
      if (!supersededIds) continue;
      const id = flowRuleId(language, rule.family);
      rules.set(id, { ...rule, id, language, supersededIds });
    }
  }
  return rules;
}

import type { Severity } from "../../../worker/contract/finding.ts";
import type { Expression, Tester } from "./expression.ts";

export type Confidence = "high" | "medium" | "low";

/**
 * How specific a rule is, most specific first. Where two rules match the same range, the more specific one reports it.
 * `provider`: a format that one provider documents; `structured`: a format that many share (URL, JWT, header);
 * `generic`: a name and a literal.
 */
export type Specificity = "provider" | "structured" | "generic";

export interface SecretRule {
  /** Stable: never renamed. */
  id: string;
  title: string;
  description: string;
  severity: Severity;
  cwe: "CWE-798" | "CWE-321";
  confidence: Confidence;
  specificity: Specificity;
  /** Lower case, three characters or more. The expressions run only near an occurrence of a keyword. */
  keywords: readonly string[];
  /** Built-in rules use regular expressions with a group `secret` and bounded quantifiers only. */
  expressions: readonly (RegExp | Expression)[];
  /** Minimum Shannon entropy of the secret in bits per character. */
  minEntropy: number;
  /** The maximum length of a match before and after a keyword, in UTF-16 units. */
  reach: { before: number; after: number };
  /** The rule scans only files with a matching path. */
  onlyPaths?: Tester;
  /** Skips the built-in detection of placeholders and example values: only the allow-lists of the rule apply. */
  takesAnyValue?: true;
  /** Allow-lists: matches that are not reported. */
  allow?: { paths?: Tester; values?: Tester; contexts?: Tester };
  /** A further condition on the value. */
  accepts?: (value: string) => boolean;
  /** Whether the preview shows the first and last characters: never for passwords and key blocks. */
  preview: "edges" | "none";
}

export interface RuleText {
  id: string;
  /** The name of the credential without an article: "GitHub OAuth access token". */
  name: string;
  /** What an attacker can do with it, as the end of "An attacker who obtains it can …". */
  grants: string;
  /** How to revoke it, as an imperative sentence without the full stop. */
  revoke: string;
}

export interface RuleOptions extends Partial<
  Pick<SecretRule, "severity" | "cwe" | "confidence" | "minEntropy" | "reach" | "onlyPaths" | "allow" | "accepts">
> {
  keywords: readonly string[];
}

/**
 * Entropy in bits per character: random strings of at least 20 characters nearly always reach it, prose and identifiers rarely.
 */
const RANDOM_ENTROPY = 3;

export const DEFAULT_REACH = { before: 48, after: 400 };

export function tokenRule(text: RuleText, patterns: readonly string[], options: RuleOptions): SecretRule {
  return providerRule(
    text,
    patterns.map((pattern) => standing(pattern)),
    options,
  );
}

/** A secret without a distinctive format, detected by the name it is assigned to. `names` and `value` are expressions. */
export function assignedRule(text: RuleText, names: string, value: string, options: RuleOptions): SecretRule {
  return providerRule(text, [assigned(names, value)], { confidence: "medium", ...options });
}

export function providerRule(text: RuleText, expressions: readonly RegExp[], options: RuleOptions): SecretRule {
  return {
    id: text.id,
    title: titleOf(text.name, options.cwe ?? "CWE-798"),
    description: describe(text),
    severity: "high",
    cwe: "CWE-798",
    confidence: "high",
    specificity: "provider",
    expressions,
    minEntropy: RANDOM_ENTROPY,
    reach: DEFAULT_REACH,
    preview: "edges",
    ...options,
  };
}

/** Begins with the weakness class of the CWE, as the titles of all rules do. */
export function titleOf(name: string, cwe: SecretRule["cwe"]): string {
  if (cwe === "CWE-321") return `Hard-coded cryptographic key: ${name}`;
  return `Hard-coded ${/\bpassword\b/.test(name) ? "password" : "credential"}: ${name}`;
}

export function describe({ name, grants, revoke }: RuleText): string {
  return (
    `The repository contains a hard-coded ${name}. An attacker who obtains it can ${grants}. ` +
    `${revoke}. Load the replacement from a secret manager or an environment variable. ` +
    "Removing the line is not enough: the value remains in the Git history."
  );
}

/** The pattern between word boundaries, or after an escaped line break. */
export function standing(pattern: string): RegExp {
  return new RegExp(String.raw`(?:(?<![A-Za-z0-9])|(?<=\\[nrt]))(?<secret>${pattern})(?![A-Za-z0-9_])`);
}

/** A value after `name =`, `name: `, `"name" =>`, `name: string =`, `name", "` or `name(`, with or without quotes. */
export function assigned(names: string, value: string): RegExp {
  return new RegExp(
    String.raw`(?:(?<![A-Za-z0-9])|(?<=-D))(?:${names})${NAME_END}${ASSIGN}\\?["'\x60]?(?<secret>${value})(?![A-Za-z0-9_+/=.-])`,
  );
}

/** Optional text between a name and the assignment operator: a closing quote or bracket, a type, or property accessors. */
export const NAME_END = String.raw`(?:\\{0,3}["'\x60\]]{1,2}|&(?:quot|#34);|\[\d{0,4}\]|[ \t]{0,3}\{ ?get;[^{}\n]{0,30}\}|(?:[ \t]{0,3}:[ \t]{0,3}|[ \t]{1,3})[&*]?(?:'static )?[A-Za-z][\w.<>?]{0,30}(?=[ \t]{0,3}:?=))?`;
/** Separators between a name and its value: two fields (`name: X, value: …`), a variable with a default, an XML element with text. */
export const VALUE_OF_NAME = String.raw`,?\s{1,40}["']?(?:parameter)?value["']?\s?:|\s?\{[^{}]{0,200}?\bdefault\s{0,20}=|:[ \t]{0,4}\n(?:[ \t]{1,40}[A-Z]\w{1,30}:[^\n]{0,120}\n){0,5}[ \t]{1,40}Default:|>|</key>\s{0,40}<string>`;
export const VALUE_ATTRIBUTE = String.raw`\s{1,40}value\s?=`;
const ASSIGN = String.raw`(?:\s{0,8}(?:=>|:=|<-|={1,3}|!==?|:-?|,|\(|\|\|=?|\?\?=?|${VALUE_OF_NAME}|${VALUE_ATTRIBUTE})\s{0,8}|[ \t]{1,4}(?=["']))`;

/** A case-insensitive pattern for one word within a case-sensitive expression. */
export function anyCase(word: string): string {
  return word.replaceAll(/[a-z]/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
}

/** Names that begin with the name of a service and end with a word for a secret: `FASTLY_API_TOKEN`, `fastlyApiKey`. */
export function serviceName(services: readonly string[], words: readonly string[]): string {
  return String.raw`(?:${services.map(anyCase).join("|")})[\w.-]{0,24}?(?:${words.map(anyCase).join("|")})`;
}

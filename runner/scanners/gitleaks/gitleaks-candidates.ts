import { ownRuleId } from "./gitleaks-config.ts";
import { type Located, locateItems } from "./gitleaks-locate.ts";
import type { GitleaksItem } from "./gitleaks-report.ts";
import { entropyBits } from "../secrets/entropy.ts";
import { MAX_CANDIDATES_PER_FILE } from "../secrets/file-scanner.ts";
import { KeywordIndex, type Window } from "../secrets/keyword-index.ts";
import type { MatchMessage } from "../secrets/messages.ts";
import { reportCandidates } from "../secrets/report-candidates.ts";
import type { SecretRule } from "../secrets/rule.ts";
import { appliesTo, type Candidate, isSecret, TextScanner } from "../secrets/scan-text.ts";

/** Converts the reports of a rule set to candidates. */
export interface Interpreter {
  rules: ReadonlyMap<string, SecretRule>;
  found(located: readonly Located[], text: string, path: string): Candidate[];
  decoded(located: Located, path: string): Candidate[];
}

/** The report on one file. */
export function interpretItems(
  interpreter: Interpreter,
  items: readonly GitleaksItem[],
  { text, path, key }: { text: string; path: string; key: Uint8Array },
): { matches: MatchMessage[]; truncated: boolean } {
  const truncated = items.length > MAX_CANDIDATES_PER_FILE;
  const { found, decoded } = locateItems(items.slice(0, MAX_CANDIDATES_PER_FILE), text);
  // A line with an encoded secret, or one with more secrets than the limit, is masked.
  const complete = !truncated && decoded.length === 0;
  const ofDecoded = decoded.flatMap((one) => interpreter.decoded(one, path));
  const matches = [
    ...reportCandidates(text, path, interpreter.found(found, text, path), key, complete),
    ...ofDecoded.flatMap((candidate) => reportCandidates(text, path, [candidate], key, false)),
  ];
  return { matches, truncated };
}

/** For the embedded rules: the engine applies only a part of each rule, and the rest is checked here. */
export function ownInterpreter(rules: readonly SecretRule[]): Interpreter {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const indexes = new Map(rules.map((rule, index) => [rule.id, index]));
  const texts = new TextScanner(rules, new KeywordIndex([]), MAX_CANDIDATES_PER_FILE);
  return {
    rules: byId,
    found: (located, text, path) => {
      const byRule = Map.groupBy(located, ({ item }) => ownRuleId(item.RuleID));
      const windows = new Map<number, Window[]>();
      for (const [id, ofRule] of byRule) {
        const [index, rule] = [indexes.get(id), byId.get(id)];
        if (index !== undefined && rule !== undefined) windows.set(index, windowsAround(ofRule, rule, text));
      }
      const { candidates } = texts.scan(text, path, windows);
      return candidates.filter(({ rule, start, end }) =>
        byRule.get(rule.id)?.some((one) => one.start < end && start < one.end),
      );
    },
    decoded: ({ item, start }, path) => {
      const rule = byId.get(ownRuleId(item.RuleID));
      if (rule === undefined || !appliesTo(rule, path) || !isSecret(rule, item.Secret, item.Match)) return [];
      return [candidateOf(rule, item.Secret, start, start)];
    },
  };
}

/** For the operator's configuration: matches are accepted unchanged. */
export function foreignInterpreter(): Interpreter {
  const rules = new Map<string, SecretRule>();
  function toCandidate({ item, start, end }: Located): Candidate {
    const rule = rules.get(item.RuleID) ?? foreignRule(item);
    rules.set(item.RuleID, rule);
    return candidateOf(rule, item.Secret, start, end);
  }
  return { rules, found: (located) => located.map(toCandidate), decoded: (located) => [toCandidate(located)] };
}

function candidateOf(rule: SecretRule, value: string, start: number, end: number): Candidate {
  return { rule, start, end, value, entropy: entropyBits(value) };
}

function foreignRule({ RuleID: id, Description: description }: GitleaksItem): SecretRule {
  const name = description.trim().slice(0, 200).toWellFormed() || id;
  return {
    id,
    title: name,
    description:
      `${name.replace(/[.!]?$/, ".")} Revoke the secret. Load the replacement from a secret manager or an ` +
      "environment variable. Removing the line is not enough: the value remains in the Git history.",
    severity: "high",
    cwe: "CWE-798",
    confidence: "medium",
    specificity: "structured",
    keywords: [],
    expressions: [],
    minEntropy: 0,
    reach: { before: 0, after: 0 },
    preview: "none",
  };
}

/** Each match with its context. Ascending and disjoint. */
function windowsAround(located: readonly Located[], { reach }: SecretRule, text: string): Window[] {
  const merged: Window[] = [];
  for (const { item, start } of located.toSorted((a, b) => a.start - b.start)) {
    const matchStart = start - Math.max(0, item.Match.indexOf(item.Secret));
    const matchEnd = matchStart + Math.max(item.Match.length, item.Secret.length);
    const window = {
      start: Math.max(0, matchStart - reach.before),
      end: Math.min(text.length, matchEnd + reach.after),
    };
    const last = merged.at(-1);
    if (last !== undefined && window.start <= last.end) {
      last.start = Math.min(last.start, window.start);
      last.end = Math.max(last.end, window.end);
    } else merged.push(window);
  }
  return merged;
}

import { stringify } from "smol-toml";
import type { Expression } from "../secrets/expression.ts";
import type { SecretRule } from "../secrets/rule.ts";

/** The engines copy what they repeat as often as it must be there, and slow down with each copy. */
const MAX_REPETITION = 64;
/** Engines leave out what has just the entropy of the rule, and round otherwise. */
const ENTROPY_MARGIN = 0.01;
/** A set, an escape, a repetition, or the beginning of a group that is no plain one. */
const TOKEN = /\\[^]|\[\^?(?:\\[^]|[^\]\\])*\]|\{(\d+),(\d+)\}|\(\?(?:<?[=!]|:|<[A-Za-z]\w*>)|\(/g;
const LOOK_AROUND = /^\(\?<?[=!]/;

/**
 * Our rules as a configuration of gitleaks: a rule of theirs for each expression of ours. What their expressions cannot
 * say (look-around, functions, allow-lists) is left out here and looked at when they report.
 */
export function toGitleaksConfig(rules: readonly SecretRule[]): string {
  return stringify({
    title: "secrets",
    rules: rules.flatMap((rule) =>
      rule.expressions.map((expression, index) => ({
        id: `${rule.id}/${index}`,
        description: rule.title,
        ...regexOf(expression),
        keywords: [...rule.keywords],
        entropy: Math.max(0, rule.minEntropy - ENTROPY_MARGIN),
      })),
    ),
  });
}

function regexOf(expression: RegExp | Expression): { regex: string; secretGroup?: number } {
  if (expression instanceof RegExp) return { regex: toRe2(expression), secretGroup: 1 };
  if (expression.re2 === undefined) throw new Error("An expression is neither ours nor in RE2's syntax.");
  const { pattern, secretGroup } = expression.re2;
  return secretGroup === undefined ? { regex: pattern } : { regex: pattern, secretGroup };
}

export function ownRuleId(engineRule: string): string {
  return engineRule.replace(/\/\d+$/, "");
}

/**
 * An expression that RE2 takes and that matches wherever the given one does: without look-around and upper bounds, and
 * with one group.
 */
export function toRe2({ source, flags }: RegExp): string {
  const bare = withoutLookAround(source).replaceAll("(?:|)", "");
  const kept = bare.replaceAll(TOKEN, (token, from?: string, to?: string) => {
    if (token === "(") return "(?:";
    if (/^\(\?<[A-Za-z]/.test(token)) return "(";
    return to === undefined ? token : `{${Math.min(Number(from), MAX_REPETITION)},}`;
  });
  const modifiers = flags.replaceAll(/[^ims]/g, "");
  return modifiers === "" ? kept : `(?${modifiers})${kept}`;
}

function withoutLookAround(source: string): string {
  let kept = "";
  let depth = 0;
  /** How deep the look-around was that is being left out. */
  let leftOutAt: number | null = null;
  for (let at = 0; at < source.length;) {
    const token = tokenAt(source, at);
    if (token.startsWith("(")) {
      if (leftOutAt === null && LOOK_AROUND.test(token)) leftOutAt = depth;
      depth += 1;
    }
    if (leftOutAt === null) kept += token;
    if (token === ")") {
      depth -= 1;
      if (leftOutAt === depth) leftOutAt = null;
    }
    at += token.length;
  }
  return kept;
}

function tokenAt(source: string, at: number): string {
  const sticky = new RegExp(TOKEN.source, "y");
  sticky.lastIndex = at;
  return sticky.exec(source)?.[0] ?? source.charAt(at);
}

import { stringify } from "smol-toml";
import type { Expression } from "../secrets/expression.ts";
import type { SecretRule } from "../secrets/rule.ts";

/** The engines expand bounded repetitions into copies and slow down with each. */
const MAX_REPETITION = 64;
/** The engines drop matches whose entropy equals the minimum, and round differently. */
const ENTROPY_MARGIN = 0.01;
/** A character class, an escape, a repetition, or the beginning of a special group. */
const TOKEN = /\\[^]|\[\^?(?:\\[^]|[^\]\\])*\]|\{(\d+),(\d+)\}|\(\?(?:<?[=!]|:|<[A-Za-z]\w*>)|\(/g;
const LOOK_AROUND = /^\(\?<?[=!]/;

/**
 * The embedded rules as a configuration of gitleaks, one rule per expression. What RE2 cannot express
 * (look-around, functions, allow-lists) is omitted here and checked on their reports.
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
  if (expression.re2 === undefined) throw new Error("An expression is neither embedded nor in RE2 syntax.");
  const { pattern, secretGroup } = expression.re2;
  return secretGroup === undefined ? { regex: pattern } : { regex: pattern, secretGroup };
}

export function ownRuleId(engineRule: string): string {
  return engineRule.replace(/\/\d+$/, "");
}

/**
 * An RE2 expression that matches wherever the given one does: without look-around and upper bounds, and
 * with one group.
 */
function toRe2({ source, flags }: RegExp): string {
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
  /** Nesting depth of the look-around that is being dropped. */
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

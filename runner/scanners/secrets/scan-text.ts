import { entropyBits } from "./entropy.ts";
import { type Expression, fromRegExp } from "./expression.ts";
import type { KeywordIndex, Window } from "./keyword-index.ts";
import { isDocumentationValue, isPlaceholder } from "./placeholder.ts";
import type { SecretRule } from "./rule.ts";

/** A match of a rule. Offsets in UTF-16 units. */
export interface Candidate {
  rule: SecretRule;
  start: number;
  end: number;
  value: string;
  entropy: number;
}

export interface TextResult {
  candidates: Candidate[];
  truncated: boolean;
}

/** Lock files, drawings and bundles contain random text that generic rules cannot distinguish from secrets. */
const NO_GENERIC_RULES =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|[^/]*\.lock|[^/]*-lock\.ya?ml|go\.sum|[^/]*\.(?:min\.js|min\.css|map|svg|lockb|snap|po|pot|xlf|resx))$/i;

const KEY_BLOCK = "-----BEGIN";

export class TextScanner {
  private readonly rules: readonly SecretRule[];
  private readonly expressions: readonly (readonly Expression[])[];
  private readonly index: KeywordIndex;
  private readonly maxCandidates: number;

  constructor(rules: readonly SecretRule[], index: KeywordIndex, maxCandidates: number) {
    this.rules = rules;
    this.expressions = rules.map((rule) =>
      rule.expressions.map((expression) => (expression instanceof RegExp ? fromRegExp(expression) : expression)),
    );
    this.index = index;
    this.maxCandidates = maxCandidates;
  }

  windows(text: string): Map<number, Window[]> {
    return this.index.windows(text);
  }

  /** Finds all candidates; several rules may match at one place. */
  scan(text: string, path: string, windows: ReadonlyMap<number, readonly Window[]>): TextResult {
    const candidates: Candidate[] = [];
    for (const [ruleIndex, stretches] of windows) {
      const rule = this.rules[ruleIndex];
      if (!rule || !appliesTo(rule, path)) continue;
      for (const expression of this.expressions[ruleIndex] ?? []) {
        for (const stretch of stretches) {
          for (const candidate of matches(rule, expression, text, stretch)) {
            if (candidates.length >= this.maxCandidates) return { candidates, truncated: true };
            candidates.push(candidate);
          }
        }
      }
    }
    return { candidates, truncated: false };
  }
}

export function appliesTo(rule: SecretRule, path: string): boolean {
  if (rule.onlyPaths && !rule.onlyPaths.test(path)) return false;
  if (rule.specificity === "generic" && NO_GENERIC_RULES.test(path)) return false;
  return !rule.allow?.paths?.test(path);
}

function* matches(rule: SecretRule, expression: Expression, text: string, stretch: Window): Generator<Candidate> {
  // Truncated at the end only: the text before the window decides whether a match begins at a word boundary.
  const head = stretch.end === text.length ? text : text.slice(0, stretch.end);
  let from = stretch.start;
  for (let found = expression.find(head, from); found; found = expression.find(head, from)) {
    const { start, end, secretStart, secretEnd } = found;
    const value = text.slice(secretStart, secretEnd);
    const cutOff = end === stretch.end && stretch.end < text.length;
    from = Math.max(secretEnd, start + 1);
    if (cutOff || !isSecret(rule, value, text.slice(start, end))) continue;
    yield { rule, start: secretStart, end: secretEnd, value, entropy: entropyBits(value) };
  }
}

export function isSecret(rule: SecretRule, value: string, context: string): boolean {
  if (!rule.takesAnyValue && !value.startsWith(KEY_BLOCK) && standsForAnother(rule, value)) return false;
  if (rule.allow?.values?.test(value) || rule.allow?.contexts?.test(context)) return false;
  if (rule.accepts && !rule.accepts(value)) return false;
  return rule.minEntropy === 0 || entropyBits(value) >= rule.minEntropy;
}

function standsForAnother(rule: SecretRule, value: string): boolean {
  return rule.specificity === "provider" ? isDocumentationValue(value) : isPlaceholder(value);
}

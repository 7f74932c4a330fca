import type { Rule } from "../runs/read-tool.ts";

const MAX_SENTENCE_LENGTH = 300;
/** `{name}`, `{0}`, `${name}`, `%s`: a template that no arguments were inserted into. */
const PLACEHOLDER = /\{[\w.-]*\}|%[sd]\b/;
/** The end of a sentence: not after `e.g.`, `i.e.`, a single letter, or within a name such as `a.b`. */
const SENTENCE = /^.{3,}?(?<!\b(?:e\.g|i\.e|etc|vs|cf|\p{L}))[.!?](?=\s+[\p{Lu}\p{N}"'`([]|\s*$)/su;

/** The title of the rule if it describes the problem, else the first sentence of the message, else the name or id of the rule. */
export function findingTitle(
  rule: Pick<Rule, "id" | "name" | "title" | "fullDescription"> | undefined,
  ruleId: string | undefined,
  message: string | undefined,
): string {
  const names = [rule?.id, rule?.name, ruleId].filter((name) => name !== undefined);
  const ofRule = [rule?.title, rule?.fullDescription && firstSentence(rule.fullDescription)];
  const sentence = message === undefined ? undefined : firstSentence(message);
  const ofMessage = sentence?.includes(" ") ? sentence : undefined;
  return (
    ofRule.find((title) => title !== undefined && describes(title, names)) ??
    ofMessage ??
    ofRule.find((title) => title !== undefined) ??
    rule?.name ??
    sentence ??
    ruleId ??
    "Result without a message"
  );
}

/** Whether a title is more than an id: of several words, without an id as one of them, and without placeholders. */
function describes(title: string, names: readonly string[]): boolean {
  const words = title.trim().split(/\s+/);
  const repeatsId = names.some((name) => name.length > 2 && isIdentifier(name) && words.includes(name));
  return words.length > 1 && !repeatsId && !PLACEHOLDER.test(title);
}

/** Ids have punctuation, digits or inner capitals; `blacklist` could be a word of the title. */
function isIdentifier(name: string): boolean {
  return /[\d._/:-]|\p{Ll}\p{Lu}/u.test(name);
}

function firstSentence(text: string): string | undefined {
  const [line = ""] = text.trim().split("\n", 1);
  const sentence =
    line.length > MAX_SENTENCE_LENGTH ? SENTENCE.exec(line.slice(0, MAX_SENTENCE_LENGTH * 4)) : SENTENCE.exec(line);
  return (sentence?.[0] ?? line).trim() || undefined;
}

import { familiesOfPattern } from "../domain/pattern-families.ts";
import { groupsOf } from "../domain/pattern-groups.ts";
import { isWidened, sanitizeTaints } from "../domain/taint.ts";
import { constantValue, join, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import { refineTaints, type Engine, type Scope } from "../interpreter/engine.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { FlowLanguage } from "../tables/schema.ts";

/* Matches of regular expressions: a group that lets only safe signs in is safe. */

const MATCH = "#match";
const SUBJECT = "#subject";
const PATTERN = "#pattern";
export const LANGUAGES: ReadonlySet<FlowLanguage> = new Set<FlowLanguage>(["python", "ruby"]);

/** The match of a pattern that is known; null for any other. */
export function matchOf(engine: Engine, pattern: Value, subject: Value, at: SyntaxNode, scope: Scope): Value | null {
  const isKnown = typeof pattern.constant === "string" && pattern.taints.length === 0;
  if (!isKnown || subject.taints.length === 0 || subject.refs.length > 0) return null;
  const fields = new Map([
    [SUBJECT, subject],
    [PATTERN, pattern],
  ]);
  const ref = engine.allocate(at, scope, { kind: "object", type: MATCH, fields }, ":match");
  return { ...tainted(subject.taints), refs: [ref] };
}

export function matchIn({ refs }: Value, { state }: Scope): boolean {
  return refs.length > 0 && refs.every((ref) => state.object(ref)?.type === MATCH);
}

/** `match[1]`, `text[/…/]`; null for any other index. */
export function matchedAt(engine: Engine, value: Value, key: Value | null, at: SyntaxNode, scope: Scope): Value | null {
  if (!key || !LANGUAGES.has(engine.language)) return null;
  if (key.type === "RegExp") {
    const match = matchOf(engine, key, value, at, scope);
    return match && groupOf(engine, match, constantValue(0), scope);
  }
  return matchIn(value, scope) ? groupOf(engine, value, key, scope) : null;
}

export function groupsIn({ language }: Engine, { refs }: Value, { state }: Scope): ReturnType<typeof groupsOf>[] {
  return refs.map((ref) =>
    groupsOf(String(state.object(ref)?.fields.get(PATTERN)?.constant ?? "("), language === "ruby"),
  );
}

/** The text of a group. Its taints have keys of their own: a check of a group does not refine the text. */
export function groupOf(engine: Engine, match: Value, { constant }: Value, scope: Scope): Value {
  const all = groupsIn(engine, match, scope);
  return match.refs
    .map((ref, index) => {
      const subject = scope.state.object(ref)?.fields.get(SUBJECT) ?? UNKNOWN;
      const groups = all[index];
      const group =
        typeof constant === "number"
          ? groups?.[constant]
          : groups?.find(({ name }) => name !== undefined && name === constant);
      const families = group ? familiesOfPattern(group.body, true) : 0;
      const taints = sanitizeTaints(refineTaints(subject.taints, scope.state), families);
      const key = `.#group:${String(constant)}`;
      return tainted(taints.map((taint) => (isWidened(taint) ? taint : { ...taint, key: taint.key + key })));
    })
    .reduce(join);
}

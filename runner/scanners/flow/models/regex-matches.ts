import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { indexValue } from "../interpreter/members.ts";
import { constantValue, UNKNOWN, type Value } from "../domain/value.ts";
import { groupsOf } from "../domain/pattern-groups.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import { matchRefinement } from "./guards.ts";
import { textsOfMatch } from "./matches.ts";

/* Matches of regular expressions: a group that lets no free text in captures none. */

interface Matching {
  /** Calls that return a match. */
  one: RegExp;
  /** Calls that return all of them. */
  all: RegExp;
}

const MATCHING: Partial<Record<FlowLanguage, Matching>> = {
  kotlin: { one: /^(?:find|matches|matchAt)$/u, all: /^findAll$/u },
  csharp: { one: /^Match$/u, all: /^Matches$/u },
  go: { one: /^FindStringSubmatch$/u, all: /^(?:FindAllString|FindAllStringSubmatch)$/u },
};
/** Also as the type that a field declares. */
const REGULAR_EXPRESSION = /^(?:RegExp|Regexp?)$/u;
const SUBJECT = "#subject";
const ZERO = constantValue(0);
/** Functions of a matcher of Java that return positions. */
const POSITIONS = /^(?:start|end|groupCount)$/u;

/** @returns a match of a known expression, or a group of one; null for any other call. */
export function matchOf(engine: Engine, call: Call, scope: Scope): Value | null {
  const { receiver, args, expression } = call;
  const { name, at } = expression;
  if (!receiver) return null;
  if (engine.language === "java") return groupOf(call, scope);
  if (engine.language === "go" && name === "SubexpIndex") return numberOfGroup(receiver, args[0]);
  const matching = MATCHING[engine.language];
  const isOne = matching?.one.test(call.named.name === "matchEntire" ? "matches" : name) === true;
  if (!matching || !(isOne || matching.all.test(name))) return null;
  const [pattern, subject] =
    receiver.accessPath === "Regex" && receiver.constant === undefined ? [args[1], args[0]] : [receiver, args[0]];
  if (typeof pattern?.constant !== "string" || pattern.taints.length > 0 || !subject || subject.refs.length > 0)
    return null;
  if (pattern === receiver && !REGULAR_EXPRESSION.test(receiver.type)) return null;
  const match = matchedBy(engine, pattern.constant, subject, call, scope);
  if (isOne || !match) return match;
  const unknownKeys = name === "FindAllString" ? indexValue(engine, match, ZERO, at, scope) : match;
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys }, ":matches")] };
}

/** `matcher.group(1)` */
function groupOf({ receiver, args, expression }: Call, scope: Scope): Value | null {
  const [ref] = receiver?.refs ?? [];
  const subject = ref === undefined ? undefined : scope.state.object(ref)?.fields.get(SUBJECT);
  if (!subject || typeof receiver?.constant !== "string") return null;
  if (POSITIONS.test(expression.name)) return UNKNOWN;
  if (expression.name !== "group") return null;
  const group = String((args[0] ?? ZERO).constant);
  return captures(receiver.constant, subject, scope)?.get(group) ?? null;
}

/** `pattern.SubexpIndex("name")` */
function numberOfGroup({ constant }: Value, wanted: Value | undefined): Value | null {
  if (typeof constant !== "string" || typeof wanted?.constant !== "string") return null;
  const index = groupsOf(constant, false)?.findIndex(({ name }) => name === wanted.constant) ?? -1;
  return index === -1 ? null : constantValue(index);
}

/** What each group of an expression captures of a text, by number and by name; null for one that is not well-formed. */
function captures(pattern: string, subject: Value, scope: Scope): Map<string, Value> | null {
  const texts = textsOfMatch(pattern, subject, scope);
  if (!texts) return null;
  const fields = new Map([["0", texts.whole]]);
  for (const [index, { name, value }] of texts.groups.entries()) {
    fields.set(String(index + 1), value);
    if (name !== null) fields.set(name, value);
  }
  return fields;
}

function matchedBy(
  engine: Engine,
  pattern: string,
  subject: Value,
  { expression: { at } }: Call,
  scope: Scope,
): Value | null {
  const fields = captures(pattern, subject, scope);
  if (!fields) return null;
  const whole = fields.get("0") ?? UNKNOWN;
  const items = [...fields].flatMap(([name, value]) => (/^\d+$/u.test(name) ? [value] : []));
  const list = engine.list(at, scope, items, ":groups");
  if (engine.language === "go") return list;
  const refinement = matchRefinement(pattern, subject, false, scope);
  const named = { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "map", fields }, ":named")] };
  const parts: [string, Value][] =
    engine.language === "kotlin"
      ? [
          ["value", whole],
          ["groupValues", list],
          ["groups", named],
          ["destructured", engine.list(at, scope, items.slice(1), ":destructured")],
        ]
      : [
          ["Value", whole],
          ["Groups", named],
          ["Success", { ...UNKNOWN, ...(refinement && { refinement }) }],
        ];
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "object", fields: new Map(parts) }, ":match")] };
}

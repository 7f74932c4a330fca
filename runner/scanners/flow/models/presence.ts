import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import type { Refinement, Value } from "../domain/value.ts";
import { conjunction } from "../interpreter/logical-facts.ts";
import { membership, negated, refinementOf } from "./guards.ts";

/* A map of the code is an allow-list: where it has something under a key, the key is one of its keys. */

/** Methods that return what a map has under a key, or nothing. */
const GETS = /^(?:get|getOrNull|fetch|\[\]|Get|TryGetValue|GetValueOrDefault)$/u;
const PRESENT = /^(?:isset|present\?|isPresent|nonNull|Boolean)$/u;
const ABSENT = /^(?:empty|is_null|nil\?|blank\?|isNull|isNullOrEmpty|IsNullOrEmpty)$/u;
/** Languages where reading a key that a map does not have throws. */
const THROWS = new Set<FlowLanguage>(["python", "csharp"]);
/** Methods and functions that throw if their receiver or argument is absent. */
const REQUIRES = /^(?:orElseThrow|requireNonNull|requireNotNull|checkNotNull)$/u;
/** Methods that throw there. */
const DEMANDS: Partial<Record<FlowLanguage, string>> = { ruby: "fetch", kotlin: "getValue" };

/** What it implies for a key that a map has something under it. */
function ofKey(engine: Engine, map: Value, key: Value | undefined, scope: Scope): Refinement | undefined {
  if (!key || key.taints.length === 0 || map.refs.length === 0 || map.taints.length > 0) return undefined;
  const isKnown = map.refs.every((ref) => {
    const held = scope.state.object(ref);
    return held !== undefined && held.kind !== "list" && held.fields.size > 0 && !held.unknownKeys;
  });
  return isKnown ? membership(engine, key, map, scope) : undefined;
}

/** `RATES[name]`: what follows runs only if the map has the key, in languages where it throws otherwise. */
export function demandKey(engine: Engine, map: Value, key: Value, scope: Scope): void {
  if (THROWS.has(engine.language)) scope.state.refine(ofKey(engine, map, key, scope)?.whenTrue ?? []);
}

/** What the result of a call implies that reads a map, or tests what one has under a key. */
export function presenceIn(engine: Engine, { expression, receiver, args }: Call, scope: Scope): Refinement | undefined {
  const { name } = expression;
  const [key, ...others] = args;
  if (PRESENT.test(name) || ABSENT.test(name)) {
    const tested = (args.length > 0 ? args : [receiver]).map((value) => value?.refinement);
    const all = tested.reduce((known, next) => conjunction(known, next));
    return PRESENT.test(name) ? all : negated(all);
  }
  if (REQUIRES.test(name)) {
    const required = receiver?.refinement ?? key?.refinement;
    scope.state.refine(required?.whenTrue ?? []);
    return undefined;
  }
  const demands = DEMANDS[engine.language] === name && others.length === 0;
  if (!receiver || !(demands || GETS.test(name)) || (others.length > 0 && name !== "TryGetValue")) return undefined;
  const found = ofKey(engine, receiver, key, scope);
  if (!found) return undefined;
  if (demands) scope.state.refine(found.whenTrue);
  return refinementOf(found.whenTrue);
}

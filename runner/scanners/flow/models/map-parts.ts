import { type Engine, refineTaints, type Scope } from "../interpreter/engine.ts";
import { ENTRY } from "../interpreter/held-fields.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import { widened } from "../domain/taint.ts";
import { constantValue, joinAll, tainted, UNKNOWN, type Value } from "../domain/value.ts";

/* The keys, values and entries of maps. */

type Part = "keys" | "values" | "entries";
/** The names by which a language reads the parts of a map. */
const PARTS: Partial<Record<FlowLanguage, Record<string, Part>>> = {
  java: { keySet: "keys", navigableKeySet: "keys", values: "values", entrySet: "entries" },
  kotlin: { keys: "keys", values: "values", entries: "entries", "#entries": "entries" },
  csharp: { Keys: "keys", Values: "values", "#entries": "entries" },
  go: { Keys: "keys", Values: "values" },
};
/** Languages where the elements of a map are pairs. */
const PAIRS = new Set<FlowLanguage>(["kotlin", "csharp"]);

/** @returns the list of keys, values or entries of a map with this name; null if the map is not known. */
export function partOfMap(engine: Engine, map: Value, name: string, at: SyntaxNode, scope: Scope): Value | null {
  const part = PARTS[engine.language]?.[name];
  if (!part || !isKnownMap(map, scope)) return null;
  const entries = entriesIn(engine, map, scope);
  if (entries.length === 0) return engine.list(at, scope, [], `:${part}`);
  const key = joinAll(entries.map(([each]) => each));
  const value = joinAll(entries.map(([, each]) => each));
  const unknownKeys = part === "keys" ? key : part === "values" ? value : pair(engine, key, value, at, scope);
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys }, `:${part}`)] };
}

/** The entries over which a loop or function of a map runs, in languages where these are pairs; else what it is given. */
export function elementsOf(engine: Engine, map: Value, at: SyntaxNode, scope: Scope): Value {
  if (!PAIRS.has(engine.language) || !isKnownMap(map, scope)) return map;
  return partOfMap(engine, map, "#entries", at, scope) ?? map;
}

function isKnownMap({ taints, refs }: Value, { state }: Scope): boolean {
  return taints.length === 0 && refs.length > 0 && refs.every((ref) => state.object(ref)?.kind === "map");
}

function entriesIn(engine: Engine, { refs }: Value, { state }: Scope): [Value, Value][] {
  return refs.flatMap((ref) => {
    const { fields = new Map<string, Value>(), unknownKeys = null, keys } = state.object(ref) ?? {};
    const known = [...fields].map(([name, value]): [Value, Value] => [constantValue(name), value]);
    if (!unknownKeys) return known;
    // A check of a value does not refine its key.
    const ofKeys = keys ?? engine.reachableTaints(unknownKeys, state).map(widened);
    return [...known, [tainted(refineTaints(ofKeys, state)), unknownKeys]];
  });
}

function pair(engine: Engine, key: Value, value: Value, at: SyntaxNode, scope: Scope): Value {
  const items = [key, value];
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", type: ENTRY, items }, ":entry")] };
}

import { onlyObject } from "../domain/heap-object.ts";
import { joinAll, UNKNOWN, type Value } from "../domain/value.ts";
import type { Expression, MapEntry } from "../lower/ir.ts";
import { elementOf } from "../models/collections.ts";
import { componentOf } from "../models/data-classes.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { refineTaints, type Engine, type Scope } from "./engine.ts";
import { extendTaints } from "./unwritten-fields.ts";

const STATUS_RESULT = /^(?:_|ok|err\w*|\w+Err|found|exists?|known|present|valid|n|has[A-Z]\w*|is[A-Z]\w*)$/u;

/** The element of a list, or of the results of a function, that a pattern binds. */
export function elementAt(engine: Engine, value: Value, index: number, target: Expression, scope: Scope): Value {
  const lists = value.refs.map((ref) => scope.state.object(ref)?.items);
  const items = lists.flatMap((list) => list?.[index] ?? []);
  const isKnown = items.length > 0 && lists.every((list) => list);
  if (isKnown && value.taints.length === 0) {
    const item = items.length === lists.length ? joinAll(items) : { ...joinAll(items), constant: undefined };
    const isStatus =
      value.refinement && engine.has("multipleResults") && lists.every((list) => list?.length === index + 1);
    return isStatus && index > 0 ? { ...item, refinement: value.refinement } : item;
  }
  // Results with these names are a status (error, found), not the value.
  if (engine.has("multipleResults") && (lists.length !== 1 || !lists[0] || lists[0].length === 0)) {
    // What it implies that there is an error is implied by the last result.
    if (index === 0) return { ...value, refinement: undefined };
    return target.op === "name" && !STATUS_RESULT.test(target.name)
      ? { ...value, taints: extendTaints(value.taints, `#${index}`), accessPath: "", type: "" }
      : { ...UNKNOWN, refinement: value.refinement };
  }
  // The positions of an array are keys.
  const array = engine.has("arraysAreMaps") && value.taints.length === 0 ? onlyObject(value, scope.state) : undefined;
  const entry = array?.kind === "map" ? array.fields.get(String(index)) : undefined;
  if (entry) return entry;
  const component = componentOf(engine, value, index, target.at, scope);
  if (component) return component;
  const element = elementOf(engine, value, scope.state);
  if (value.refs.length > 0 || engine.has("multipleResults")) return element;
  // A check of one part does not refine the others.
  return { ...element, taints: refineTaints(extendTaints(value.taints, String(index)), scope.state) };
}

/** The elements of a list from a position on, as `[first, ...others]` binds them. */
export function elementsFrom(engine: Engine, value: Value, index: number, at: SyntaxNode, scope: Scope): Value {
  const list = value.taints.length > 0 ? undefined : onlyObject(value, scope.state);
  if (list?.kind !== "list" || !list.items || list.unknownKeys) return value;
  return engine.list(at, scope, list.items.slice(index), ":others");
}

/** The fields of an object that a pattern does not name, as `{ name, ...others }` binds them. */
export function otherFields(
  engine: Engine,
  value: Value,
  entries: readonly MapEntry[],
  at: SyntaxNode,
  scope: Scope,
): Value {
  const map = value.taints.length > 0 ? undefined : onlyObject(value, scope.state);
  if (map?.kind !== "map") return value;
  const fields = new Map(map.fields);
  for (const { key } of entries) if (key?.op === "constant") fields.delete(String(key.value));
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { ...map, fields }, ":others")] };
}

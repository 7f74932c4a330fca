import type { Engine, Scope } from "../interpreter/engine.ts";
import { onlyObject } from "../domain/heap-object.ts";
import { joinAll, type Value } from "../domain/value.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { entriesOfArray, mapOfEntries } from "./array-entries.ts";
import { unionOfMaps } from "./merges.ts";

/** The elements of lists one after the other, or the entries of arrays, of which the last wins; null if that is not known. */
export function mergedArrays(engine: Engine, parts: readonly Value[], at: SyntaxNode, scope: Scope): Value | null {
  const all = parts.map((part) => entriesOfArray(part, scope.state));
  if (all.every((each) => each?.isList)) {
    const items = all.flatMap((each) => each?.entries.map(([, value]) => value) ?? []);
    return engine.list(at, scope, items, ":union");
  }
  // The positions of what is in a list are others.
  const maps = parts.map((part, index) => {
    const items = part.taints.length > 0 ? null : onlyObject(part, scope.state)?.items;
    if (!items || items.length === 0) return part;
    return mapOfEntries(
      engine,
      at,
      scope,
      { unknownKeys: { ...joinAll(items), constant: undefined } },
      `:part${index}`,
    );
  });
  return unionOfMaps(engine, maps, at, scope);
}

/** The entries of arrays, of which the last wins, also those of lists by their positions; null if that is not known. */
export function replacedArrays(engine: Engine, parts: readonly Value[], at: SyntaxNode, scope: Scope): Value | null {
  const all = parts.map((part) => entriesOfArray(part, scope.state));
  if (all.every((each) => each?.isList)) {
    const length = Math.max(...all.map((each) => each?.entries.length ?? 0));
    const items = Array.from({ length }, (_, index) =>
      all.flatMap((each) => each?.entries[index]?.[1] ?? []).slice(-1),
    );
    return engine.list(at, scope, items.flat(), ":union");
  }
  const maps = parts.map((part, index) => {
    const found = all[index];
    return found?.isList ? mapOfEntries(engine, at, scope, { fields: new Map(found.entries) }, `:part${index}`) : part;
  });
  return unionOfMaps(engine, maps, at, scope);
}

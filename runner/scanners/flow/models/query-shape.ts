import { refineTaints, type Engine, type Scope } from "../interpreter/engine.ts";
import { type HeapObject, reachableValues } from "../domain/reachable-values.ts";
import { isAlwaysText, PARSED, type Taint } from "../domain/taint.ts";
import { TEXT } from "../domain/families.ts";
import type { Value } from "../domain/value.ts";

/** Query operators whose value is code. */
const CODE_OPERATORS = /^\$(?:where|function|accumulator|expr)$/u;

/** The taints with which a client can choose the shape of a query, not only a compared value. */
export function shapeTaints(engine: Engine, value: Value, scope: Scope): readonly Taint[] {
  if (engine.language === "go") {
    const shaped = [...engine.reachableTaints(value, scope.state)].filter(({ key }) => key.includes(PARSED));
    const taints = [
      ...notText([...decodedTaints(engine, value, scope), ...shaped]),
      ...codeTaints(engine, value, scope),
    ];
    return taints.filter(({ kind }) => kind === "request");
  }
  const taints = notText(keyTaints(value, scope));
  // If the framework parses only bodies, path parameters, headers and form fields are always text.
  const areText = engine.language === "python" || engine.language === "javascript";
  const shaped = areText ? taints.filter((taint) => !isAlwaysText(taint)) : taints;
  return [...shaped, ...codeTaints(engine, value, scope)];
}

function notText(taints: readonly Taint[]): Taint[] {
  return taints.filter(({ sanitizedFor }) => (sanitizedFor & TEXT) === 0);
}

/** Taints of values whose shape the client chooses. */
function keyTaints(value: Value, scope: Scope, seen = new Set<number>()): readonly Taint[] {
  const heapObjects = newObjects(value, scope, seen);
  if (heapObjects.some(({ fields }) => fields.has("where") || fields.has("include"))) return [];
  const held = heapObjects.flatMap(({ fields, items, unknownKeys }) => [
    ...[...fields].filter(([name]) => name !== "$eq").map(([, item]) => item),
    ...(items ?? []),
    ...(unknownKeys ? [unknownKeys] : []),
  ]);
  const taints = [
    ...refineTaints(value.taints, scope.state),
    ...held.flatMap((item) => [...keyTaints(item, scope, seen)]),
  ];
  return taints.filter(({ kind }) => kind === "request");
}

/** Taints of a query that is decoded as a whole. A declared type restricts the fields, so a value of one is not tainted. */
function decodedTaints(engine: Engine, { type, taints, refs }: Value, scope: Scope): readonly Taint[] {
  if (engine.findClass(type)) return [];
  const heapObjects = refs.flatMap((ref) => scope.state.object(ref) ?? []);
  if (heapObjects.some((heapObject) => engine.findClass(heapObject.type))) return [];
  const rests = heapObjects.flatMap(({ keys, unknownKeys }) => keys ?? unknownKeys?.taints ?? []);
  return refineTaints([...taints, ...rests], scope.state);
}

/**
 * Taints of code operators. A typed field cannot contain an operator from the client, but the text of a code operator is
 * executed.
 */
function codeTaints(engine: Engine, value: Value, scope: Scope, seen = new Set<number>()): readonly Taint[] {
  return newObjects(value, scope, seen).flatMap((heapObject) => {
    const { fields, items } = heapObject;
    const [name, argument] = items ?? [fields.get("Key"), fields.get("Value")];
    const code = [...fields].filter(([key]) => CODE_OPERATORS.test(key)).map(([, item]) => item);
    if (argument && typeof name?.constant === "string" && CODE_OPERATORS.test(name.constant)) code.push(argument);
    const own = code.flatMap((item) => engine.reachableTaints(item, scope.state));
    return [...own, ...[...reachableValues(heapObject)].flatMap((item) => codeTaints(engine, item, scope, seen))];
  });
}

/** The objects that the value refers to and that were not seen before. */
function newObjects({ refs }: Value, { state }: Scope, seen: Set<number>): HeapObject[] {
  const added = refs.filter((ref) => !seen.has(ref));
  for (const ref of added) seen.add(ref);
  return added.flatMap((ref) => state.object(ref) ?? []);
}

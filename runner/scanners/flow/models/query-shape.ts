import { refineTaints, type Engine, type Scope } from "../interpreter/engine.ts";
import { reachableValues } from "../domain/state.ts";
import { isAlwaysText, type Taint } from "../domain/taint.ts";
import type { Value } from "../domain/value.ts";

/** Query operators whose value is code. */
const CODE_OPERATORS = /^\$(?:where|function|accumulator|expr)$/u;
const MAX_DEPTH = 4;

/** The taints with which a client can choose the shape of a query, not only a compared value. */
export function shapeTaints(engine: Engine, value: Value, scope: Scope): readonly Taint[] {
  if (engine.language === "go") {
    return [...decodedTaints(engine, value, scope), ...codeTaints(engine, value, scope)].filter(
      ({ kind }) => kind === "request",
    );
  }
  const taints = keyTaints(value, scope);
  // If the framework parses only bodies, path parameters, headers and form fields are always text.
  const areText = engine.language === "python" || engine.language === "javascript";
  if (!areText) return taints;
  const shaped = taints.filter((taint) => !isAlwaysText(taint));
  return [...shaped, ...codeTaints(engine, value, scope)];
}

/** Taints of values whose shape the client chooses. */
function keyTaints(value: Value, scope: Scope): readonly Taint[] {
  const heapObjects = value.refs.flatMap((ref) => scope.state.object(ref) ?? []);
  if (heapObjects.some(({ fields }) => fields.has("where") || fields.has("include"))) return [];
  const held = heapObjects.flatMap(({ fields, items, unknownKeys }) => [
    ...[...fields].filter(([name]) => name !== "$eq" && name !== "_id").map(([, item]) => item),
    ...(items ?? []),
    ...(unknownKeys ? [unknownKeys] : []),
  ]);
  const taints = [...refineTaints(value.taints, scope.state), ...held.flatMap((item) => [...keyTaints(item, scope)])];
  return taints.filter(({ kind }) => kind === "request");
}

/** Taints of a query that is decoded as a whole. A declared type restricts the fields, so a value of one is not tainted. */
function decodedTaints(engine: Engine, { type, taints, refs }: Value, scope: Scope): readonly Taint[] {
  if (engine.findClass(type)) return [];
  const heapObjects = refs.flatMap((ref) => scope.state.object(ref) ?? []);
  if (heapObjects.some((heapObject) => engine.findClass(heapObject.type))) return [];
  const rests = heapObjects.flatMap(({ unknownKeys }) => unknownKeys?.taints ?? []);
  return refineTaints([...taints, ...rests], scope.state);
}

/**
 * Taints of code operators. A typed field cannot contain an operator from the client, but the text of a code operator is
 * executed.
 */
function codeTaints(engine: Engine, { refs }: Value, scope: Scope, depth = 0): readonly Taint[] {
  if (depth > MAX_DEPTH) return [];
  return refs.flatMap((ref) => {
    const heapObject = scope.state.object(ref);
    if (!heapObject) return [];
    const { fields, items } = heapObject;
    const [name, value] = items ?? [fields.get("Key"), fields.get("Value")];
    const code = [...fields].filter(([key]) => CODE_OPERATORS.test(key)).map(([, item]) => item);
    if (value && typeof name?.constant === "string" && CODE_OPERATORS.test(name.constant)) code.push(value);
    const own = code.flatMap((item) => engine.reachableTaints(item, scope.state));
    return [...own, ...[...reachableValues(heapObject)].flatMap((item) => codeTaints(engine, item, scope, depth + 1))];
  });
}

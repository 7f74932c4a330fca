import { refineTaints, type Engine, type Scope } from "./engine.ts";
import { PARSED } from "./members.ts";
import { reachableValues } from "./state.ts";
import type { Taint, Value } from "./value.ts";

const ALWAYS_TEXT = /params|headers?\b|cookies|\.(?:args|form|values|GET|POST|param|get)\b/u;
/** Operators of a query whose value is run. */
const CODE_OPERATORS = /^\$(?:where|function|accumulator|expr)$/u;
const MAX_DEPTH = 4;

/** Where the client chooses the shape of a query, not only what it is compared with. */
export function shapeTaints(engine: Engine, value: Value, scope: Scope): readonly Taint[] {
  if (engine.language === "go") {
    return [...decodedTaints(engine, value, scope), ...codeTaints(engine, value, scope)].filter(
      ({ kind }) => kind === "request",
    );
  }
  const taints = keyTaints(value, scope);
  // Where only bodies are parsed, the parts of a path, headers and fields of forms are text, whatever the client sends.
  const areText = engine.language === "python" || engine.language === "javascript";
  if (!areText) return taints;
  const shaped = taints.filter(({ key }) => !ALWAYS_TEXT.test(key) || key.includes(PARSED));
  return [...shaped, ...codeTaints(engine, value, scope)];
}

/** Only a value whose shape the client chooses, or text that is taken for code, changes such a query. */
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

/** A query that was decoded as a whole. One of a type of its own holds the fields of that type alone. */
function decodedTaints(engine: Engine, { type, taints, refs }: Value, scope: Scope): readonly Taint[] {
  if (engine.classes.has(type)) return [];
  const heapObjects = refs.flatMap((ref) => scope.state.object(ref) ?? []);
  if (heapObjects.some((heapObject) => engine.classes.has(heapObject.type))) return [];
  const rests = heapObjects.flatMap(({ unknownKeys }) => unknownKeys?.taints ?? []);
  return refineTaints([...taints, ...rests], scope.state);
}

/** Where fields have types, text in them holds no operator; code is another matter. */
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

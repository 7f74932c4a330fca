import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { expressionOf } from "../tables/expression.ts";
import type { SchemaLibrary } from "../tables/validation.ts";
import { type TaintRefinement, UNKNOWN, type Value } from "../domain/value.ts";
import { checkedPaths } from "./checked-paths.ts";
import { asConverting, callSchema, dataOf, isConverting, isSchema, libraryOf, optionsOf } from "./schemas.ts";

/* What it implies for data that a schema accepts it: middleware may check the body of a request, which handlers then read as it is. */

const AWAITED = /\bawait(?:\s*\()?\s*$/u;
const DISTANCE = 20;

/** @returns as `callSchema`. What a schema accepts is refined by its fields. */
export function checkBySchema(engine: Engine, call: Call, scope: Scope): Value | null {
  const result = callSchema(engine, call, scope);
  if (!result) return null;
  if (isSchema(result)) return converts(engine, call, result, scope) ? asConverting(result) : result;
  const { receiver, args, expression } = call;
  const schema = receiver && isSchema(receiver) ? receiver : args.find(isSchema);
  const library = schema && engine.tables.schemas[libraryOf(schema)];
  if (!schema || !library) return result;
  const facts = factsOf(dataOf(call, schema), schema, scope);
  if (library.inspect.includes(expression.name)) withOutcome(library, result, facts, scope);
  else if (isThrowing(library, call)) scope.state.refine(facts);
  return result;
}

/** Whether a schema accepts other data than what it returns. */
function converts(engine: Engine, { receiver, args, expression, named }: Call, result: Value, scope: Scope): boolean {
  const library = engine.tables.schemas[libraryOf(result)];
  if (library?.converting.includes(expression.name)) return true;
  if (library?.converter && expressionOf(library.converter).test(named.accessPath)) return true;
  const parts = [...(receiver ? [receiver] : []), ...args.flatMap((arg) => optionsOf(arg, scope))];
  return parts.some((part) => isSchema(part) && isConverting(part));
}

/** Whether code after the call runs only where the data is valid. */
function isThrowing({ parse, converting, promises }: SchemaLibrary, { expression }: Call): boolean {
  const { name, at } = expression;
  if (!parse.includes(name) || converting.includes(name)) return false;
  if (!promises.includes(name)) return true;
  const { offset } = at.place;
  return AWAITED.test(at.textOfFile.slice(Math.max(0, offset - DISTANCE), offset));
}

/** The fields of the result that say whether the data is valid. */
function withOutcome(
  { success, failure }: SchemaLibrary,
  { refs }: Value,
  facts: readonly TaintRefinement[],
  { state }: Scope,
): void {
  const valid = { ...UNKNOWN, refinement: { whenTrue: facts, whenFalse: [] } };
  const invalid = { ...UNKNOWN, refinement: { whenTrue: [], whenFalse: facts } };
  const outcome = [
    ...success.map((name) => [name, valid] as const),
    ...failure.map((name) => [name, invalid] as const),
  ];
  for (const ref of refs) {
    const held = state.object(ref);
    if (held) state.setObject(ref, { ...held, fields: new Map([...held.fields, ...outcome]) });
  }
}

function factsOf(data: Value, schema: Value, scope: Scope): TaintRefinement[] {
  return checkedPaths(schema, scope, { isAsGiven: true }).flatMap(([path, families]) =>
    keysAt(data, path === "" ? [] : path.split("."), scope).map((key) => ({ key, families })),
  );
}

/** The keys of the taints of a field, also where a new object holds several parts of the data. */
function keysAt(data: Value, path: readonly string[], { state }: Scope): string[] {
  let held = data;
  const rest = [...path];
  while (rest.length > 0 && held.refs.length === 1) {
    const field: Value | undefined = state.object(held.refs[0] ?? 0)?.fields.get(rest[0] ?? "");
    if (!field) break;
    held = field;
    rest.shift();
  }
  return held.taints.map(({ key }) => [key, ...rest].join("."));
}

import { onlyObject } from "../domain/heap-object.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { joinAll, UNKNOWN, type Value } from "../domain/value.ts";
import type { StateWrite } from "../tables/table-set.ts";

/** A key that is no text: `userKey`, `auth.UserKey`, `userKey{}`, `User::class`. */
export const LAST_NAME = /(\w+)(?:\{\}|::class)?$/u;
/** In tables: the key is the name of the receiver. */
export const RECEIVER = -2;
/** In tables: there is one place. */
const ONE_PLACE = -3;
/** Its name. */
const PLACE = "#place";
/** In tables: the fields of the value itself are kept, each under its name. */
const ALL_FIELDS = "*";

/** What a call keeps, by the names under which handlers read it. */
export function keptBy(engine: Engine, write: StateWrite, call: Call, scope: Scope): Iterable<[string, Value]> {
  const kept = call.args[write.value];
  if (!kept) return [];
  if (write.fields !== undefined) {
    const holder = write.fields === ALL_FIELDS ? kept : onlyObject(kept, scope.state)?.fields.get(write.fields);
    return (holder && onlyObject(holder, scope.state)?.fields) ?? [];
  }
  const name = nameOfKept(call, write);
  return name === undefined ? [] : [[name, keptValue(engine, write, kept, call, scope)]];
}

/** What a call keeps of a value: an object with it in a field, a method, or what a function makes. */
function keptValue(engine: Engine, { wraps, makes }: StateWrite, value: Value, call: Call, scope: Scope): Value {
  const { at } = call.expression;
  if (makes) return madeOrMethod(engine, makes, value, call, scope);
  if (wraps === undefined) return value;
  const object = { kind: "object" as const, fields: new Map([[wraps, value]]) };
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, object, "#wrapped")] };
}

function madeOrMethod(engine: Engine, makes: readonly string[], value: Value, call: Call, scope: Scope): Value {
  const { closures = [] } = value;
  const owner = { ...UNKNOWN, accessPath: "request" };
  const isMade = makes.some((keyword) => call.keywords.get(keyword)?.constant === true);
  if (!isMade) return { ...value, closures: closures.map((closure) => ({ ...closure, given: [owner] })) };
  const invocation = { args: [owner], at: call.expression.at };
  return closures.length === 0 ? UNKNOWN : joinAll(closures.map((each) => engine.invoke(each, invocation, scope)));
}

function nameOfKept(call: Call, { key, value, keyword }: StateWrite): string | undefined {
  if (keyword === undefined) return keyOf(call, key);
  const named = call.keywords.get(keyword) ?? call.args[key];
  return typeof named?.constant === "string" ? named.constant : writtenKey(call, value);
}

export function keyOf(call: Call, position: number): string | undefined {
  if (position === ONE_PLACE) return PLACE;
  const constant = call.args[position]?.constant;
  return typeof constant === "string" ? constant : writtenKey(call, position);
}

export function writtenKey({ expression }: Call, position: number): string | undefined {
  const written = position === RECEIVER ? expression.receiver : expression.args[position]?.value;
  return LAST_NAME.exec(written?.at.text ?? "")?.[1];
}

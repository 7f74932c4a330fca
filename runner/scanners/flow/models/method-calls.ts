import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { memberValue } from "../interpreter/members.ts";
import { constantValue, UNKNOWN, type Value } from "../domain/value.ts";
import { elementOf } from "./collections.ts";

/** Methods whose function may be written as the name of a field, or as the fields that an element has. */
const FINDS = new Set(["find", "findLast"]);
const KEEPS = new Set(["filter", "reject", "sortBy", "orderBy"]);

/** The call of a method, for a function of a library that is one of its first argument: `_.map(list, f)` is `list.map(f)`. */
export function asMethod({ tables }: Engine, call: Call): Call {
  const [known] = tables.methodCalls.match(call.named);
  const { expression, args } = call;
  const [subject, ...others] = expression.args;
  const [receiver, ...values] = args;
  if (!known || !subject || !receiver || expression.args.some(({ spread }) => spread)) return call;
  const { at } = expression;
  const method = known.method ?? expression.name;
  const given = known.arguments.map((value) => ({ value: { op: "constant" as const, at, value } }));
  return {
    ...call,
    receiver,
    args: [...known.arguments.map(constantValue), ...values],
    expression: { ...expression, name: method, receiver: subject.value, args: [...given, ...others] },
  };
}

/** `_.map(users, "name")`, `_.find(users, { name })`: what is looked for is not in the result; null for any other call. */
export function callByField(engine: Engine, call: Call, scope: Scope): Value | null {
  const { named, receiver, args, expression } = call;
  const [field] = args;
  const { name, at } = expression;
  if (!receiver || receiver.refs.length === 0 || !field || field.closures || field.accessPath !== "") return null;
  if (engine.tables.methodCalls.match(named).length === 0) return null;
  const element = elementOf(engine, receiver, scope.state);
  if (FINDS.has(name)) return element;
  const isMap = name === "map" && typeof field.constant === "string" && !/[.[]/u.test(field.constant);
  if (!isMap && !KEEPS.has(name)) return null;
  const unknownKeys = isMap ? memberValue(engine, element, String(field.constant), at, scope) : element;
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys }, ":by-field")] };
}

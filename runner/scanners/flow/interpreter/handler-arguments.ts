import type { Call } from "./call.ts";
import type { Engine, Scope } from "./engine.ts";
import { isFrameworkName } from "./invoke.ts";
import { memberValue } from "./members.ts";
import { elementOf } from "../models/collections.ts";
import { listensToOwn } from "../models/events.ts";
import { withValidField } from "../models/schemas.ts";
import { isSetting } from "../domain/settings.ts";
import { UNCERTAIN } from "../domain/taint.ts";
import { type Closure, tainted, UNKNOWN, type Value, withQualifier } from "../domain/value.ts";
import type { Parameter } from "../lower/ir.ts";

const OF_ARGUMENT = ".<argument>";

/** What a framework passes to a function that the call registers. Names that the tables know stand for themselves; a class is a type. */
export function handlerArguments(engine: Engine, call: Call, closure: Closure, scope: Scope): Value[] {
  const { params } = closure.fn;
  const handlers = engine.tables.handlers.match(call.named);
  const isAt = (position: number | undefined): boolean =>
    position === undefined || call.args[position]?.closures?.some(({ fn }) => fn === closure.fn) === true;
  const known = handlers.find((each) => each.parameters.length === params.length && isAt(each.function));
  // What is known of the others is what they get.
  if (!known && handlers.some((each) => each.function !== undefined)) return [];
  const isTyped = /^[A-Z]/u.test(known?.parameters[0] ?? "");
  const isKnown = isFrameworkName(params[0]?.name ?? "") && !isTyped;
  if (listensToOwn(engine, call)) return [];
  if (!known) return partsOfReceiver(call, params);
  if (isKnown && !known.parameters.some((name) => name.endsWith(OF_ARGUMENT))) return [];
  const [first, ...others] = known.parameters.map(
    (name, index) =>
      passedOn(engine, name, call, scope) ??
      namedField(engine, name, call, params[0]?.name ?? "", scope) ?? {
        ...UNKNOWN,
        accessPath: isFrameworkName(params[index]?.name ?? "") ? "" : name,
        type: /^[A-Z]/u.test(name) ? name : "",
      },
  );
  return first ? [withValidField(engine, call, first, known.validates, scope), ...others] : [];
}

/** Names of parameters that are no data: an error, a position. */
const NO_DATA =
  /^(?:_\w*|e|err|error|ex|exc|exception|reason|i|idx|index|position|count|next|done|resolve|reject|callback|cb)$/u;

/** A method of data that nobody knows may pass all that is in it to its callback: `cursor.ForEachAsync(row => …)`. */
function partsOfReceiver({ receiver }: Call, params: readonly Parameter[]): Value[] {
  const taints = receiver?.taints.filter((taint) => !isSetting(taint)) ?? [];
  if (taints.length === 0) return [];
  const part = withQualifier(tainted(taints), UNCERTAIN);
  return params.map(({ name }) => (NO_DATA.test(name) ? UNKNOWN : part));
}

/** In tables: the field of the first parameter that the first argument names. */
function namedField(
  engine: Engine,
  name: string,
  { args: [argument], expression: { at } }: Call,
  request: string,
  scope: Scope,
): Value | null {
  if (!name.endsWith(OF_ARGUMENT) || typeof argument?.constant !== "string") return null;
  const path = [...name.slice(0, -OF_ARGUMENT.length).split(".").slice(1), argument.constant];
  const start: Value = { ...UNKNOWN, accessPath: request };
  return path.reduce((object, field) => memberValue(engine, object, field, at, scope), start);
}

/** Whether the functions of a call with the name of a method of lists are those that the tables know. */
export function isKnownHandler({ tables }: Engine, { named }: Call): boolean {
  return tables.handlers.match(named).some((each) => each.function !== undefined);
}

/** In tables: what the library passes to the function: the receiver, an element of it or of an argument, the first argument, or an object of the type argument. */
function passedOn(engine: Engine, name: string, call: Call, { state }: Scope): Value | null {
  const { receiver, expression } = call;
  const { typeArgument = "" } = expression;
  const first = call.args.find(({ closures }) => !closures) ?? UNKNOWN;
  if (name === "<argument>") return first;
  if (name === "<last-element>") return elementOf(engine, call.args.at(-1) ?? UNKNOWN, state);
  if (name === "<element>") return elementOf(engine, call.args.includes(first) ? first : (receiver ?? first), state);
  if (name === "<type>") return { ...UNKNOWN, type: typeArgument };
  if (name !== "<receiver>") return null;
  // A class stands for a query of its records.
  const cls = receiver?.refs.length === 0 ? receiver.cls : undefined;
  return cls ? { ...UNKNOWN, type: `${cls.name}[]` } : receiver;
}

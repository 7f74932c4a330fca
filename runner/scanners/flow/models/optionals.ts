import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { ALWAYS_TRUE, join, joinAll, UNKNOWN, type Value } from "../domain/value.ts";
import { elementOf } from "./collections.ts";

/* Optional objects, and the first objects of lists. An optional object of Java is a list of one element; an optional text is the text. */

/** The type of such a list. */
const OPTIONAL = "#optional";
const MAKERS = /^(?:\w+\.)*Optional$/u;
const FIRST = /^(?:findFirst|findAny|min|max)$/u;
const VALUES = /^(?:get|orElseThrow|orElse|orElseGet)$/u;

/** @returns what a call returns that makes an optional object, or is one of its methods; null for any other call. */
export function optionalCall(engine: Engine, { receiver, expression, args }: Call, scope: Scope): Value | null {
  if (!receiver) return null;
  const { name, at } = expression;
  const [first] = args;
  if (!engine.has("optionalElements")) return elementItself(engine, name, receiver, args, scope);
  if (MAKERS.test(receiver.accessPath) && first && /^of(?:Nullable)?$/u.test(name)) {
    const refinement = name === "of" ? { refinement: ALWAYS_TRUE } : {};
    return isObject(engine, first) ? { ...optionalOf(engine, first, at, scope), ...refinement } : null;
  }
  const lists = receiver.refs.flatMap((ref) => scope.state.object(ref) ?? []);
  if (lists.length === 0 || receiver.taints.length > 0 || lists.some(({ kind }) => kind !== "list")) return null;
  const isOptional = lists.every(({ type }) => type === OPTIONAL);
  if (!isOptional && !FIRST.test(name)) return null;
  const element = { ...elementOf(engine, receiver, scope.state), constant: undefined };
  if (!isOptional) return isObject(engine, element) ? optionalOf(engine, element, at, scope) : null;
  const made = (): Value => run(engine, args, [], at, scope);
  if (VALUES.test(name))
    return first && name !== "orElseThrow" ? join(element, first.closures ? made() : first) : element;
  if (name === "or") return join(receiver, made());
  if (name !== "map" && name !== "flatMap") return null;
  const mapped = run(engine, args, [element], at, scope);
  return name === "map" && isObject(engine, mapped) ? optionalOf(engine, mapped, at, scope) : mapped;
}

/** `list.First()`, in languages where that is an element. */
function elementItself(
  engine: Engine,
  name: string,
  list: Value,
  args: readonly Value[],
  { state }: Scope,
): Value | null {
  if (name !== "findFirst" || args.length + list.taints.length > 0 || list.refs.length === 0) return null;
  if (list.refs.some((ref) => state.object(ref)?.kind !== "list" || state.object(ref)?.items)) return null;
  const element = { ...elementOf(engine, list, state), constant: undefined };
  return isObject(engine, element) ? element : null;
}

function run(
  engine: Engine,
  functions: readonly Value[],
  args: readonly Value[],
  at: Call["expression"]["at"],
  scope: Scope,
): Value {
  const closures = functions.flatMap((each) => each.closures ?? []);
  return closures.length === 0
    ? UNKNOWN
    : joinAll(closures.map((each) => invokeMaybe(engine, each, { args, at }, scope)));
}

function optionalOf(engine: Engine, element: Value, at: Call["expression"]["at"], scope: Scope): Value {
  const list = { kind: "list", items: [element], type: OPTIONAL } as const;
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, list, ":optional")] };
}

/** Whether the methods of a value are those of the repository, or it holds other values. */
function isObject(engine: Engine, { refs, taints, type, closures }: Value): boolean {
  if (refs.length > 0 || closures) return true;
  return taints.length === 0 && type !== "" && engine.findClass(type) !== undefined;
}

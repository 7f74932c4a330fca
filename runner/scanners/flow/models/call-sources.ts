import type { Call } from "../interpreter/call.ts";
import { callBack } from "../interpreter/callbacks.ts";
import { holderOf } from "../interpreter/assign.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { memberValue, namedMember, readSource } from "../interpreter/members.ts";
import { extendTaints } from "../interpreter/unwritten-fields.ts";
import { newTaint } from "../domain/new-taint.ts";
import { fits, namesPlaceholder } from "../interpreter/parameter-sources.ts";
import { ANY_SHAPE, type CallExpression, type Expression } from "../lower/ir.ts";
import { bitOf } from "../domain/families.ts";
import { filledWith } from "../domain/heap-object.ts";
import { isSetting } from "../domain/settings.ts";
import { isPlainType } from "../domain/plain-types.ts";
import { isSecondOrder, joinTaints, LOOKED_UP, OWN_FILE, PARSED, SELECTING, type Taint } from "../domain/taint.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { join, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import { expressionOf } from "../tables/expression.ts";
import type { CallSource } from "../tables/schema.ts";
import { hasFixedRoute } from "./fixed-routes.ts";
import { namesOwnFile } from "./lookups.ts";
import { holdsAll } from "./conditions.ts";
import { typesOfResult } from "./result-types.ts";

/** Methods that return a property of their object, such as the name of an entry. */
const GETTER = /^get[A-Z]/u;

/** What a call of a source yields; null if it is none, or fills its arguments. */
export function sourceOf(engine: Engine, call: Call, scope: Scope): Value | null {
  const { named, args, receiver, expression } = call;
  const source = engine.tables.callSources
    .match(named)
    .find(({ when = [], name }) => fits(name, named.name) && holdsAll(when, call, scope));
  if (!source || (source.isPath && hasFixedRoute(engine, scope)) || isConstrained(source, args, scope)) return null;
  // A reader over a request body reads the request.
  if (isSecondOrder(source) && receiver?.taints.some(isRead)) return null;
  const isProperty = source.kind === "archive" && args.length === 0 && GETTER.test(expression.name);
  const taint = newTaint(source.kind, expression.at, expression.at.text, isProperty);
  if (
    source.kind === "file" &&
    namesOwnFile(args[0], expression.args[0]?.value.at.text ?? "", expression.at.textOfFile)
  )
    taint.qualifiers |= OWN_FILE;
  if (source.kind === "database" && isLookup(engine, call, scope)) {
    taint.qualifiers |= LOOKED_UP;
    taint.sanitizedFor |= bitOf("command-injection");
  }
  if (source.kind !== "request" && !isProperty) scope.state.dropRefinement(taint.key);
  const { callbackArguments } = source;
  // Functions that pass what they read to a callback return it without one.
  const takesFunction = source.callbackFields !== undefined || args.some(({ closures }) => closures);
  if (callbackArguments && (!isSecondOrder(source) || takesFunction))
    return fillCallback(engine, call, { ...source, callbackArguments }, taint, scope);
  for (const position of source.outArguments ?? []) {
    const target = position === -1 ? expression.receiver : expression.args[position]?.value;
    if (target) fillWith(engine, target, extendTaints([taint], "out"), scope);
  }
  if (source.outArguments) return null;
  callBack(engine, call, scope);
  const [type = ""] = typesOfResult(engine, call, scope);
  const fallback = isSecondOrder(source) ? [] : args.slice(1);
  const taints = fallback.reduce((all, arg) => joinTaints(all, arg.taints), [
    scope.state.refined(taint),
  ] as readonly Taint[]);
  const [setting, absent] = source.kind === "environment" ? args : [];
  const isDefault = typeof setting?.constant === "string" && typeof absent?.constant === "string";
  return { ...tainted(taints), type, ...(isDefault && { fallback: String(absent.constant) }) };
}

/** Whether a reader has the data; a query that it restricts yields rows, and a setting names what is read. */
function isRead(taint: Taint): boolean {
  return !isSetting(taint) && (taint.qualifiers & SELECTING) === 0;
}

/** Methods that read an entry of a map. */
const READS_ENTRY = /^(?:get|fetch|pop)$/u;

/** `event.get("body")` where the tables know `event["body"]`; null for any other call. */
export function entryOfSource(engine: Engine, { receiver, args, expression }: Call, scope: Scope): Value | null {
  const [key] = args;
  if (!engine.has("entriesByMethod") || !receiver || receiver.refs.length + receiver.taints.length > 0) return null;
  if (!READS_ENTRY.test(expression.name) || typeof key?.constant !== "string") return null;
  // `request.get("name") { … }` is a route.
  if (expression.name === "get" && args.some(({ closures }) => closures)) return null;
  const named = namedMember(engine, receiver, key.constant, expression.receiver?.at.text ?? "");
  const taint = readSource(engine, named, expression.at, scope);
  return taint && tainted([scope.state.refined(taint)]);
}

/** Whether the route of the handler that runs lets no free text into the placeholder that an argument names. */
function isConstrained({ exceptPlaceholder }: CallSource, args: readonly Value[], { activation }: Scope): boolean {
  if (exceptPlaceholder === undefined) return false;
  const names = args.flatMap(({ constant }) => (typeof constant === "string" ? [constant] : []));
  for (let at: Scope["activation"] | null = activation; at; at = at.caller) {
    const route = at.fn?.annotations.map(({ text }) => text).join("\n") ?? "";
    if (names.some((name) => namesPlaceholder(exceptPlaceholder, route, name))) return true;
  }
  return false;
}

/** Whether data of the request is the key of a finder. A statement with placeholders is constant. */
function isLookup(engine: Engine, { args, keywords }: Call, { state }: Scope): boolean {
  if (typeof args[0]?.constant === "string") return false;
  const keys = [...args, ...keywords.values()];
  return keys.some((key) => engine.reachableTaints(key, state).some(({ kind }) => kind === "request"));
}

function fillCallback(
  engine: Engine,
  { args, keywords, expression }: Pick<Call, "args" | "keywords"> & { expression: { at: SyntaxNode } },
  {
    callbackArguments: positions,
    callbackFields: paths,
    callbackTypes: types,
    exceptAfter,
  }: CallSource & { callbackArguments: readonly number[] },
  taint: Taint,
  scope: Scope,
): Value {
  const restricting = exceptAfter === undefined ? "" : callsAfter(expression.at);
  const passed = [...args, ...keywords.values()];
  const holders = paths ? passed.map((value) => madeObject(engine, value, expression.at, scope)) : [];
  const callbacks = paths
    ? holders.flatMap((holder) => paths.map((path) => heldAt(engine, holder, path, expression.at, scope)))
    : passed;
  for (const closure of callbacks.flatMap(({ closures }) => closures ?? [])) {
    const given = Array.from({ length: Math.max(...positions) + 1 }, (_, at) => {
      const isOfType = types === undefined || expressionOf(types).test(closure.fn.params[at]?.type ?? "");
      const isRestricted = namesPlaceholder(exceptAfter, restricting, closure.fn.params[at]?.name ?? "");
      return positions.includes(at) && isOfType && !isRestricted ? tainted([taint]) : UNKNOWN;
    });
    invokeMaybe(engine, closure, { args: given, at: expression.at }, scope);
  }
  return UNKNOWN;
}

/** An argument, or what it returns if it is a function. */
function madeObject(engine: Engine, value: Value, at: SyntaxNode, scope: Scope): Value {
  return (value.closures ?? []).map((each) => invokeMaybe(engine, each, { args: [], at }, scope)).reduce(join, value);
}

function heldAt(engine: Engine, value: Value, path: string, at: SyntaxNode, scope: Scope): Value {
  return path.split(".").reduce((object, name) => memberValue(engine, object, name, at, scope), value);
}

/** Runs a function on data that a library passes to it, because code assigns it to a member: `socket.onmessage = show`. */
export function fillAssigned(
  engine: Engine,
  { object, name, at }: Extract<Expression, { op: "member" }>,
  value: Value,
  scope: Scope,
): void {
  const written = `${name}=`;
  if (!value.closures || !engine.tables.callSources.has(written)) return;
  const receiver = engine.evaluate(object, scope);
  const named = namedMember(engine, receiver, written, object.at.text);
  const call = { args: [value], keywords: new Map<string, Value>(), receiver, expression: { at } };
  for (const source of engine.tables.callSources.match(named)) {
    const { callbackArguments, when = [] } = source;
    if (callbackArguments && holdsAll(when, call, scope))
      fillCallback(engine, call, { ...source, callbackArguments }, newTaint(source.kind, at, at.text), scope);
  }
}

const CALLS = /(?:\s*(?:->|\.)\w+\((?:[^()'"]|"[^"]*"|'[^']*'|\([^()]*\))*\))*/uy;

/** The text of the calls of methods on the result of a call. */
function callsAfter({ textOfFile, place: { endOffset } }: SyntaxNode): string {
  CALLS.lastIndex = endOffset;
  return CALLS.exec(textOfFile)?.[0] ?? "";
}

/** Taints all that an expression may contain. */
export function fillWith(engine: Engine, target: Expression, taints: readonly Taint[], scope: Scope): void {
  const inner = target.op === "operation" && target.operator === "&" ? (target.operands[0] ?? target) : target;
  for (const part of inner.op === "call" ? viewed(inner) : []) fillWith(engine, part, taints, scope);
  const holder = holderOf(engine, inner, scope, target.at);
  if (isPlainType(holder.type)) return;
  const filled = tainted(holder.type === ANY_SHAPE ? extendTaints(taints, PARSED) : taints);
  for (const ref of holder.refs) {
    const heapObject = scope.state.object(ref);
    if (heapObject) scope.state.setObject(ref, filledWith(heapObject, filled));
  }
}

/** What an object may show a part of, such as a segment of a buffer. */
function viewed({ creates, args, receiver }: CallExpression): Expression[] {
  const parts = creates ? args.map(({ value }) => value) : receiver ? [receiver] : [];
  return parts.filter(({ op }) => op === "name" || op === "member");
}

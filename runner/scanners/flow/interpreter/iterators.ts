import type { Engine, Scope } from "./engine.ts";
import { writeKey } from "../domain/heap-object.ts";
import type { LoopStatement } from "../lower/ir.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { namedMember, readSource } from "./members.ts";
import { tainted, UNKNOWN, type Value } from "../domain/value.ts";

/** The type of the function that an iterator of Go passes its elements to. */
const YIELD = "#yield";

/** The element that the function of a Go iterator passes to `yield`; null for any other value. */
export function yieldedBy(
  engine: Engine,
  { closures, refs }: Value,
  { iterable, keys }: NonNullable<LoopStatement["each"]>,
  scope: Scope,
): Value | null {
  if (!engine.has("iteratorFunctions") || !closures || refs.length > 0) return null;
  const { given, received } = receiverOfValues(engine, iterable.at, scope);
  for (const closure of closures) engine.invoke(closure, { args: [given], at: iterable.at }, scope);
  return received(keys ? "first" : "last");
}

/** In tables: the member that a loop over an object reads, such as the messages of a connection. */
const ELEMENT = "<element>";

/** What a loop over an object of a library reads, if the tables have it as a source. */
export function readElement(engine: Engine, iterable: Value, at: SyntaxNode, scope: Scope): Value | null {
  if (iterable.refs.length > 0 || !engine.tables.readSources.has(ELEMENT)) return null;
  const taint = readSource(engine, namedMember(engine, iterable, ELEMENT, at.text), at, scope);
  if (!taint) return null;
  scope.state.dropRefinement(taint.key);
  return tainted([taint]);
}

/** A function for others to call, which keeps the arguments that it gets. */
export function receiverOfValues(
  engine: Engine,
  at: SyntaxNode,
  scope: Scope,
): { given: Value; received: (which?: "first" | "last") => Value } {
  const ref = engine.allocate(at, scope, { kind: "object" }, YIELD);
  const received = (which = "first"): Value => {
    const fields = scope.state.object(ref)?.fields;
    return fields?.get(which === "first" ? "0" : String(fields.size - 1)) ?? UNKNOWN;
  };
  return { given: { ...UNKNOWN, refs: [ref], type: YIELD }, received };
}

/** @returns whether the callee is the `yield` of an iterator, which then has its arguments. */
export function yieldArguments(callee: Value | null, args: readonly Value[], { state }: Scope): boolean {
  const ref = callee?.type === YIELD ? callee.refs[0] : undefined;
  if (ref === undefined) return false;
  for (const [index, value] of args.entries()) writeKey(state, ref, String(index), value, false);
  return true;
}

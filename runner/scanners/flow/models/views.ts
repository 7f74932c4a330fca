import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { FunctionNode } from "../lower/ir.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { bitOf } from "../domain/families.ts";
import { isPlainType } from "../domain/plain-types.ts";
import type { Taint } from "../domain/taint.ts";
import { possibleStringsOf, type Value } from "../domain/value.ts";
import type { View } from "../tables/views.ts";
import { mostConfident } from "./sinks.ts";

/** A call that names a view. */
export type CodeView = Extract<View, { view: number }>;

const XSS = bitOf("xss");

/** Records the data of a call that names a view, or that sets an attribute of the view that the function names by its result. */
export function checkView(engine: Engine, call: Call, scope: Scope): void {
  const { named, expression, args } = call;
  const { at } = expression;
  for (const model of engine.tables.views.match(named)) {
    const name = model.after === undefined ? args[model.view]?.constant : viewBefore(expression, model, model.after);
    if (typeof name !== "string" || model.code !== undefined) continue;
    for (const [variable, held] of viewVariables(engine, call, model, scope))
      record(engine, name, variable, held, at, scope);
  }
  recordAttribute(engine, call, scope);
}

/** The name of the view in the call before this one. */
function viewBefore({ receiver }: Call["expression"], { view }: CodeView, after: string): unknown {
  let call = receiver;
  while (call?.op === "call" && call.name !== after) call = call.receiver;
  const named = call?.op === "call" ? call.args[view]?.value : undefined;
  return named?.op === "constant" ? named.value : undefined;
}

/** The variables that a call passes to its view. */
export function viewVariables(
  engine: Engine,
  { expression, args, keywords }: Call,
  { data, pair, isKeywords }: CodeView,
  scope: Scope,
): [string, Value][] {
  const values = isKeywords ? [...keywords] : [];
  const given = data === undefined ? undefined : args[data];
  for (const ref of given?.refs ?? []) values.push(...(scope.state.object(ref)?.fields ?? []));
  values.push(...compacted(engine, expression.args[data ?? -1]?.value, scope));
  const [key, value] = pair === undefined ? [] : [args[pair]?.constant, args[pair + 1]];
  if (typeof key === "string" && value) values.push([key, value]);
  return values;
}

function recordAttribute(engine: Engine, { named, args, expression: { at } }: Call, scope: Scope): void {
  if (engine.tables.viewAttributes.match(named).length === 0) return;
  const [key, value] = [args[0]?.constant, args[1]];
  const { fn } = scope.activation;
  if (typeof key !== "string" || !value || !fn) return;
  const taint = mostConfident(engine.reachableTaints(value, scope.state), "xss");
  if (taint) engine.viewAttributes.push({ fn, name: key, taint, isEscaped: false, at });
}

/** `compact("a", "b")` of PHP. */
function compacted(engine: Engine, expression: Call["expression"]["args"][number]["value"] | undefined, scope: Scope) {
  if (expression?.op !== "call" || expression.name !== "compact") return [];
  return expression.args.flatMap(({ value }): [string, Value][] => {
    if (value.op !== "constant") return [];
    const name = String(value.value);
    return [[name, engine.evaluate({ op: "name", at: value.at, name: `$${name}` }, scope)]];
  });
}

/** The function returns the name of the view. */
export function checkViewName(engine: Engine, { constant }: Value, fn: FunctionNode | null): void {
  if (typeof constant !== "string") return;
  for (const { fn: owner, name, taint, at } of engine.viewAttributes)
    if (owner === fn) engine.rendered.push({ view: constant, name, taint, isEscaped: false, at });
}

/** An instance variable of a controller, which its views see. */
export function checkViewField(engine: Engine, name: string, value: Value, at: SyntaxNode, scope: Scope): void {
  const owner = scope.activation.fn?.owner;
  if (!owner) return;
  for (const { controller } of engine.tables.viewFields) {
    const [, stem] = controller.exec(owner.name) ?? [];
    const view = stem
      ?.replaceAll("::", "/")
      .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, "_")
      .toLowerCase();
    if (view) record(engine, `${view}/`, name.replace(/^@/u, ""), value, at, scope);
  }
}

/** Records a variable, or each of its fields if the code names all of them, and what a view shows of it as a whole. */
function record(engine: Engine, view: string, name: string, value: Value, at: SyntaxNode, scope: Scope): void {
  const fields = [...fieldsOf(value, scope)];
  recordPart(engine, view, fields.length > 0 ? `${name}.*` : name, value, at, scope);
  for (const [field, held] of fields) recordPart(engine, view, `${name}.${field}`, held, at, scope);
}

function fieldsOf({ refs: [ref, ...others], taints }: Value, { state }: Scope): Iterable<[string, Value]> {
  const heapObject = ref === undefined || others.length > 0 ? undefined : state.object(ref);
  return heapObject?.kind === "map" && !heapObject.unknownKeys && taints.length === 0 ? heapObject.fields : [];
}

function recordPart(engine: Engine, view: string, name: string, value: Value, at: SyntaxNode, { state }: Scope): void {
  const taints = engine.reachableTaints(value, state);
  const taint = mostConfident(taints, "xss");
  if (taint && taint.kind !== "parameter") engine.rendered.push({ view, name, taint, isEscaped: false, at });
  else engine.rendered.push({ view, name, taint: null, isEscaped: !taint && isEscaped(value, taints), at });
}

function isEscaped(value: Value, taints: readonly Taint[]): boolean {
  if (taints.length > 0) return taints.every(({ sanitizedFor }) => (sanitizedFor & XSS) !== 0);
  return possibleStringsOf(value).length > 0 || isPlainType(value.type);
}

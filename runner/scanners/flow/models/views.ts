import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { Expression, FunctionNode } from "../lower/ir.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { bitOf } from "../domain/families.ts";
import type { Rendered } from "../domain/rendered.ts";
import { isPlainType } from "../domain/plain-types.ts";
import type { Taint } from "../domain/taint.ts";
import { possibleStringsOf, type Value } from "../domain/value.ts";
import { expressionOf } from "../tables/expression.ts";
import type { View } from "../tables/views.ts";
import { mostConfident } from "./sinks.ts";

/** A call that names a view. */
export type CodeView = Extract<View, { view: number }>;

const XSS = bitOf("xss");

/** Records the data of a call that names a view, or that sets an attribute of the views that the function names. */
export function checkView(engine: Engine, call: Call, scope: Scope): void {
  const { named, expression, args } = call;
  const { at } = expression;
  for (const model of engine.tables.views.match(named)) {
    const name = model.after === undefined ? args[model.view]?.constant : viewBefore(expression, model, model.after);
    if (typeof name !== "string" || model.code !== undefined) continue;
    nameView(engine, name, scope);
    for (const [variable, held] of viewVariables(engine, call, model, scope))
      record(engine, name, variable, held, at, scope);
  }
  recordModel(engine, call, scope);
  if (engine.tables.viewAttributes.match(named).length === 0) return;
  const [key, value] = [args[0]?.constant, args[1]];
  if (typeof key === "string" && value) setAttribute(engine, key, value, at, scope);
}

/** The name of the view in the call before this one. */
function viewBefore({ receiver }: Call["expression"], { view }: CodeView, after: string): unknown {
  let call = receiver;
  while (call?.op === "call" && call.name !== after) call = call.receiver;
  const named = call?.op === "call" ? call.args[view]?.value : undefined;
  return named?.op === "constant" ? named.value : undefined;
}

function nameView(engine: Engine, view: string, { activation: { fn } }: Scope): void {
  if (fn) engine.views.name(fn, view);
}

function setAttribute(engine: Engine, name: string, value: Value, at: SyntaxNode, scope: Scope): void {
  const { fn } = scope.activation;
  if (fn) engine.views.set(fn, { name, at, ...shownOf(engine, value, scope) });
}

/** `View()`, `View(model)`, `View("list")`, `View("list", model)` */
function recordModel(engine: Engine, { named, args, expression: { at } }: Call, scope: Scope): void {
  for (const { model, name } of engine.tables.viewModels.match(named)) {
    const [first, second] = args;
    const given = typeof first?.constant === "string" ? first.constant : undefined;
    const path = pathOf(name, "", scope);
    const isPath = given?.includes("/") === true;
    const view = given === undefined ? path : isPath ? given : path.replace(/[^/]*$/u, given);
    nameView(engine, view, scope);
    const held = given === undefined ? first : second;
    if (held) recordFields(engine, view, model, held, at, scope);
  }
}

function recordFields(engine: Engine, view: string, name: string, held: Value, at: SyntaxNode, scope: Scope): void {
  const objects = held.refs.map((ref) => scope.state.object(ref));
  const isKnown = objects.length > 0 && objects.every((object) => object && !object.unknownKeys);
  if (!isKnown || held.taints.length > 0) recordPart(engine, view, name, held, at, scope);
  for (const object of objects)
    for (const [field, value] of object?.fields ?? []) recordPart(engine, view, `${name}.${field}`, value, at, scope);
}

/** The path of a view, by the class and function that show it. */
export function pathOf(template: string, view: string, { activation: { fn } }: Scope): string {
  const controller = fn?.owner?.name.replace(/Controller$/u, "") ?? "";
  return template
    .replace("*", () => view)
    .replace("<controller>", () => controller.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, "-").toLowerCase())
    .replace("<Controller>", () => controller)
    .replace("<action>", () => fn?.name ?? "");
}

/** The variables that a call passes to its view. */
export function viewVariables(
  engine: Engine,
  { expression, args, keywords }: Call,
  { data, pair, isKeywords, variable }: CodeView,
  scope: Scope,
): [string, Value][] {
  const values = isKeywords ? [...keywords] : [];
  const given = data === undefined ? undefined : args[data];
  if (variable !== undefined) return given ? [[variable, given]] : [];
  for (const ref of given?.refs ?? []) values.push(...(scope.state.object(ref)?.fields ?? []));
  values.push(...compacted(engine, expression.args[data ?? -1]?.value, scope));
  const [key, value] = pair === undefined ? [] : [args[pair]?.constant, args[pair + 1]];
  if (typeof key === "string" && value) values.push([key, value]);
  return values;
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
  if (typeof constant === "string" && fn && engine.views.hasSet(fn)) engine.views.name(fn, constant);
}

/** A member or entry of an object that views see, or a field of the class. */
export function checkViewMember(
  engine: Engine,
  { object, at }: Extract<Expression, { op: "member" | "index" }>,
  name: string,
  value: Value,
  scope: Scope,
): void {
  if (object.op !== "name") return;
  if (object.name === "this") checkViewField(engine, name, value, at, scope);
  else if (engine.tables.viewHolders.some((holder) => holder.test(object.name)))
    setAttribute(engine, name, value, at, scope);
}

/** A field of a controller, which its views see. */
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
  for (const { page, suffix, variable } of engine.tables.pages) {
    const { path } = owner.at.file;
    if (!path.endsWith(suffix) || !owner.supers.some((parent) => expressionOf(page).test(parent))) continue;
    const shown = shownOf(engine, value, scope);
    // A framework may set it, too.
    const isOwn = owner.fields.some((field) => field.name === name && field.annotations.length === 0);
    const view = path.slice(0, -suffix.length);
    engine.views.add({ view, name: `${variable}.${name}`, at, ...shown, isEscaped: shown.isEscaped && isOwn });
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

function recordPart(engine: Engine, view: string, name: string, value: Value, at: SyntaxNode, scope: Scope): void {
  engine.views.add({ view, name, at, ...shownOf(engine, value, scope) });
}

function shownOf(engine: Engine, value: Value, { state }: Scope): Pick<Rendered, "taint" | "isEscaped"> {
  const taints = engine.reachableTaints(value, state);
  const taint = mostConfident(taints, "xss");
  if (taint && taint.kind !== "parameter") return { taint, isEscaped: false };
  return { taint: null, isEscaped: !taint && isEscaped(value, taints) };
}

function isEscaped(value: Value, taints: readonly Taint[]): boolean {
  if (taints.length > 0) return taints.every(({ sanitizedFor }) => (sanitizedFor & XSS) !== 0);
  return possibleStringsOf(value).length > 0 || isPlainType(value.type);
}

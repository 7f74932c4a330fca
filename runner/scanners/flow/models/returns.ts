import { refineTaints, type Engine, type Scope } from "../interpreter/engine.ts";
import type { FunctionNode } from "../lower/ir.ts";
import { hasNonHtml } from "./non-html.ts";
import { confidenceOf, mostConfident } from "./sinks.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { type Step, stepsOf } from "../domain/taint.ts";
import type { Family } from "../domain/families.ts";
import { expressionOf } from "../tables/expression.ts";
import type { ReturnSink } from "../tables/schema.ts";
import { joinAll, possibleStringsOf, type Value } from "../domain/value.ts";

/** Types of content that a browser shows as a document with scripts. */
const DOCUMENT = /html|xml|svg/iu;

/** Checks the result of a request handler. */
export function checkReturn(engine: Engine, value: Value, at: SyntaxNode, scope: Scope): void {
  const { fn } = scope.activation;
  if (!fn || value.taints.length + value.refs.length === 0) return;
  for (const { family, return: rule } of engine.tables.returnSinks) {
    const lists = listsIn(value, scope);
    const shown = lists.filter((list) => !isNonHtmlBody(list, scope));
    const answer = answerOf(rule, value, shown, family, scope);
    // The expression of a file makes a kept result depend on all of its text, so it comes last.
    if (!answer || !concerns(rule, fn) || (lists.length > 0 && shown.length === 0)) continue;
    if (family === "xss" && hasNonHtml(scope)) continue;
    if (rule.prefix && !expressionOf(rule.prefix).test(answer.knownPrefix)) continue;
    const parts = rule.parts && listsIn(answer, scope).length > 0;
    const taints = parts ? engine.reachableTaints(answer, scope.state) : refineTaints(answer.taints, scope.state);
    const own = taints.filter(({ step }) => !isReportedInside(engine, step, family, fn));
    const taint = mostConfident(own, family);
    if (taint) engine.report({ family, sink: at, taint, confidence: confidenceOf(taint), handler: fn });
  }
}

function answerOf(
  { item, field }: ReturnSink["return"],
  value: Value,
  lists: readonly HeapObject[],
  family: Family,
  scope: Scope,
): Value | undefined {
  if (field === undefined) {
    const items = item === undefined ? [] : lists.flatMap((list) => list.items?.[item] ?? []);
    return items.length > 0 ? joinAll(items) : value;
  }
  const maps = value.refs.flatMap((ref) => scope.state.object(ref) ?? []);
  const [name = "", ...inner] = field.split(".");
  const answer = maps.find(({ fields, kind }) => kind === "map" && fields.has(name));
  if (!answer || (family === "xss" && !headersIn(answer, scope).some(isHtml))) return undefined;
  return inner.reduce<Value | undefined>((held, key) => fieldIn(held, key, scope), answer.fields.get(name));
}

function fieldIn(value: Value | undefined, name: string, { state }: Scope): Value | undefined {
  return value?.refs.flatMap((ref) => state.object(ref)?.fields.get(name) ?? [])[0];
}

function isHtml([name, { constant }]: [string, Value]): boolean {
  return /^content-?type$/iu.test(name) && /text\/html/iu.test(String(constant ?? ""));
}

function headersIn({ fields }: HeapObject, scope: Scope): [string, Value][] {
  return [...fields.values()].flatMap(({ refs }) =>
    refs.flatMap((ref) => [...(scope.state.object(ref)?.fields ?? [])]),
  );
}

/** Whether a handler that this one calls returns the same data: one flow, which is reported at the inner `return`. */
function isReportedInside(engine: Engine, step: Step, family: Family, fn: FunctionNode): boolean {
  for (const { handler, taint, family: reported } of engine.findings.values()) {
    if (!handler || !taint || handler === fn || reported !== family) continue;
    const inner = taint.step.at;
    if (isWithin(inner, handler.at) && stepsOf(step).some((node) => isSame(node, inner))) return true;
  }
  return false;
}

function isWithin({ file, place }: SyntaxNode, outer: SyntaxNode): boolean {
  const { offset, endOffset } = outer.place;
  return file.path === outer.file.path && place.offset >= offset && place.offset < endOffset;
}

function isSame(a: SyntaxNode, b: SyntaxNode): boolean {
  return a.place.offset === b.place.offset && a.file.path === b.file.path;
}

function concerns(rule: ReturnSink["return"], fn: FunctionNode): boolean {
  const annotations = fn.annotations.map(({ text }) => text);
  const owner = fn.owner ? [...fn.owner.annotations.map(({ text }) => text), ...fn.owner.supers] : [];
  return (
    fits(rule.function, annotations) &&
    !(rule.exceptFunction && fits(rule.exceptFunction, [...owner, ...annotations])) &&
    fits(rule.name, [fn.name]) &&
    fits(rule.parameters, [fn.params.map(({ name }) => name).join(",")]) &&
    fits(rule.class, [...owner, ...annotations]) &&
    fits(rule.type, [fn.returnType]) &&
    (rule.file === undefined || fits(rule.file, [fn.at.textOfFile]))
  );
}

function fits(expression: string | undefined, texts: readonly string[]): boolean {
  return expression === undefined || texts.some((text) => expressionOf(expression).test(text));
}

function listsIn({ refs }: Value, scope: Scope): HeapObject[] {
  return refs.flatMap((ref) => scope.state.object(ref) ?? []).filter(({ kind }) => kind === "list");
}

/** Whether the headers of a response declare that its body is not HTML. */
function isNonHtmlBody({ items }: HeapObject, scope: Scope): boolean {
  const headers = (items ?? []).flatMap(({ refs }) =>
    refs.flatMap((ref) => [...(scope.state.object(ref)?.fields ?? [])]),
  );
  return headers.some(([name, value]) => {
    const types = /^content-type$/iu.test(name) ? possibleStringsOf(value) : [];
    return types.length > 0 && types.every((type) => type !== "" && !DOCUMENT.test(type));
  });
}

import type { Engine, Scope } from "../interpreter/engine.ts";
import { namedMember, rootOf } from "../interpreter/members.ts";
import { isRouteHandler } from "../interpreter/route-handlers.ts";
import type { Expression } from "../lower/ir.ts";
import { expressionOf } from "../tables/expression.ts";
import type { Named } from "../tables/pattern.ts";
import { type CallArguments, holdsAll } from "./conditions.ts";
import { constantValue, possibleStringsOf, UNKNOWN, type Value } from "../domain/value.ts";

/** The only response of a function, which it writes or creates without a receiver. */
const CREATED = "*";
/** Any response of the handler. */
const ANY = "";

/** Records that the content type of a response is not HTML, whichever of its possible texts it is. */
export function markNonHtml(engine: Engine, named: Named, call: CallArguments, scope: Scope): void {
  const root = call.receiver && !/^[A-Z]/u.test(named.name) ? responseOf(named) : CREATED;
  for (const conditions of engine.tables.nonHtmlResponse.match(named))
    if (variantsOf(call).every((each) => holdsAll(conditions, each, scope))) setNonHtml(scope, root);
}

/** The call with each of the possible texts of an argument. */
function variantsOf(call: CallArguments): readonly CallArguments[] {
  const index = call.args.findIndex((arg) => possibleStringsOf(arg).length > 1);
  const texts = index === -1 ? [] : possibleStringsOf(call.args[index] ?? UNKNOWN);
  return index === -1 ? [call] : texts.map((text) => ({ ...call, args: call.args.with(index, constantValue(text)) }));
}

function setNonHtml(scope: Scope, root: string): void {
  for (const response of [root, ANY]) scope.state.set(nonHtmlKey(scope, response), { ...UNKNOWN, constant: true });
}

/** Whether the handler gives a response a content type other than HTML. */
export function hasNonHtml(scope: Scope): boolean {
  return scope.state.get(nonHtmlKey(scope, ANY))?.constant === true;
}

export function markNonHtmlAssign(
  engine: Engine,
  { object }: Extract<Expression, { op: "member" | "index" }>,
  name: string,
  value: Value,
  scope: Scope,
): void {
  const named = namedMember(engine, engine.evaluate(object, scope), name, object.at.text);
  for (const { matches } of engine.tables.nonHtmlResponseAssign.match(named)) {
    if (expressionOf(matches).test(String(value.constant ?? ""))) setNonHtml(scope, responseOf(named));
  }
}

export function isNonHtmlAt(scope: Scope, text: string): boolean {
  return scope.state.get(nonHtmlKey(scope, rootOf(text)))?.constant === true;
}

export function isNonHtml(scope: Scope, { args }: CallArguments, named: Named): boolean {
  const writer = /^[\w$@]+/u.exec(args[0]?.accessPath ?? "")?.[0];
  const roots = [responseOf(named), CREATED, ...(writer === undefined ? [] : [writer])];
  return roots.some((root) => scope.state.get(nonHtmlKey(scope, root))?.constant === true);
}

/** The key of a response: the handler of the route or the entry point, and the first name of the receiver, such as `response` of `response.getWriter()`. */
function nonHtmlKey({ activation }: Scope, root: string): string {
  let top = activation;
  while (top.caller?.fn && !(top.fn && isRouteHandler(top.fn))) top = top.caller;
  return `plain:${top.fn?.at.id ?? ""}:${root}`;
}

/** The first name of the receiver. */
function responseOf({ hasReceiver, root }: Named): string {
  return hasReceiver ? root : CREATED;
}

import { storeProperty } from "./accessors.ts";
import { fillWith } from "./call-sources.ts";
import { assignTo, frameOf, holderOf, isNoHolder } from "../interpreter/assign.ts";
import { keepsByName } from "./request-state.ts";
import { isService } from "./services.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { Expression } from "../lower/ir.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import { joinTaints, qualified, type Taint, UNCERTAIN } from "../domain/taint.ts";
import { concatenate } from "../domain/text.ts";
import { filledWith } from "../domain/heap-object.ts";
import { tainted, UNKNOWN, type Value } from "../domain/value.ts";

/* Methods of libraries that store their arguments in their receiver. */

const MUTATES =
  /^(?:set|add|put|append|push|insert|write|with|attach|bind|load|merge|update|extend|prepend|unshift|offer|enqueue|print|populate)/iu;
/** Methods of containers. */
const STORES_IN_ITSELF =
  /^(?:<<|store|swap|loadOrStore|set|add|put|append|push|insert|write|with|merge|update|extend|prepend|unshift|offer|enqueue|load|print)(?:_?(?:all|first|last|front|back|range|line|ln|many|object))?$/iu;
/** Methods of builders. Those of services, such as `users.addMember(name)`, have such names, too. */
const BUILDS = /^(?:set|add|put|append|push|insert|prepend)_?[A-Z]|^(?:Set|Add|Put|Append|Push|Insert|Prepend)[A-Z]/u;
const SETTER = /^[Ss]et_?[A-Z]/u;
/** Methods of maps and caches that take a key and a value. */
const ENTRY = /^(?:set|put)$/iu;
/** Methods that store a value for other goroutines. */
const STORES = /^(?:Store|Swap|LoadOrStore)$/u;
const APPENDS = /^(?:<<|concat)$/u;
/** Languages where a name with a capital that code neither declares nor assigns is a class of a library. */
const CLASSES = new Set<FlowLanguage>(["java", "kotlin", "csharp"]);
/** Functions of classes that keep a value for all code: `System.setProperty(key, value)`. */
const KEEPS = /^(?:set|put)/iu;
/** Methods that set attributes of a record: the record itself is not the text. */
const RECORDS = /^(?:update|write_attribute|attach|load|with)/u;

/** A connection to a database stores what it inserts somewhere else. */
const DATABASE = /(?:^|[$>._@])(?:wpdb|pdo|mysqli|conn|connection|db|dbh|dbal|database|entity_?manager)$/iu;
const INSERTS = /^(?:insert|update|merge)/iu;

/** `text << more` mutates the text, and may be chained. */
function appendText(engine: Engine, { expression, args, receiver }: Call, scope: Scope): void {
  let target = expression.receiver;
  while (target?.op === "call" && APPENDS.test(target.name)) target = target.receiver;
  if (!receiver || (target?.op !== "name" && target?.op !== "member")) return;
  const isText = typeof receiver.constant === "string" || receiver.knownPrefix !== "" || receiver.taints.length > 0;
  if (isText) assignTo(engine, target, concatenate([receiver, ...args]), scope);
}

/** A method with the name of a mutator stores its arguments in the receiver. */
export function mutate(engine: Engine, call: Call, scope: Scope): void {
  const { expression, args, keywords, receiver } = call;
  if (engine.language === "ruby" && APPENDS.test(expression.name)) appendText(engine, call, scope);
  if (engine.language === "ruby" && RECORDS.test(expression.name)) return;
  const keeps =
    MUTATES.test(expression.name) ||
    (engine.language === "go" && STORES.test(expression.name)) ||
    (expression.name === "<<" && expression.receiver?.op === "index");
  if (!expression.receiver && keeps && receiver) fillImplicit(engine, receiver, args, scope);
  if (!expression.receiver || !keeps || !receiver || keepsByName(engine, call)) return;
  const { op } = expression.receiver;
  if (op !== "name" && op !== "member" && op !== "index") return;
  if (INSERTS.test(expression.name) && DATABASE.test(expression.receiver.at.text)) return;
  if (expression.receiver.op === "name" && isNoHolder(expression.receiver.name, scope)) return;
  if (receiver.refs.length === 0 && isService(engine, expression.receiver, scope)) return;
  if (isLibraryClass(engine, expression.receiver, receiver) && !KEEPS.test(expression.name)) return;
  // The key is no part of what a map or cache returns for it.
  const isKeyed = ENTRY.test(expression.name) && args.length === 2;
  const given = [...args.slice(isKeyed ? 1 : 0), ...keywords.values()].map((arg) =>
    engine.reachableTaints(arg, scope.state),
  );
  const taints = given.reduce(joinTaints, UNKNOWN.taints);
  if (taints.length === 0) return;
  const stored = storedIn(expression.receiver, call, taints, scope);
  if (stored.length === 0) return;
  const holder = holderOf(engine, expression.receiver, scope, expression.receiver.at);
  if (!storeProperty(call, holder, stored, scope)) fillWith(engine, expression.receiver, stored, scope);
}

/** In a function whose `this` is an object of a library, a method without a receiver stores its arguments in that. */
function fillImplicit(engine: Engine, { refs }: Value, args: readonly Value[], { state }: Scope): void {
  const taints = args.map((arg) => engine.reachableTaints(arg, state)).reduce(joinTaints, UNKNOWN.taints);
  for (const ref of taints.length > 0 ? refs : []) {
    const held = state.object(ref);
    if (held && !held.cls) state.setObject(ref, filledWith(held, tainted(taints)));
  }
}

/** `Files.write(path, text)`: the class does not hold the text. */
function isLibraryClass({ language }: Engine, receiver: Expression, { refs, cls, type }: Value): boolean {
  if (!CLASSES.has(language) || receiver.op !== "name" || refs.length > 0 || cls || type !== "") return false;
  return /^[A-Z]\w*[a-z]/u.test(receiver.name);
}

/** What stays in the receiver: an object that outlives the call may be a service, which stores the data somewhere else. */
function storedIn(
  receiver: Expression,
  { expression: { name }, args }: Call,
  taints: readonly Taint[],
  scope: Scope,
): readonly Taint[] {
  if (STORES_IN_ITSELF.test(name) || isLocal(receiver, scope)) return taints;
  const hasOptions = args.some(({ refs }) => refs.length > 0);
  if (hasOptions || !BUILDS.test(name)) return UNKNOWN.taints;
  return SETTER.test(name) ? taints : qualified(taints, UNCERTAIN);
}

/** Whether it is a variable of the code that runs, and no object that others use, too. */
function isLocal(receiver: Expression, { frame }: Scope): boolean {
  const owner = receiver.op === "name" ? frameOf(receiver.name, frame) : null;
  return owner !== null && (owner === frame || owner.parent !== null);
}

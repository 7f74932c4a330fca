import { reachLimit } from "../domain/limits.ts";
import { callExternal } from "../models/external-calls.ts";
import { join, possibleStringsOf, UNKNOWN, type Value } from "../domain/value.ts";
import { KEPT } from "../project/kept-state.ts";
import type { Call } from "./call.ts";
import type { Engine, Scope } from "./engine.ts";
import { callLocal } from "./local-calls.ts";
import { namedMember } from "./members.ts";
import { ancestors } from "./methods.ts";

/** Maximum number of methods that one call may name. */
const MAX_NAMES = 50;

/** A beginning that only some methods have. */
const PREFIX = /^\w{2,}$/u;

/** `object.public_send(name, …)`: the calls of the methods that the name may be; null where it is not one of known texts. */
export function callByName(engine: Engine, found: Call, scope: Scope): Value | null {
  const [named] = engine.tables.namedCalls.match(found.named);
  const call = typeof named === "string" ? onClass(engine, found, named) : found;
  if (named === undefined || !call) return null;
  const [name, ...args] = call.args;
  const names = name ? namesOf(engine, name, call.receiver, scope) : [];
  if (names.length > MAX_NAMES) reachLimit("objects");
  if (names.length === 0 || names.length > MAX_NAMES) return null;
  const states: Scope["state"][] = [];
  const results = names.map((each) => {
    const inside = { ...scope, state: scope.state.fork() };
    states.push(inside.state);
    const chosen = methodCall(engine, { ...call, args }, each);
    return callLocal(engine, chosen, inside) ?? callExternal(engine, chosen, inside);
  });
  scope.state.mergeForks(states);
  return results.reduce(join);
}

/** `service("mailer")`: the call of a method of the class, of the file that has the method. */
function onClass(engine: Engine, call: Call, className: string): Call | null {
  const name = call.args[0]?.constant;
  const module = typeof name === "string" ? engine.linker?.declaring(KEPT + name) : null;
  const declared = module?.classes.get(className);
  return declared ? { ...call, receiver: { ...UNKNOWN, cls: declared.cls, accessPath: className } } : null;
}

/** The names that are known, or of which the beginning is: those of the methods that the receiver has. */
function namesOf(engine: Engine, name: Value, receiver: Value | null, { state }: Scope): readonly string[] {
  const texts = name.taints.length === 0 ? possibleStringsOf(name) : [];
  if (texts.length > 0 || !receiver || !PREFIX.test(name.knownPrefix)) return texts;
  const ofElements = engine.findClass(receiver.type.replace(/\[\]$/u, ""))?.cls;
  const classes = [receiver.cls, ofElements, ...receiver.refs.map((ref) => state.object(ref)?.cls)];
  const methods = classes.flatMap((cls) => (cls ? ancestors(engine, cls) : [])).flatMap((cls) => cls.methods);
  return [...new Set(methods.map((method) => method.name))].filter((each) => each.startsWith(name.knownPrefix));
}

function methodCall(engine: Engine, call: Call, name: string): Call {
  const { expression, receiver, named } = call;
  return {
    ...call,
    expression: { ...expression, name, args: expression.args.slice(1) },
    named: receiver
      ? namedMember(engine, receiver, name, expression.receiver?.at.text ?? "")
      : { ...named, name, accessPath: name, root: name },
  };
}

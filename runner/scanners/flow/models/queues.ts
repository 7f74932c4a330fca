import type { Call } from "../interpreter/call.ts";
import { assignTo } from "../interpreter/assign.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { Expression } from "../lower/ir.ts";
import { join, UNKNOWN, type Value } from "../domain/value.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { elementOf } from "./collections.ts";
import { runReceivers, withoutPart } from "./channels.ts";
import { isService } from "./services.ts";

/* Queues and channels: what was sent to one is what a call receives, in any order. */

/** Makes a queue, sends to it, or receives from one whose elements are known. @returns null for any other call. */
export function callQueue(engine: Engine, call: Call, scope: Scope): Value | null {
  const { named, receiver, args, expression } = call;
  const { queueMakes, queueSends, queueKeeps, queueReceives, queueFills } = engine.tables;
  if (queueMakes.match(named).length > 0) {
    const initial = args.filter(({ taints, refs }) => taints.length + refs.length > 0);
    return { ...engine.list(expression.at, scope, initial), type: typeOf(call) };
  }
  if (!receiver || !expression.receiver) return null;
  if (receiver.refs.length === 0 && isService(engine, expression.receiver, scope)) return null;
  const [value] = args;
  const isSent = queueSends.match(named).length > 0;
  if (value && (isSent || queueKeeps.match(named).length > 0)) {
    const queue = withoutPart(engine, expression.receiver);
    // `getAndSet(value)`, `updateAndGet(function)`
    const isRead = queueReceives.match(named).length > 0;
    const before = isRead ? elementOf(engine, receiver, scope.state) : UNKNOWN;
    const made = args
      .flatMap(({ closures }) => (isRead ? (closures ?? []) : []))
      .map((each) => invokeMaybe(engine, each, { args: [before, value], at: expression.at }, scope));
    // `push(name, value)`
    const others = args.slice(1).filter(({ taints, refs, closures }) => taints.length + refs.length > 0 || closures);
    for (const each of isRead ? [value, ...others, ...made].filter(({ closures }) => !closures) : [value, ...others]) {
      assignTo(engine, { op: "index", at: queue.at, object: queue, key: null }, each, scope);
      if (isSent) runReceivers(engine, queue, each, scope);
    }
    return made.reduce(join, before);
  }
  if (!receiver.refs.some((ref) => scope.state.object(ref)?.kind === "list")) return null;
  if (args.some(({ closures }) => closures)) return null;
  if (queueReceives.match(named).length > 0) return elementOf(engine, receiver, scope.state);
  const target = expression.args[0]?.value;
  if (!target || queueFills.match(named).length === 0) return null;
  fill(engine, target, elementOf(engine, receiver, scope.state), scope);
  return UNKNOWN;
}

/** `new ArrayBlockingQueue(9)`, `Channel.CreateBounded(9)` */
function typeOf({ named: { name, creates, accessPath } }: Call): string {
  return creates ? name : (accessPath.split(".").at(-2) ?? name);
}

/** The variable that an argument declares or names gets an element; a list gets all of them. */
function fill(engine: Engine, target: Expression, element: Value, scope: Scope): void {
  const { refs } = engine.evaluate(target, scope);
  const isList = refs.some((ref) => scope.state.object(ref)?.kind === "list");
  assignTo(engine, isList ? { op: "index", at: target.at, object: target, key: null } : target, element, scope);
}

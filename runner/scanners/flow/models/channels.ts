import { assignTo } from "../interpreter/assign.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { Expression } from "../lower/ir.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import type { Value } from "../domain/value.ts";
import { functionsOf } from "./request-state.ts";

/*
 * Channels: what code of another file sends, the goroutines of that file receive, which only its constructor starts. In the analysed file
 * itself they are entry points.
 */

/** What receives from the channel of this name. */
const RECEIVES: Partial<Record<FlowLanguage, (name: string) => RegExp>> = {
  go: (name) => new RegExp(String.raw`(?:<-\s*|\brange\s+)(?:\w+\.)*${name}\b`, "u"),
  kotlin: (name) =>
    new RegExp(String.raw`\bin\s+(?:this\.)?${name}\b|\b${name}\s*\.\s*(?:receive|consume|collect|onEach)`, "u"),
};
const SENDS = /^(?:send|trySend|emit|tryEmit)$/u;
const ran = new WeakMap<Engine, Set<string>>();

/** Runs the functions of a file that receive from the channel to which its code has sent untrusted data, once for each source. */
export function runReceivers(engine: Engine, channel: Expression, value: Value, scope: Scope): void {
  const { module } = engine;
  const receives = RECEIVES[engine.language];
  if (!receives || module === engine.entry) return;
  if (channel.op !== "member" && channel.op !== "name") return;
  const taints = engine.reachableTaints(value, scope.state);
  if (taints.length === 0) return;
  const known = ran.get(engine) ?? new Set();
  ran.set(engine, known);
  const key = [module.path, channel.name, ...taints.map((taint) => taint.key)].join("\0");
  if (known.has(key)) return;
  known.add(key);
  // The constructor that makes the channel may not have run.
  if (engine.evaluate(channel, scope).refs.length === 0)
    assignTo(engine, channel, engine.list(channel.at, scope, [value]), scope);
  const wanted = receives(channel.name);
  const receivers = functionsOf(engine, module, scope.state).flat();
  for (const closure of receivers.filter(({ fn }) => wanted.test(fn.at.text))) {
    const inside = { ...scope, state: scope.state.fork() };
    engine.invoke(closure, { args: [], at: closure.fn.at, self: closure.self }, inside);
    scope.state.mergeForks([inside.state, scope.state.fork()]);
  }
}

/** Sends the argument of a method of a channel. */
export function callSend(engine: Engine, { expression, args }: Call, scope: Scope): void {
  const { name, receiver, at } = expression;
  const [value] = args;
  if (engine.language !== "kotlin" || !SENDS.test(name) || !receiver || !value) return;
  assignTo(engine, { op: "index", at, object: receiver, key: null }, value, scope);
  runReceivers(engine, receiver, value, scope);
}

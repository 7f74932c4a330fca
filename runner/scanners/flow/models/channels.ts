import { assignTo, frameOf, variable } from "../interpreter/assign.ts";
import { instantiate } from "../interpreter/classes.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { classOfType } from "../interpreter/methods.ts";
import type { Expression } from "../lower/ir.ts";
import { literal, wholeName } from "../domain/name-patterns.ts";
import { QUEUE } from "../project/events.ts";
import { type Closure, type Module, UNKNOWN, type Value } from "../domain/value.ts";
import { injectedReceivers } from "./injected-channels.ts";
import { functionsOf } from "./module-functions.ts";

/*
 * What code sends to a queue or channel, functions receive that it does not call: those of the file of the queue, also those that only its
 * constructor starts, objects that get the queue, and code of other files that asks the object with the queue for the next element. In
 * the analysed file itself, methods are entry points.
 */

/** What receives by an operator from the channel of this name. */
const OPERATORS = String.raw`(?:<-\s*|\brange\s+|\bin\s+)(?:\w+\.)*`;
/** An arrow or a result after the name of a member that is the channel. */
const RETURNS = String.raw`(?:=>?|\breturn\b)\s*(?:\w+\.)*`;
/** `new Worker<Job>(jobs, log)` */
const CONSTRUCTION = /\b([A-Z]\w*)\s*(?:<[^<>()]*>)?\(([^()]*)\)/gu;
const PATH = String.raw`(?:\(\))?(?:\s*[?!]*\.\s*\w+(?:\(\))?)*?\s*[?!]*\.\s*`;

type Channel = Extract<Expression, { op: "member" | "name" }>;

const ran = new WeakMap<Engine, Set<string>>();

/** Runs what receives from the channel to which code has sent untrusted data, once for each source. */
export function runReceivers(engine: Engine, written: Expression, value: Value, scope: Scope): void {
  const taints = engine.reachableTaints(value, scope.state);
  const channel = taints.length === 0 ? null : namedChannel(written);
  if (!channel) return;
  const { module } = engine;
  const known = ran.get(engine) ?? new Set();
  ran.set(engine, known);
  const key = [module.path, channel.name, ...taints.map((taint) => taint.key)].join("\0");
  if (known.has(key)) return;
  known.add(key);
  if (isShared(channel, scope)) runNamed(engine, channel, value, scope);
  const injected = { channel: engine.evaluate(channel, scope), name: channel.name };
  for (const { closure, args } of injectedReceivers(engine, injected, (name) => receivesFrom(engine, name), scope))
    run(engine, closure, scope, args);
}

/** The variable or member that is the channel, or a map with it, or that returns it: `topics[name]`, `bus.topic(name)`. */
function namedChannel(channel: Expression): Channel | null {
  if (channel.op === "member" || channel.op === "name") return channel;
  if (channel.op === "index") return namedChannel(channel.object);
  const { op, at } = channel;
  return op === "call" && channel.receiver && !channel.creates
    ? { op: "member", at, object: channel.receiver, name: channel.name }
    : null;
}

/** Runs what receives from the channel by its name, or gets it from the code with the name. */
function runNamed(engine: Engine, channel: Channel, value: Value, scope: Scope): void {
  // The constructor that makes the channel may not have run.
  if (engine.evaluate(channel, scope).refs.length === 0) hold(engine, channel, value, scope);
  const held = engine.evaluate(channel, scope);
  // What is in the channel now, no argument of an earlier call shows.
  engine.forgetSummaries();
  const { module } = engine;
  for (const declaring of new Set([module, ...declaringModules(engine, channel, scope)])) {
    for (const closure of receiversIn(engine, declaring, channel.name, scope)) run(engine, closure, scope);
    for (const closure of workersOf(engine, declaring, channel.name, held, scope)) run(engine, closure, scope);
  }
}

function hold(engine: Engine, channel: Channel, value: Value, scope: Scope): void {
  const list = engine.list(channel.at, scope, [value]);
  const modules = modulesWith(engine, channel, scope);
  for (const { frame } of modules) scope.state.set(variable(frame, channel.name), list);
  if (modules.length === 0) assignTo(engine, channel, list, scope);
}

/** The files of a package with the variable that is the channel. */
function modulesWith(engine: Engine, channel: Channel, scope: Scope): Module[] {
  const isOfPackage = channel.op === "member" && engine.evaluate(channel.object, scope).namespace !== undefined;
  return isOfPackage ? (engine.linker?.modules ?? []).filter(({ frame }) => frame.names.has(channel.name)) : [];
}

function run(engine: Engine, closure: Closure, scope: Scope, args: readonly Value[] = []): void {
  invokeMaybe(engine, closure, { args: [...args], at: closure.fn.at, self: closure.self }, scope);
}

/** A field, or a variable outside of the function that sends. */
function isShared(channel: Channel, { frame }: Scope): boolean {
  if (channel.op === "member") return true;
  const owner = frameOf(channel.name, frame);
  return owner === null || owner.parent === null;
}

/** `channel.Writer` is a part of `channel`. */
export function withoutPart({ tables }: Engine, channel: Expression): Expression {
  return channel.op === "member" && tables.allMembers.has(channel.name) ? channel.object : channel;
}

/** The files of the object or class that has the channel, if code of another one sends to it. */
function declaringModules(engine: Engine, channel: Channel, scope: Scope): Module[] {
  if (channel.op !== "member") return [];
  const { refs, cls, type } = engine.evaluate(channel.object, scope);
  const classes = [cls, ...refs.map((ref) => scope.state.object(ref)?.cls), classOfType(engine, type)];
  const files = classes.flatMap((each) => (each ? (engine.declared.get(each)?.frame.module ?? []) : []));
  return [...files, ...modulesWith(engine, channel, scope)];
}

function receiversIn(engine: Engine, module: Module, name: string, scope: Scope): Closure[] {
  const wanted = receivesFrom(engine, name);
  const inside = functionsIn(engine, module, scope).filter(({ fn }) => fn.name !== "<init>");
  const own = inside.filter(({ fn }) => wanted.test(fn.at.text));
  const members = new Set([name, ...own.map(({ fn }) => fn.name), ...membersWith(name, module)]);
  members.delete("");
  const asks = [...members].map((member) => receivesFrom(engine, member));
  const names = own.flatMap(({ fn: { name: called } }) => (called === "" ? [] : [literal(called)]));
  const calls = new RegExp(String.raw`\.\s*(?:${[...names, " "].join("|")})\s*\(`, "u");
  const others = (engine.linker?.listening(QUEUE + module.path) ?? [])
    .filter((other) => other !== engine.entry && other !== module)
    .flatMap((other) => functionsIn(engine, other, scope))
    .filter(
      ({ fn: { name: called, at } }) => called !== "<init>" && [calls, ...asks].some((each) => each.test(at.text)),
    );
  const asking = inside.filter((closure) => !own.includes(closure) && calls.test(closure.fn.at.text));
  const here = module === engine.entry ? own.filter(({ fn }) => fn.owner === null) : [...own, ...asking];
  return [...here.map((closure) => ofSender(closure, scope)), ...others];
}

/** The functions and methods of a file, and functions inside of them that have been made. */
function functionsIn(engine: Engine, module: Module, scope: Scope): Closure[] {
  const inner = [...engine.closures.values(), ...engine.otherClosures.values()];
  const named = functionsOf(engine, module, scope.state).flat();
  const known = new Set(named.map(({ fn }) => fn));
  return [...named, ...inner.filter(({ fn }) => fn.at.file.path === module.path && !fn.owner && !known.has(fn))];
}

function receivesFrom({ tables }: Engine, name: string): RegExp {
  const calls = [...tables.queueReceives.names, ...tables.queueFills.names].join("|");
  const channel = wholeName(name);
  const byCall = calls === "" ? "" : String.raw`|${channel}${PATH}(?:${calls})\b`;
  return new RegExp(`${OPERATORS}${channel}${byCall}`, "u");
}

/** The names of properties that are the channel, or a view of it. */
function membersWith(name: string, { classes }: Module): string[] {
  const property = new RegExp(
    String.raw`\b(\w+)(?:\s*:[^=;\n]*)?\s*(?:\{\s*get\s*)?${RETURNS}${wholeName(name)}`,
    "gu",
  );
  const method = new RegExp(
    String.raw`\b(\w+)\s*\([^()]*\)(?!\s*\w+\s*\()[^{}=;\n]*(?:\{\s*)?${RETURNS}${wholeName(name)}`,
    "gu",
  );
  // In some languages the methods are outside of the declaration of their class.
  const texts = [...classes.values()].flatMap(({ cls }) => [cls, ...cls.methods].map(({ at }) => at.text));
  return [...new Set(texts)].flatMap((text) =>
    [property, method].flatMap((expression) => Array.from(text.matchAll(expression), ([, found = ""]) => found)),
  );
}

/** A method of the object that has sent the data has this object. */
function ofSender(closure: Closure, { frame, state }: Scope): Closure {
  const sender = frame.self;
  const isOwn = sender?.refs.some((ref) => state.object(ref)?.cls === closure.fn.owner) === true;
  return isOwn && closure.fn.owner !== null && !closure.fn.isStatic ? { ...closure, self: sender } : closure;
}

/** The methods of objects that get the channel from the code of a file, as an argument of their constructor, and receive from it. */
function workersOf(engine: Engine, module: Module, name: string, channel: Value, scope: Scope): Closure[] {
  const passed = new RegExp(String.raw`^\s*(?:\w+\.)?${literal(name)}\s*$`, "u");
  const made = [...module.classes.values()].flatMap(({ cls }) => [...cls.at.text.matchAll(CONSTRUCTION)]);
  return made.flatMap(([, type = "", given = ""]) => {
    const args = given.split(",").map((arg) => (passed.test(arg) ? channel : UNKNOWN));
    const cls = args.includes(channel) ? engine.linker?.findClass(type, module)?.cls : undefined;
    if (!cls) return [];
    const self = instantiate(engine, cls, args, new Map(), cls.at, scope);
    const fields = self.refs.flatMap((ref) => [...(scope.state.object(ref)?.fields ?? [])]);
    const holding = fields.filter(([, held]) => held.refs.some((ref) => channel.refs.includes(ref)));
    const wanted = holding.map(([field]) => receivesFrom(engine, field));
    const methods = cls.methods.filter((fn) => fn.name !== "<init>" && wanted.some((each) => each.test(fn.at.text)));
    const frame = engine.declared.get(cls)?.frame ?? null;
    return methods.map((fn) => ({ fn, frame, self }));
  });
}

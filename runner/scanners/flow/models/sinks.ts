import { type Engine, refineTaints, type Scope } from "../interpreter/engine.ts";
import { rankOf, SEVERITIES } from "../../../../worker/contract/finding.ts";
import { bitsOf, type Family } from "../domain/families.ts";
import type { Expression } from "../lower/ir.ts";
import { defaultOf, isConstant, withFallbacks } from "./constants.ts";
import { namedMember } from "../interpreter/members.ts";
import { classOfType, methodsOf } from "../interpreter/methods.ts";
import { attributeTaints, unknownKeywords } from "./attributes.ts";
import { isNonHtml, isNonHtmlAt, markNonHtmlAssign } from "./non-html.ts";
import { shapeTaints } from "./query-shape.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { Named } from "../tables/pattern.ts";
import type { CallSink } from "../tables/schema.ts";
import { applies, type CallArguments, holdsAll } from "./conditions.ts";
import { sentAt } from "./sent-requests.ts";
import { recordSink } from "./followed-sinks.ts";
import { isReported } from "./reported-taints.ts";
import { severityLimit, SOURCE_KINDS, type Taint, UNCERTAIN } from "../domain/taint.ts";
import { formattedArguments } from "../domain/text.ts";
import { firstOf } from "../domain/reachable-values.ts";
import { fixesHost } from "../domain/strict-pattern.ts";
import { constantValue, possibleStringsOf, UNKNOWN, type Value } from "../domain/value.ts";

const SHELLS =
  /(?:^|[/\\])(?:sh|bash|zsh|dash|ksh|cmd|cmd\.exe|powershell|powershell\.exe|pwsh|python3?|perl|ruby|node|php|env|xargs|sudo|ssh|eval)$/iu;
/** The type of an open file in the tables: it is no path. */
const OPEN_FILE = "OpenFile";
const THROWS = /\bthrow\b/u;
const PLAIN_TYPE = /^\s*\.(?:type|contentType)\(\s*["'`](?!\.?html|text\/html)/u;
/** Families whose sinks execute their argument: a parameter that reaches one is reported. */
const EXECUTES = bitsOf(["command-injection", "code-injection"]);
/** Families whose sinks are methods of services and responses, which no list or map is. */
const OF_SERVICES = new Set<Family>(["open-redirect", "ssrf", "nosql-injection", "header-injection"]);
/** Styles of sinks that execute what the caller of a function passes, whatever it is. */
const FREE = new Set<string>(["text", "arguments", "program"]);

export function checkCall(engine: Engine, named: Named, given: CallArguments, at: SyntaxNode, scope: Scope): void {
  for (const sink of engine.tables.callSinks.match(named)) {
    const written = withFallbacks(given, sink.family);
    const call = sink.family === "log-injection" ? { ...written, args: formattedArguments(written.args) } : written;
    if (!applies(sink, call, scope) || isOfCollection(sink, given.receiver, scope)) continue;
    if (sink.checkedBy !== undefined && isCheckedBy(engine, given.receiver, sink.checkedBy, scope)) continue;
    if (sink.family === "xss" && (isNonHtml(scope, call, named) || at.precedes(PLAIN_TYPE))) continue;
    if (sink.style === "constant") {
      reportConstant(engine, sinkArguments(sink, call, scope), sink.family, at, scope);
      continue;
    }
    for (const value of sinkArguments(sink, call, scope)) {
      if (sink.family === "path-traversal" && value.type === OPEN_FILE) continue;
      if (keepsHost(sink.family, value)) continue;
      const runsShell = isShell(value, scope) || (sink.style === "varargs" && isShellName(call.args[0]));
      const executes = FREE.has(sink.style) || runsShell ? EXECUTES : 0;
      const taints = taintsAt(engine, sink, value, call, scope);
      const taint = mostConfident(taints, sink.family, executes);
      const place = sink.sentBy === undefined || taints.length === 0 ? at : sentAt(at, sink.sentBy, scope);
      recordSink(engine, sink, place, value, taints, scope);
      if (!taint) continue;
      const isExistenceTest = sink.family === "path-traversal" && engine.tables.existenceTests.match(named).length > 0;
      engine.report({ family: sink.family, sink: place, taint, confidence: confidenceOf(taint), isExistenceTest });
    }
  }
}

/** Whether a list or map of the code has a method of the same name: `history.push(folder)`, `sessions.get(id)`, `items.remove(item)`. */
function isOfCollection({ family, style }: CallSink, receiver: Value | null, { state }: Scope): boolean {
  return (style === "attributes" || OF_SERVICES.has(family)) && receiver !== null && isCollection(receiver, state);
}

/** An object that code only writes to has the path by which the code names it. */
function isCollection({ refs, accessPath, type }: Value, state: Scope["state"]): boolean {
  return (
    refs.length > 0 &&
    accessPath === "" &&
    type === "" &&
    refs.every((ref) => /^(?:list|map)$/u.test(state.object(ref)?.kind ?? ""))
  );
}

/** Whether a URL, such as that of the page, begins with a host that untrusted data does not choose. */
function keepsHost(family: Family, { knownPrefix, constant }: Value): boolean {
  return (family === "open-redirect" || family === "ssrf") && constant === undefined && fixesHost(knownPrefix);
}

/** Whether the class of an object, or one that it extends in the repository, has a method of this name that may throw. */
function isCheckedBy(engine: Engine, receiver: Value | null, method: string, { state }: Scope): boolean {
  const classes = receiver?.refs.flatMap((ref) => state.object(ref)?.cls ?? []) ?? [];
  const [cls = receiver ? classOfType(engine, receiver.type) : undefined] = classes;
  const found = cls ? methodsOf(engine, cls, method) : [];
  return found.some(({ fn }) => THROWS.test(fn.at.text));
}

/** A property whose getter is a method of a library. */
export function checkGetter(
  engine: Engine,
  receiver: Value,
  name: string,
  at: SyntaxNode,
  of: SyntaxNode,
  scope: Scope,
): void {
  if (receiver.taints.length + receiver.refs.length === 0 || !engine.tables.callSinks.has(name)) return;
  checkCall(
    engine,
    namedMember(engine, receiver, name, of.text),
    { args: [], keywords: new Map(), receiver },
    at,
    scope,
  );
}

function reportConstant(
  engine: Engine,
  values: readonly Value[],
  family: Family,
  sink: SyntaxNode,
  scope: Scope,
): void {
  const isWeak = (value: Value | null): boolean => value !== null && isConstant(value, family, scope);
  if (values.some(isWeak)) engine.report({ family, sink, taint: null, confidence: "high" });
  else if (values.some((value) => isWeak(defaultOf(value, family))))
    engine.report({ family, sink, taint: null, confidence: "medium", isDefault: true });
}

export function confidenceOf({ kind, qualifiers }: Taint): "high" | "medium" | "low" {
  if (kind === "parameter" || qualifiers & UNCERTAIN) return "low";
  return kind === "request" ? "high" : "medium";
}

function taintsAt(
  engine: Engine,
  sink: CallSink,
  value: Value,
  { args }: CallArguments,
  scope: Scope,
): readonly Taint[] {
  if (sink.style === "arguments" && isList(value, scope) && !isShellName(args[0])) return [];
  if (sink.style === "program") return programTaints(engine, [value], scope);
  if (sink.style === "argv") {
    const isProgram = value === args[0] && args.length > 1 && !isList(value, scope);
    return isProgram ? programTaints(engine, args, scope) : argvTaints(engine, value, scope);
  }
  if (sink.style === "varargs") {
    return isList(value, scope) ? argvTaints(engine, value, scope) : programTaints(engine, args, scope);
  }
  if (sink.style === "statement") {
    const objects = value.refs.map((ref) => scope.state.object(ref));
    if (objects.length > 0 && objects.every((each) => each?.kind === "map")) return [];
    const statements = objects.map((each) => (each?.kind === "list" && each.items?.[0]) || value);
    return (objects.length === 0 ? [value] : statements).flatMap((each) => engine.reachableTaints(each, scope.state));
  }
  if (sink.style === "pipe" && value.knownPrefix !== "" && !value.knownPrefix.startsWith("|")) return [];
  if (sink.style === "callable" && isList(value, scope)) return namesIn(value, scope);
  if (sink.style === "keys") return shapeTaints(engine, value, scope);
  if (sink.style === "attributes") return attributeTaints(value, scope);
  return engine.reachableTaints(value, scope.state);
}

/** Without a shell, only the program name is a sink. If the program is itself a shell, all arguments are. */
function argvTaints(engine: Engine, value: Value, scope: Scope): readonly Taint[] {
  const lists = value.refs.flatMap((ref) => scope.state.object(ref) ?? []).filter(({ kind }) => kind === "list");
  if (lists.length === 0) return engine.reachableTaints(value, scope.state);
  return lists.flatMap((list) => {
    const { items, unknownKeys } = list;
    if (items) return programTaints(engine, items, scope);
    const first = firstOf(list);
    if (first !== undefined) return programTaints(engine, [constantValue(first), unknownKeys ?? UNKNOWN], scope);
    return unknownKeys ? engine.reachableTaints(unknownKeys, scope.state) : [];
  });
}

/** Whether a value is an argument list whose program is a shell. */
function isShell({ refs }: Value, scope: Scope): boolean {
  const [program] = refs.flatMap((ref) => scope.state.object(ref)?.items?.slice(0, 1) ?? []);
  return isShellName(program);
}

function isList({ refs }: Value, scope: Scope): boolean {
  return refs.some((ref) => scope.state.object(ref)?.kind === "list");
}

/** The taints of the names in a callable: what the object holds is no part of them. */
function namesIn({ taints: own, refs }: Value, { state }: Scope): readonly Taint[] {
  const items = refs.flatMap((ref) => {
    const { items: known, unknownKeys } = state.object(ref) ?? {};
    return known ?? (unknownKeys ? [unknownKeys] : []);
  });
  const names = items.filter((item) => item.refs.length === 0).flatMap(({ taints }) => taints);
  return refineTaints([...own, ...names], state);
}

function isShellName(program: Value | undefined): boolean {
  return program !== undefined && possibleStringsOf(program).some((name) => SHELLS.test(name));
}

function programTaints(engine: Engine, items: readonly Value[], scope: Scope): readonly Taint[] {
  const [program = UNKNOWN] = items;
  if (isShellName(program)) return items.flatMap((item) => [...engine.reachableTaints(item, scope.state)]);
  // Who sets the environment chooses the programs anyway, by `PATH`.
  return engine.reachableTaints(program, scope.state).filter(({ kind }) => kind !== "environment");
}

/** @param executes bits of the families for which the sink executes its argument */
export function mostConfident(taints: readonly Taint[], family: Family, executes = 0): Taint | undefined {
  return taints.filter((taint) => isReported(taint, family, executes)).toSorted((a, b) => rank(a) - rank(b))[0];
}

/** By severity, then by confidence. Parameters come last, because a parameter is not a source if the file calls the function. */
function rank(taint: Taint): number {
  const { kind, qualifiers } = taint;
  const bySeverity = kind === "parameter" ? SEVERITIES.length : rankOf(severityLimit(taint));
  return (2 * bySeverity + (qualifiers & UNCERTAIN ? 1 : 0)) * SOURCE_KINDS.length + SOURCE_KINDS.indexOf(kind);
}

function sinkArguments(sink: CallSink, { args, keywords, receiver }: CallArguments, scope: Scope): Value[] {
  const values: Value[] = [];
  const positions = sink.args ?? (sink.from === undefined && !sink.receiver && !sink.keywords ? args.keys() : []);
  for (const position of positions) {
    const value = args.at(position);
    if (value && (position >= 0 || args.length > 0)) values.push(value);
  }
  if (sink.from !== undefined) values.push(...args.slice(sink.from));
  for (const keyword of sink.keywords ?? []) {
    const value = keywords.get(keyword);
    if (value) values.push(value);
  }
  if (sink.receiver && receiver) values.push(receiver);
  if (sink.style === "keys") values.push(...keywords.values());
  if (sink.style === "attributes") values.push(...unknownKeywords(keywords));
  if (sink.style === "html") return values.filter((value) => !isData(value, scope));
  return sink.fields ? values.flatMap((value) => fieldsOf(value, sink.fields ?? [], scope)) : values;
}

/** Objects are sent as JSON, not as HTML. */
function isData({ refs, accessPath }: Value, scope: Scope): boolean {
  const isHeld = refs.some((ref) => /^(?:map|list)$/u.test(scope.state.object(ref)?.kind ?? ""));
  return isHeld || /\.(?:body|query|params|headers|cookies)$/u.test(accessPath);
}

function fieldsOf(value: Value, names: readonly string[], scope: Scope): Value[] {
  const held = value.refs.flatMap((ref) => {
    const heapObject = scope.state.object(ref);
    if (heapObject?.cls) return names.map((name) => heapObject.fields.get(name) ?? UNKNOWN);
    if (heapObject?.kind !== "map") return [];
    // A field that is written after an unknown object replaces the one of that object.
    return names.map((name) => heapObject.fields.get(name) ?? heapObject.unknownKeys ?? UNKNOWN);
  });
  return held.length > 0 ? held : [value];
}

export function checkAssign(
  engine: Engine,
  target: Extract<Expression, { op: "member" | "index" }>,
  value: Value,
  scope: Scope,
): void {
  const name = target.op === "member" ? target.name : target.key?.op === "constant" ? String(target.key.value) : "[]";
  // In these languages, an attribute of an object is not one of its entries.
  const isField = target.op === "member" && (engine.language === "python" || engine.language === "ruby");
  const names = name === "[]" || isField ? [name] : [name, "[]"];
  if (engine.tables.nonHtmlResponseAssign.has(name)) markNonHtmlAssign(engine, target, name, value, scope);
  if (!names.some((item) => engine.tables.assignSinks.has(item))) return;
  const object = engine.evaluate(target.object, scope);
  const found = names.flatMap((item) =>
    engine.tables.assignSinks.match(namedMember(engine, object, item, target.object.at.text)),
  );
  for (const sink of found) {
    const { family, constant, unless, fields } = sink;
    const isHtml = fields !== undefined || !isData(value, scope);
    if (family === "xss" && (isNonHtmlAt(scope, target.object.at.text) || !isHtml)) continue;
    if (keepsHost(family, value)) continue;
    if (OF_SERVICES.has(family) && isCollection(object, scope.state)) continue;
    if (unless && holdsAll(unless, { args: [value], keywords: new Map(), receiver: object }, scope)) continue;
    if (constant) {
      reportConstant(engine, [value], family, target.at, scope);
      continue;
    }
    const key = family === "trust-boundary" && target.op === "index" && target.key ? target.key : null;
    const keys = key ? engine.reachableTaints(engine.evaluate(key, scope), scope.state) : [];
    const [data = value, ...others] = fields ? fieldsOf(value, fields, scope) : [value];
    const taints = [data, ...others].flatMap((each) => engine.reachableTaints(each, scope.state));
    if (others.length === 0) recordSink(engine, sink, target.at, data, taints, scope);
    const taint = mostConfident([...taints, ...keys], family);
    if (taint) engine.report({ family, sink: target.at, taint, confidence: confidenceOf(taint) });
  }
}

import type { Call } from "../interpreter/call.ts";
import { writeKey } from "../domain/heap-object.ts";
import { type Engine, type Scope } from "../interpreter/engine.ts";
import { bitOf, type Family } from "../domain/families.ts";
import { holdsAll } from "./conditions.ts";
import { confidenceOf } from "./sinks.ts";
import { joinTaints } from "../domain/taint.ts";
import { constantValue, tainted, UNKNOWN, type Value, withTraceSteps } from "../domain/value.ts";

const SECURE = "#secure";
/** Types of what names a file or resource. */
const PLACES = /(?:^|\.)(?:File|FileInfo|Path|UR[IL]|Uri)$/u;
/** Methods that read the resource that a text names. */
const NAMES_FILE = /^(?:parse|read|build|load|Load)$/u;

/** Creates a parser or parser factory: an object with the state of its security configuration. */
export function createParser(engine: Engine, call: Call, scope: Scope): Value | null {
  const [parser] = engine.tables.parsers.match(call.named);
  if (!parser) return null;
  const { at } = call.expression;
  const ref = engine.allocate(
    at,
    scope,
    { kind: "parser", fields: new Map([[SECURE, constantValue(parser.secure)]]) },
    ":parser",
  );
  for (const { parser: of, when } of engine.tables.parserSecure.match(call.named)) {
    if (of === parser && holdsAll(when, call, scope)) writeKey(scope.state, ref, SECURE, constantValue(true), true);
  }
  for (const { parser: of, when } of engine.tables.parserInsecure.match(call.named)) {
    if (of === parser && holdsAll(when, call, scope)) writeKey(scope.state, ref, SECURE, constantValue(false), true);
  }
  const [type = call.named.creates ? call.named.name : ""] = engine.tables.types.match(call.named);
  return { ...UNKNOWN, type, accessPath: `${call.named.accessPath}()`, refs: [ref] };
}

/** A call on a parser: configures it, derives another, or parses. @returns null for any other call. */
export function parserCall(engine: Engine, call: Call, scope: Scope): Value | null {
  const { named, receiver, args, expression } = call;
  const { tables } = engine;
  const holders = receiver ? [receiver, ...args] : args;
  const refs = [...holders, ...call.keywords.values()]
    .flatMap((value) => value.refs)
    .filter((ref) => scope.state.object(ref)?.kind === "parser");
  for (const [index, change] of [tables.parserSecure, tables.parserInsecure].entries()) {
    for (const { when } of change.match(named)) {
      if (!holdsAll(when, call, scope)) continue;
      for (const ref of refs) writeKey(scope.state, ref, SECURE, constantValue(index === 0), true);
    }
  }
  const parser = tables.parserParse.match(named).find(({ parseWhen }) => holdsAll(parseWhen, call, scope));
  if (parser && refs.length > 0) {
    if (refs.some((ref) => scope.state.object(ref)?.fields.get(SECURE)?.constant !== true))
      report(engine, parser.family, call, refs, scope);
    return parsed(engine, parser.family, call, refs, scope);
  }
  if (receiver && refs.length > 0 && tables.parserDerive.match(named).length > 0) {
    const [type = receiver.type] = tables.types.match(named);
    return { ...UNKNOWN, refs: [...new Set(refs)], type, accessPath: `${named.accessPath}()` };
  }
  return receiver &&
    refs.length > 0 &&
    receiver.refs.some((ref) => refs.includes(ref)) &&
    expression.name.startsWith("set")
    ? UNKNOWN
    : null;
}

/** What a parser makes of a text or stream holds its data, unless it is the place of a file. */
function parsed(
  engine: Engine,
  family: Family,
  { args, keywords, expression }: Call,
  parsers: readonly number[],
  scope: Scope,
): Value {
  const isPlace = ({ type }: Value): boolean =>
    PLACES.test(type) || (family === "xxe" && NAMES_FILE.test(expression.name) && type === "String");
  const taints = [...args, ...keywords.values()]
    .filter((value) => !value.refs.some((ref) => parsers.includes(ref)) && !isPlace(value))
    .reduce((all, value) => joinTaints(all, engine.reachableTaints(value, scope.state)), UNKNOWN.taints);
  return taints.length > 0 ? withTraceSteps(tainted(taints), expression.at) : UNKNOWN;
}

function report(
  engine: Engine,
  family: Family,
  { args, keywords, expression }: Call,
  parsers: readonly number[],
  scope: Scope,
): void {
  const inputs = [...args, ...keywords.values()].filter(({ refs }) => !refs.some((ref) => parsers.includes(ref)));
  const taints = inputs.flatMap((value) => [...engine.reachableTaints(value, scope.state)]);
  const taint = taints.find(({ sanitizedFor }) => (sanitizedFor & bitOf(family)) === 0) ?? null;
  const isConstant = inputs.length > 0 && inputs.every(({ constant }) => constant !== undefined);
  if (!taint && (isConstant || family !== "xxe")) return;
  engine.report({ family, sink: expression.at, taint, confidence: taint ? confidenceOf(taint) : "medium" });
}

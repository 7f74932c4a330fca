import type { Call } from "./call.ts";
import { writeRef } from "./contents.ts";
import { type Engine, type Scope } from "./engine.ts";
import { bitOf, type Family } from "./families.ts";
import { confidenceOf, holdsAll } from "./sinks.ts";
import { constantValue, UNKNOWN, type Value } from "./value.ts";

const SAFE = "#safe";

/** A parser, or the factory of one: an object that remembers whether it resolves external entities. */
export function createParser(engine: Engine, call: Call, scope: Scope): Value | null {
  const [parser] = engine.tables.parsers.match(call.named);
  if (!parser) return null;
  const { at } = call.expression;
  const ref = engine.allocate(
    at,
    scope,
    { kind: "parser", fields: new Map([[SAFE, constantValue(parser.safe)]]) },
    ":parser",
  );
  for (const { parser: of, when } of engine.tables.parserHarden.match(call.named)) {
    if (of === parser && holdsAll(when, call, scope)) writeRef(scope.state, ref, SAFE, constantValue(true), true);
  }
  for (const { parser: of, when } of engine.tables.parserSoften.match(call.named)) {
    if (of === parser && holdsAll(when, call, scope)) writeRef(scope.state, ref, SAFE, constantValue(false), true);
  }
  const [type = call.named.creates ? call.named.name : ""] = engine.tables.types.match(call.named);
  return { ...UNKNOWN, type, path: `${call.named.path}()`, refs: [ref] };
}

/** A call on a parser: configures it, derives another, or parses. @returns null if it is none of these. */
export function parserCall(engine: Engine, call: Call, scope: Scope): Value | null {
  const { named, receiver, args, expression } = call;
  const { tables } = engine;
  const holders = receiver ? [receiver, ...args] : args;
  const refs = [...holders, ...call.keywords.values()]
    .flatMap((value) => value.refs)
    .filter((ref) => scope.state.content(ref)?.kind === "parser");
  for (const [index, change] of [tables.parserHarden, tables.parserSoften].entries()) {
    for (const { when } of change.match(named)) {
      if (!holdsAll(when, call, scope)) continue;
      for (const ref of refs) writeRef(scope.state, ref, SAFE, constantValue(index === 0), true);
    }
  }
  const parser = tables.parserParse.match(named).find(({ parseWhen }) => holdsAll(parseWhen, call, scope));
  if (parser && refs.length > 0) {
    if (refs.some((ref) => scope.state.content(ref)?.fields.get(SAFE)?.constant !== true))
      report(engine, parser.family, call, refs, scope);
    return UNKNOWN;
  }
  if (receiver && refs.length > 0 && tables.parserDerive.match(named).length > 0) {
    const [type = receiver.type] = tables.types.match(named);
    return { ...UNKNOWN, refs: [...new Set(refs)], type, path: `${named.path}()` };
  }
  return receiver &&
    refs.length > 0 &&
    receiver.refs.some((ref) => refs.includes(ref)) &&
    expression.name.startsWith("set")
    ? UNKNOWN
    : null;
}

function report(
  engine: Engine,
  family: Family,
  { args, keywords, expression }: Call,
  parsers: readonly number[],
  scope: Scope,
): void {
  const inputs = [...args, ...keywords.values()].filter(({ refs }) => !refs.some((ref) => parsers.includes(ref)));
  const taints = inputs.flatMap((value) => [...engine.deepTaints(value, scope.state)]);
  const taint = taints.find(({ cleared }) => (cleared & bitOf(family)) === 0) ?? null;
  const isConstant = inputs.length > 0 && inputs.every(({ constant }) => constant !== undefined);
  if (!taint && (isConstant || family !== "xxe")) return;
  engine.report({ family, sink: expression.at, taint, confidence: taint ? confidenceOf(taint) : "medium" });
}

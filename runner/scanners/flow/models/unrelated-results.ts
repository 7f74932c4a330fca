import type { Family } from "../domain/families.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { isSetting } from "../domain/settings.ts";
import { SELECTING } from "../domain/taint.ts";
import type { Value } from "../domain/value.ts";
import type { CallSink } from "../tables/schema.ts";
import { applies, holdsAll } from "./conditions.ts";
import { resultRule } from "./lookups.ts";
import { returnsRows } from "./sql-statements.ts";

/** Families whose sinks return a result (rows, a response) that is unrelated to the argument. */
const RESULT_UNRELATED = new Set([
  "sql-injection",
  "nosql-injection",
  "ldap-injection",
  "xpath-injection",
  "ssrf",
  "command-injection",
  "path-traversal",
  "xss",
  "open-redirect",
  "template-injection",
]);
/** Families of which a call may be no sink by its arguments: such as a part of a response by its type. */
const BY_ARGUMENTS = new Set<Family>(["path-traversal", "xss"]);
const KEEPS_PATH =
  /^(?:new |.*\b(?:File|Path|Paths|URL|URI|join|resolve|prepare\w*|Command|NewRequest\w*|create\w*)$)/u;
/** Prepared statements, and the methods that execute them. */
const PREPARED = /\.prepare\w*\(\)$/u;
const RUNS = /^(?:get|all|run|each|iterate|first|raw|values|execute\w*|fetch\w*|query\w*)$/u;

/** Whether only keywords of a call are a sink: without them, it may be one of another library. */
function isOfKeywords({ args, keywords, receiver }: CallSink): boolean {
  return (args?.length ?? 0) === 0 && !receiver && (keywords?.length ?? 0) > 0;
}

/** Whether the file and the types of the arguments are those of the library whose sink has the name of the call. */
function isOfLibrary({ when = [] }: CallSink, call: Call, scope: Scope): boolean {
  return holdsAll(
    when.filter(({ file, type }) => file !== undefined || type !== undefined),
    call,
    scope,
  );
}

/** Whether a sink is one of what the call is given: a part of data that has its name is no query with constant arguments. */
function isGiven(engine: Engine, sink: CallSink, { receiver, args, keywords }: Call, { state }: Scope): boolean {
  const held = receiver ? engine.reachableTaints(receiver, state) : [];
  if (sink.receiver || !held.some((taint) => !isSetting(taint) && (taint.qualifiers & SELECTING) === 0)) return true;
  return [...args, ...keywords.values()].some(hasData);
}

/** Whether an expression selects parts of another argument, a document that has the data. */
function isOfDocument({ family, args: positions = [] }: CallSink, { args }: Call): boolean {
  return family === "xpath-injection" && args.some((arg, index) => !positions.includes(index) && hasData(arg));
}

function hasData(value: Value | null): boolean {
  return value !== null && value.taints.length > 0;
}

/** Whether the result of a call is not derived from its arguments: rows, a response, a prepared statement that runs. */
export function hasUnrelatedResult(engine: Engine, call: Call, scope: Scope): boolean {
  const { named, expression, receiver } = call;
  if (receiver && PREPARED.test(receiver.accessPath) && RUNS.test(expression.name)) return true;
  if (returnsRows(call)) return true;
  if (resultRule(engine, call, scope)) return false;
  // What is no file or page here is passed on, such as the text of a response.
  const sinks = engine.tables.callSinks
    .match(named)
    .filter((sink) => (BY_ARGUMENTS.has(sink.family) ? applies(sink, call, scope) : isOfLibrary(sink, call, scope)))
    .filter((sink) => isGiven(engine, sink, call, scope) && !isOfDocument(sink, call))
    .filter((sink) => !isOfKeywords(sink) || (sink.keywords ?? []).some((name) => call.keywords.has(name)));
  if (expression.creates) return sinks.some(({ family }) => family === "path-traversal");
  return sinks.some(({ family }) => RESULT_UNRELATED.has(family)) && !KEEPS_PATH.test(named.name);
}

import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { receiverOfValues } from "../interpreter/iterators.ts";
import { onlyObject } from "../domain/heap-object.ts";
import { type Closure, joinAll, UNKNOWN, type Value } from "../domain/value.ts";

/** Runs functions that pass their results to a callback, and the function that gets these at the end; null for any other call. */
export function runTasks(engine: Engine, { named, args, expression: { at } }: Call, scope: Scope): Value | null {
  const kind = engine.tables.appliers.match(named).find(({ tasks }) => tasks)?.tasks;
  const [list, last] = args;
  const held = list && list.taints.length === 0 ? onlyObject(list, scope.state) : undefined;
  if (!kind || !held || held.unknownKeys) return null;
  const fields = new Map<string, Value>();
  let passed = UNKNOWN;
  const entries = held.items ? held.items.map((task, index) => [String(index), task] as const) : [...held.fields];
  for (const [key, { closures = [] }] of entries) {
    const before = kind === "passed" && fields.size > 0 ? [passed] : [];
    passed = joinAll([UNKNOWN, ...closures.map((each) => resultOf(engine, each, before, scope))]);
    fields.set(key, passed);
  }
  const all = held.items
    ? engine.list(at, scope, [...fields.values()], ":tasks")
    : { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "map", fields }, ":tasks")] };
  for (const each of last?.closures ?? [])
    invokeMaybe(engine, each, { args: [UNKNOWN, kind === "passed" ? passed : all], at }, scope);
  return UNKNOWN;
}

/** What a task passes to its callback after the error. */
function resultOf(engine: Engine, task: Closure, before: readonly Value[], scope: Scope): Value {
  const { at } = task.fn;
  const { given, received } = receiverOfValues(engine, at, scope);
  invokeMaybe(engine, task, { args: [...before, given], at }, scope);
  return received("last");
}

import type { FunctionNode } from "../lower/ir.ts";
import { onlyObject } from "../domain/heap-object.ts";
import { elementOf } from "../models/collections.ts";
import type { Value } from "../domain/value.ts";
import { ANY_KEYWORD, type Call } from "./call.ts";
import type { Engine, Scope } from "./engine.ts";

/* Functions that a queue runs later: `send_mail.delay(order)`, `send_mail.apply_async(args=[order])`. */

export function isJob({ tables }: Engine, { named }: Call): boolean {
  return tables.jobs.match(named).length > 0;
}

/** The call with the arguments that the function gets; null for any other call. */
export function jobCall(engine: Engine, call: Call, scope: Scope): Call | null {
  const [job] = call.receiver?.closures ? engine.tables.jobs.match(call.named) : [];
  if (job?.list === undefined || job.map === undefined) return null;
  const list = call.keywords.get(job.list) ?? call.args[0];
  const map = call.keywords.get(job.map) ?? call.args[1];
  const args = list ? (onlyObject(list, scope.state)?.items ?? []) : [];
  return { ...call, args: [...args], keywords: map ? entriesOf(engine, map, scope) : new Map() };
}

function entriesOf(engine: Engine, map: Value, { state }: Scope): Map<string, Value> {
  const known = onlyObject(map, state);
  const isKnown = known && map.taints.length === 0 && !known.unknownKeys;
  return isKnown ? new Map(known.fields) : new Map([[ANY_KEYWORD, elementOf(engine, map, state)]]);
}

/** Whether a framework passes the first parameter, and calls pass those after it. */
export function isBound({ tables }: Engine, { annotations }: FunctionNode): boolean {
  return tables.boundFunctions.some((expression) => annotations.some(({ text }) => expression.test(text)));
}

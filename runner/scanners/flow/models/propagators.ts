import { assignTo, holderOf } from "../interpreter/assign.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { indexValue } from "../interpreter/members.ts";
import { joinTaints, type Taint } from "../domain/taint.ts";
import { joinAll, type Value } from "../domain/value.ts";
import type { Expression } from "../lower/ir.ts";
import { typesOfResult } from "./result-types.ts";
import { copyFields } from "./copied-fields.ts";
import { fillWith } from "./call-sources.ts";
import { fillMatch } from "./matched-arguments.ts";
import { holdsAll } from "./conditions.ts";

/** What a call copies from its receiver and arguments to one of them. */
export function propagate(engine: Engine, call: Call, scope: Scope): void {
  if (fillMatch(engine, call, scope)) return;
  const { named, expression, args, receiver } = call;
  for (const { from, to, key, when, copies, except, wraps } of engine.tables.propagators.match(named)) {
    if (wraps || !holdsAll(when, call, scope)) continue;
    const target = to === -1 ? expression.receiver : expression.args[to]?.value;
    if (!target) continue;
    const values = from.map((position) => (position === -1 ? receiver : args[position])).filter((value) => !!value);
    const [source] = values;
    if (copies && source && copyFields(engine, call, [source, target], except, scope)) continue;
    const written = key === undefined ? undefined : expression.args[key]?.value;
    if (key !== undefined && written) {
      const found = values.map((value) => indexValue(engine, value, args[key] ?? null, written.at, scope));
      assignTo(engine, target, joinAll(found), scope);
      continue;
    }
    const taints = values.reduce(
      (all, value) => joinTaints(all, engine.reachableTaints(value, scope.state)),
      [] as readonly Taint[],
    );
    if (taints.length > 0) fillWith(engine, target, taints, scope);
  }
}

/** Whether the result of a call is how much it has copied. */
export function countsCopied(engine: Engine, call: Call, scope: Scope): boolean {
  return engine.tables.propagators.match(call.named).some(({ counts, when }) => counts && holdsAll(when, call, scope));
}

/** What passes on to arguments of a call what it is given itself: it has the objects of these; null for any other call. */
export function wrapperOf(engine: Engine, call: Call, scope: Scope): Value | null {
  const targets = engine.tables.propagators
    .match(call.named)
    .filter(({ wraps, when }) => wraps && holdsAll(when, call, scope))
    .flatMap(({ to }) => call.expression.args[to]?.value ?? []);
  if (targets.length === 0) return null;
  const holders = targets.map((target) => holderOf(engine, addressed(target), scope, target.at));
  const [type = ""] = typesOfResult(engine, call, scope);
  return { ...joinAll(holders), type, accessPath: "", constant: undefined };
}

function addressed(target: Expression): Expression {
  return target.op === "operation" && target.operator === "&" ? (target.operands[0] ?? target) : target;
}

import { assignTo } from "../interpreter/assign.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { indexValue } from "../interpreter/members.ts";
import { joinTaints, type Taint } from "../domain/taint.ts";
import { joinAll } from "../domain/value.ts";
import { copyFields } from "./copied-fields.ts";
import { fillWith } from "./call-sources.ts";
import { fillMatch } from "./matched-arguments.ts";
import { holdsAll } from "./conditions.ts";

/** What a call copies from its receiver and arguments to one of them. */
export function propagate(engine: Engine, call: Call, scope: Scope): void {
  if (fillMatch(engine, call, scope)) return;
  const { named, expression, args, receiver } = call;
  for (const { from, to, key, when, copies, except } of engine.tables.propagators.match(named)) {
    if (!holdsAll(when, call, scope)) continue;
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

import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { Expression } from "../lower/ir.ts";
import { holdsAll } from "./conditions.ts";

/** Refines the receiver of a call that sanitizes it or, where the receiver has no data, the first argument. */
export function sanitizeReceiver(engine: Engine, call: Call, scope: Scope): void {
  const { named, receiver, args, expression } = call;
  const [known] = engine.tables.sanitizesReceiver.match(named);
  if (!known || !holdsAll(known.when, call, scope)) return;
  const { families } = known;
  const isOfReceiver = receiver !== null && receiver.taints.length + receiver.refs.length > 0;
  const checked = isOfReceiver ? receiver : args[0];
  const written = isOfReceiver ? expression.receiver : expression.args[0]?.value;
  if (!checked || !written || !isWhole(written)) return;
  const taints = engine.reachableTaints(checked, scope.state);
  scope.state.refine(taints.map(({ key }) => ({ key, families })));
}

/** Whether an expression has the data itself, or a named part of it, and not what a function makes of it. */
function isWhole(expression: Expression): boolean {
  switch (expression.op) {
    case "name":
    case "member":
    case "index":
      return true;
    case "cast":
      return isWhole(expression.value);
    case "call":
      return (
        expression.args.every(({ value }) => value.op === "constant") &&
        (expression.receiver === null || isWhole(expression.receiver))
      );
    default:
      return false;
  }
}

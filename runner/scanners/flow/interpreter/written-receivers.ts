import type { Value } from "../domain/value.ts";
import type { Expression, FunctionNode } from "../lower/ir.ts";
import { holderOf } from "./assign.ts";
import type { Call } from "./call.ts";
import type { Engine, Scope } from "./engine.ts";

/* Methods that write fields of objects of which only the data is known, such as those that a framework makes of a request. */

const known = new WeakMap<FunctionNode, boolean>();

/** An object for a receiver whose fields a method writes: `form.setHost(host)`. */
export function writtenReceiver(engine: Engine, { expression, receiver }: Call, scope: Scope): Value | null {
  if (!receiver || receiver.refs.length > 0 || receiver.taints.length === 0 || !expression.receiver) return null;
  const { op } = expression.receiver;
  return op === "name" || op === "member" ? holderOf(engine, expression.receiver, scope, expression.at) : null;
}

/** Whether a method writes a field, at its top level. */
export function writesField(fn: FunctionNode): boolean {
  if (!fn.owner || fn.isStatic) return false;
  const found = known.get(fn);
  if (found !== undefined) return found;
  const names = new Set(fn.params.map(({ name }) => name));
  const isField = (target: Expression): boolean =>
    target.op === "member"
      ? target.object.op === "name" && (target.object.name === "this" || target.object.name === "self")
      : target.op === "name" &&
        !names.has(target.name) &&
        fn.owner?.fields.some(({ name }) => name === target.name) === true;
  const writes = fn.body.some(
    (statement) => statement.do === "evaluate" && statement.value.op === "assign" && isField(statement.value.target),
  );
  known.set(fn, writes);
  return writes;
}

import { join, type Value } from "../domain/value.ts";
import type { Expression } from "../lower/ir.ts";
import { argument, call } from "../lower/lowering.ts";
import { assignedArray } from "../models/array-entries.ts";
import { fillAssigned } from "../models/call-sources.ts";
import { runReceivers } from "../models/channels.ts";
import { addListener } from "../models/events.ts";
import { assignTo } from "./assign.ts";
import type { Engine, Scope } from "./engine.ts";
import { operationValue } from "./operations.ts";

/** `list += item`: an element, or those of another list; null for what is no list. */
function appendedTo(
  engine: Engine,
  { target, value, at }: Extract<Expression, { op: "assign" }>,
  scope: Scope,
): Value | null {
  const isList = (item: Value): boolean =>
    item.refs.length > 0 && item.refs.every((ref) => scope.state.object(ref)?.kind === "list");
  if (!isList(engine.evaluate(target, scope))) return null;
  const added = engine.evaluate(value, scope);
  // A sum of texts has their taints.
  if (added.refs.length === 0 && !added.closures) return null;
  const name = isList(added) ? "addAll" : "add";
  return engine.evaluate(call(at, target, name, [argument(value)]), scope);
}

/** A property of Kotlin stands for a setter of Java: `input.objectInputFilter = filter`. */
function callSetter(
  engine: Engine,
  { at, object, name }: Extract<Expression, { op: "member" }>,
  value: Expression,
  scope: Scope,
): void {
  const setter = `set${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (engine.has("getterProperties") && engine.tables.sanitizesReceiver.has(setter))
    engine.evaluate(call(at, object, setter, [argument(value)]), scope);
}

export function assigned(engine: Engine, expression: Extract<Expression, { op: "assign" }>, scope: Scope): Value {
  const { target, operator, at } = expression;
  if (!operator) {
    const given = engine.evaluate(expression.value, scope);
    const value = assignedArray(engine, expression.value, given, scope);
    assignTo(engine, target, value, scope);
    if (target.op === "member") {
      fillAssigned(engine, target, value, scope);
      callSetter(engine, target, expression.value, scope);
    }
    const isSent = target.op === "index" && target.key === null && engine.has("channels");
    if (isSent) runReceivers(engine, target.object, value, scope);
    return value;
  }
  if (["||", "??", "&&"].includes(operator)) {
    const value = join(engine.evaluate(target, scope), engine.evaluate(expression.value, scope));
    assignTo(engine, target, value, scope);
    return value;
  }
  if (operator === "+") addListener(engine, target, expression.value, scope);
  if (operator === "+" && engine.has("appendingAssignment")) {
    const appended = appendedTo(engine, expression, scope);
    if (appended) return appended;
  }
  const value = operationValue(engine, { op: "operation", at, operator, operands: [target, expression.value] }, scope);
  assignTo(engine, target, value, scope);
  return value;
}

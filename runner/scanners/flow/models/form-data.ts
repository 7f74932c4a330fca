import { writeKey } from "../domain/heap-object.ts";
import { sanitizeTaints } from "../domain/taint.ts";
import { tainted, UNKNOWN, type Value } from "../domain/value.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { extendTaints } from "../interpreter/unwritten-fields.ts";
import { findMethod } from "../interpreter/methods.ts";
import type { ClassNode } from "../lower/ir.ts";
import type { OwnRules } from "../tables/rule-classes.ts";
import { modelsOf, ownRules } from "./own-rules.ts";

/* Forms, which get data and return what is valid by the rules of their class. */

const DATA = "#data";

/** The valid data that a form returns; null for any other call, after the form has got its data or has run its method on it. */
export function formData(engine: Engine, call: Call, scope: Scope): Value | null {
  const { receiver, args, expression } = call;
  const { name } = expression;
  if (!receiver || engine.tables.ruleClasses.length === 0) return null;
  for (const ref of receiver.refs) {
    const cls = scope.state.object(ref)?.cls;
    if (!cls) continue;
    for (const model of modelsOf(engine, cls)) {
      const [given] = args;
      if (given && model.takes.includes(name)) writeKey(scope.state, ref, DATA, given, true);
      if (given && model.runs?.call === name) runMethod(engine, call, cls, { ...model, runs: model.runs }, scope);
      const data = model.data.includes(name) ? scope.state.object(ref)?.fields.get(DATA) : undefined;
      if (data) return validData(engine, call, data, cls, scope);
    }
  }
  return null;
}

function runMethod(
  engine: Engine,
  call: Call,
  cls: ClassNode,
  model: OwnRules & { runs: { method: string } },
  scope: Scope,
): void {
  const { receiver: self, expression, args } = call;
  const method = findMethod(engine, cls, model.runs.method, []);
  if (!method || !args[0]) return;
  const data = validData(engine, { ...call, args: [] }, args[0], cls, scope);
  invokeMaybe(engine, { ...method, self }, { args: [data], at: expression.at, self }, scope);
}

/** All valid data, or one field of it. */
function validData(
  engine: Engine,
  { args: [only], expression: { at } }: Pick<Call, "args" | "expression">,
  data: Value,
  cls: ClassNode,
  scope: Scope,
): Value {
  const taints = engine.reachableTaints(data, scope.state);
  const rules = ownRules(engine, cls, scope);
  const fieldOf = (name: string): Value => tainted(sanitizeTaints(extendTaints(taints, name), rules.get(name) ?? 0));
  if (typeof only?.constant === "string") return fieldOf(only.constant);
  const fields = new Map([...rules.keys()].map((name) => [name, fieldOf(name)]));
  return {
    ...UNKNOWN,
    refs: [engine.allocate(at, scope, { kind: "map", fields, unknownKeys: tainted(taints) }, "#valid data")],
  };
}

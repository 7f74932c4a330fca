import { noteIfEmpty } from "../domain/emptiness.ts";
import { type TaintRefinement, UNKNOWN, type Value } from "../domain/value.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { annotatedFor } from "./constraint-checks.ts";
import { checkedFields } from "./field-checks.ts";

/* Calls that check an object that the code has made: `validator.validate(order)`. */

/** What the call returns; null for any other call, and for objects without rules. */
export function validateObject(engine: Engine, { named, args, expression }: Call, scope: Scope): Value | null {
  const [model] = engine.tables.objectValidators.match(named);
  const data = model && args[model.object];
  const facts = data ? factsOf(engine, data, scope) : [];
  if (!model || facts.length === 0) return null;
  const { at } = expression;
  const { answers, success } = model;
  const valid = { ...UNKNOWN, refinement: { whenTrue: facts, whenFalse: [] } };
  if (answers === "truth" && success === undefined) return valid;
  if (answers === "truth") {
    const result = { kind: "object", cls: null, type: "", fields: new Map([[success ?? "", valid]]) } as const;
    return { ...UNKNOWN, refs: [engine.allocate(at, scope, result, "#validation")] };
  }
  if (answers === "nothing") {
    scope.state.refine(facts);
    return UNKNOWN;
  }
  const ref = engine.allocate(at, scope, { kind: "list", items: null, unknownKeys: UNKNOWN }, "#errors");
  const errors = scope.state.object(ref);
  if (errors) noteIfEmpty(errors, facts);
  return { ...UNKNOWN, refs: [ref] };
}

/** The fields of a valid object, with the families that they are safe for by its rules. */
function factsOf(engine: Engine, { refs }: Value, scope: Scope): TaintRefinement[] {
  return refs.flatMap((ref) => {
    const { cls, fields } = scope.state.object(ref) ?? {};
    if (!cls || !fields) return [];
    const checked = checkedFields(engine, cls, scope);
    return [...fields].flatMap(([name, { taints }]) => {
      const families = taints.length > 0 ? (checked.get(name) ?? 0) | annotatedFor(engine, cls, name, [], scope) : 0;
      return families === 0 ? [] : taints.map(({ key }) => ({ key, families }));
    });
  });
}

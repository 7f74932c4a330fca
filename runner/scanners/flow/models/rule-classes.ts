import { sanitize, type Value } from "../domain/value.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { CHECKER, REGISTERS } from "../project/rule-classes.ts";
import { checkedFields } from "./field-checks.ts";

/* Messages that a validator checks before each handler. */

/** Whether the repository has registered a class that has the rules for messages checked before each handler. */
export function hasChecker({ linker }: Engine): boolean {
  const module = linker?.declaring(CHECKER);
  return (
    module !== undefined &&
    module !== null &&
    [...module.classes.keys()].some((name) => linker?.isDeclared(REGISTERS + name))
  );
}

/** Sanitizes the fields of an object for what the rules for its class let in. */
export function checkFields(engine: Engine, { refs }: Value, scope: Scope): void {
  for (const ref of refs) {
    const heapObject = scope.state.object(ref);
    const checked = heapObject?.cls ? checkedFields(engine, heapObject.cls, scope) : new Map<string, number>();
    if (!heapObject || checked.size === 0) continue;
    const fields = Array.from(heapObject.fields, ([name, value]): [string, Value] => [
      name,
      sanitize(value, checked.get(name) ?? 0),
    ]);
    scope.state.setObject(ref, { ...heapObject, fields: new Map(fields) });
  }
}

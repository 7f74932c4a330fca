import type { Closure } from "../domain/value.ts";
import { branch, type Engine, type Scope } from "../interpreter/engine.ts";
import type { CallExpression, ClassNode } from "../lower/ir.ts";
import { CHECKS } from "../project/rule-classes.ts";
import { isRegisteredCheck, type RegisteredCheck } from "../tables/rule-classes.ts";
import { callsIn } from "./calls-in.ts";
import { functionsOf } from "./module-functions.ts";
import { fieldsAfter } from "./object-checks.ts";

/* Functions that code registers to check objects of a class before a handler has them: `validate<Order> { order -> … }`. */

/** The fields of a class with the families that they are safe for by these functions. */
export function registeredChecks(engine: Engine, cls: ClassNode, outer: Scope): [string, number][] {
  const rules = engine.tables.ruleClasses.filter(isRegisteredCheck);
  const module = rules.length > 0 ? engine.linker?.declaring(CHECKS + cls.name) : null;
  if (!module) return [];
  const { module: before } = engine;
  engine.module = module;
  try {
    const functions = functionsOf(engine, module, outer.state).flat();
    return functions.flatMap(({ fn, frame, self }) => {
      const scope = { ...branch(outer), frame: engine.frame(frame, false, self) };
      return callsIn(fn.body).flatMap((call) =>
        rules
          .filter((rule) => registers(rule, call, cls))
          .flatMap(({ rejects }) =>
            closuresOf(engine, call, scope).flatMap((closure) =>
              fieldsAfter(engine, cls, closure, (object) => [object], rejects, {
                ...branch(scope),
                frame: scope.frame,
              }),
            ),
          ),
      );
    });
  } finally {
    engine.module = before;
  }
}

function registers({ registers: names }: RegisteredCheck, { name, typeArgument }: CallExpression, cls: ClassNode) {
  return names.includes(name) && typeArgument === cls.name;
}

function closuresOf(engine: Engine, { args }: CallExpression, scope: Scope): readonly Closure[] {
  return args.flatMap(({ value }) => (value.op === "function" ? (engine.evaluate(value, scope).closures ?? []) : []));
}

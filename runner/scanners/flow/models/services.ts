import type { Engine, Scope } from "../interpreter/engine.ts";
import type { Expression } from "../lower/ir.ts";

/** Whether an expression is an object of the application that handlers share: `request.app["jobs"]`. */
export function isService(engine: Engine, expression: Expression, scope: Scope): boolean {
  const { services } = engine.tables;
  const isPart = expression.op === "index" || expression.op === "member";
  if (services.length === 0 || !isPart || !isNamed(expression.object)) return false;
  const { accessPath } = engine.evaluate(expression.object, scope);
  return services.some((object) => object.test(accessPath));
}

/** Whether it costs nothing to evaluate an expression again. */
function isNamed(expression: Expression): boolean {
  return expression.op === "name" || (expression.op === "member" && isNamed(expression.object));
}

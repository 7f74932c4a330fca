import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { expressionOf } from "../tables/expression.ts";
import { holdsAll } from "./conditions.ts";
import { sanitizedByRoute } from "./route-helpers.ts";
import { classOf, isOfClass } from "./schema-classes.ts";
import { holdsOnlyText } from "./text-fields.ts";

/** The families for which a call sanitizes what it returns. */
export function sanitizedByCall(engine: Engine, call: Call, scope: Scope): number {
  let sanitizedFor = sanitizedByRoute(engine, call);
  const { receiver } = call;
  for (const { families, when, exceptClass, exceptType, ofTexts } of engine.tables.sanitizers.match(call.named)) {
    const cls = ofTexts && receiver ? classOf(engine, receiver, scope) : undefined;
    const isExcepted =
      (exceptClass && receiver && isOfClass(engine, receiver, exceptClass, scope)) ||
      (exceptType && receiver && expressionOf(exceptType).test(receiver.type)) ||
      (ofTexts && !(cls && holdsOnlyText(engine, cls)));
    if (!isExcepted && holdsAll(when, call, scope)) sanitizedFor |= families;
  }
  return sanitizedFor;
}

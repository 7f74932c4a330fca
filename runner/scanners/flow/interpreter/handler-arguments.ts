import type { Call } from "./call.ts";
import type { Engine, Scope } from "./engine.ts";
import { isFrameworkName } from "./invoke.ts";
import { withValidField } from "../models/schemas.ts";
import { type Closure, UNKNOWN, type Value } from "../domain/value.ts";

/** What a framework passes to a function that the call registers. Names that the tables know stand for themselves; a class is a type. */
export function handlerArguments(engine: Engine, call: Call, { fn: { params } }: Closure, scope: Scope): Value[] {
  const known = engine.tables.handlers.match(call.named).find(({ parameters }) => parameters.length === params.length);
  const isTyped = /^[A-Z]/u.test(known?.parameters[0] ?? "");
  if (!known || (isFrameworkName(params[0]?.name ?? "") && !isTyped)) return [];
  const [first, ...others] = known.parameters.map(
    (name, index) =>
      passedOn(name, call) ?? {
        ...UNKNOWN,
        accessPath: isFrameworkName(params[index]?.name ?? "") ? "" : name,
        type: /^[A-Z]/u.test(name) ? name : "",
      },
  );
  return first ? [withValidField(engine, call, first, known.validates, scope), ...others] : [];
}

/** In tables: the receiver or the first argument of the call, which the library passes to the function. */
function passedOn(name: string, { receiver, args: [first] }: Call): Value | null {
  if (name === "<argument>") return first ?? UNKNOWN;
  if (name !== "<receiver>") return null;
  // A class stands for a query of its records.
  const cls = receiver?.refs.length === 0 ? receiver.cls : undefined;
  return cls ? { ...UNKNOWN, type: `${cls.name}[]` } : receiver;
}

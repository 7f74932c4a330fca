import { literal } from "../domain/name-patterns.ts";
import type { Module } from "../domain/value.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { functionsOf } from "./module-functions.ts";

const TYPE_ARGUMENTS = String.raw`(?:<[^()]*>)?`;
/** The class or module that a constant of another one is named with. */
const OWNERS = String.raw`(?:[\w$\\]+(?:\.|::))*`;

/** Runs the functions and methods of a file that register others for an event, such as those that set up the listeners of a module. */
export function runRegistrations(engine: Engine, module: Module, event: string, scope: Scope): void {
  const registers = registrationOf(engine, event);
  if (!registers) return;
  for (const closure of functionsOf(engine, module, scope.state).flat()) {
    const { fn, self } = closure;
    if (engine.invoked.has(fn) || fn.name === "<init>" || !registers.test(fn.at.text)) continue;
    invokeMaybe(engine, closure, { args: [], at: fn.at, self }, scope);
  }
}

/** `bus.on("paid", …)`, `bus.consumer<T>(Addresses.PAID, …)` */
function registrationOf({ tables }: Engine, event: string): RegExp | null {
  const names = [...tables.eventListeners.names].map(literal).join("|");
  if (names === "") return null;
  const name = literal(event);
  return new RegExp(
    String.raw`\b(?:${names})${TYPE_ARGUMENTS}[ (]\s*(?:["'\x60]${name}["'\x60]|${OWNERS}${name}\b)`,
    "u",
  );
}

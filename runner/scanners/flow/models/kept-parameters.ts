import type { Engine, Scope } from "../interpreter/engine.ts";
import type { Annotation, Parameter } from "../lower/ir.ts";
import { member, nameOf } from "../lower/lowering.ts";
import type { Value } from "../domain/value.ts";
import { keptFor } from "./request-state.ts";

/** What other handlers have kept for a parameter that the framework reads from the state; null for any other parameter. */
export function keptForParameter(engine: Engine, { name, annotations, target }: Parameter, scope: Scope): Value | null {
  const found = keyIn(engine, annotations);
  if (!found) return null;
  const [, text, path] = found;
  if (path === undefined) return keptFor(engine, text ?? name, scope);
  const [first = "", ...members] = path.split(".");
  const named = members.reduce((object, each) => member(target.at, object, each), nameOf(target.at, first));
  const { constant } = engine.evaluate(named, scope);
  const written = members.at(-1) ?? first;
  return keptFor(engine, typeof constant === "string" ? constant : written, scope, { written });
}

export function isKeptParameter(engine: Engine, { annotations }: Parameter): boolean {
  return keyIn(engine, annotations) !== undefined;
}

function keyIn({ tables }: Engine, annotations: readonly Annotation[]): RegExpExecArray | undefined {
  const texts = annotations.map(({ text }) => text);
  const found = tables.stateParameters.flatMap((expression) => texts.map((text) => expression.exec(text)));
  return found.find((match) => match !== null) ?? undefined;
}

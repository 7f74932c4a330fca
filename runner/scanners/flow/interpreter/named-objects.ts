import type { Value } from "../domain/value.ts";
import { KEPT } from "../project/kept-state.ts";
import { expressionOf } from "../tables/expression.ts";
import type { Engine } from "./engine.ts";

const SELF = String.raw`^\$?this$`;

/**
 * The object that a framework sets as a member of `this` or of the application, of a class that is named like the member:
 * `$this->Summary` of `SummaryHelper`.
 */
export function namedObject(engine: Engine, { cls }: Value, name: string, object: string): Value | null {
  const { memberClasses } = engine.tables;
  if (cls || memberClasses.length === 0) return null;
  const names = memberClasses
    .filter(({ member, of = SELF }) => member.test(name) && expressionOf(of).test(object))
    .map(({ className }) => className.replace("<name>", () => name).replace("<Name>", () => capitalized(name)));
  const module = names.length > 0 ? engine.linker?.declaring(KEPT + name) : null;
  for (const each of module ? names : []) {
    const declared = module?.classes.get(each);
    if (declared) return engine.linker?.instanceOf(declared) ?? null;
  }
  return null;
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

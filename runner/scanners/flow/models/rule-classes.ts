import type { State } from "../domain/state.ts";
import { isStrict } from "../domain/strict-pattern.ts";
import type { Engine } from "../interpreter/engine.ts";
import type { ClassNode } from "../lower/ir.ts";
import { CHECKER, CHECKS, REGISTERS } from "../project/rule-classes.ts";
import type { Value } from "../domain/value.ts";
import { expressionOf } from "../tables/expression.ts";
import { isObjectCheck, type RuleClass } from "../tables/rule-classes.ts";

/* Classes that have the rules for the fields of another class, which a validator checks. */

const NONE: ReadonlySet<string> = new Set();
const known = new WeakMap<Engine, Map<ClassNode, ReadonlySet<string>>>();

/** The fields of a class that the rules of another class let no free text in. */
export function ruledFields(engine: Engine, cls: ClassNode): ReadonlySet<string> {
  if (engine.tables.ruleClasses.length === 0) return NONE;
  const ofEngine = known.get(engine) ?? new Map<ClassNode, ReadonlySet<string>>();
  known.set(engine, ofEngine);
  const found = ofEngine.get(cls) ?? findFields(engine, cls);
  ofEngine.set(cls, found);
  return found;
}

/** Whether the repository has registered a class that has these rules checked before each handler of a message. */
export function hasChecker({ linker }: Engine): boolean {
  const module = linker?.declaring(CHECKER);
  return (
    module !== undefined &&
    module !== null &&
    [...module.classes.keys()].some((name) => linker?.isDeclared(REGISTERS + name))
  );
}

/** Removes the taints of the fields of an object that the rules let no free text in. */
export function checkFields(engine: Engine, { refs }: Value, state: State): void {
  for (const ref of refs) {
    const heapObject = state.object(ref);
    const names = heapObject?.cls ? ruledFields(engine, heapObject.cls) : NONE;
    if (!heapObject || names.size === 0) continue;
    const fields = Array.from(heapObject.fields, ([name, value]): [string, Value] => [
      name,
      names.has(name) ? { ...value, taints: [] } : value,
    ]);
    state.setObject(ref, { ...heapObject, fields: new Map(fields) });
  }
}

function findFields(engine: Engine, { name }: ClassNode): ReadonlySet<string> {
  const module = engine.linker?.declaring(CHECKS + name);
  if (!module) return NONE;
  const texts = [...module.classes.values()].map(({ cls }) => cls.at.text);
  return new Set(
    engine.tables.ruleClasses.flatMap((rules) =>
      isObjectCheck(rules) ? [] : texts.flatMap((text) => fieldsIn(text, name, rules)),
    ),
  );
}

/** The fields that the statements of a class restrict. */
function fieldsIn(text: string, checked: string, { class: header, field, plain, pattern, open }: RuleClass): string[] {
  if (expressionOf(header).exec(text)?.[1] !== checked) return [];
  return text.split(";").flatMap((statement) => {
    const name = expressionOf(field).exec(statement)?.groups?.["field"];
    if (name === undefined || expressionOf(open).test(statement)) return [];
    const [, written] = expressionOf(pattern).exec(statement) ?? [];
    const isPlain = expressionOf(plain).test(statement);
    return isPlain || (written !== undefined && isStrict(written.replaceAll("\\\\", "\\"), false)) ? [name] : [];
  });
}

import { isStrict } from "../domain/strict-pattern.ts";
import type { Engine } from "../interpreter/engine.ts";
import type { ClassNode } from "../lower/ir.ts";
import { CHECKS } from "../project/rule-classes.ts";
import { expressionOf } from "../tables/expression.ts";
import type { RuleClass } from "../tables/validation.ts";

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

function findFields(engine: Engine, { name }: ClassNode): ReadonlySet<string> {
  const module = engine.linker?.declaring(CHECKS + name);
  if (!module) return NONE;
  const texts = [...module.classes.values()].map(({ cls }) => cls.at.text);
  return new Set(engine.tables.ruleClasses.flatMap((rules) => texts.flatMap((text) => fieldsIn(text, name, rules))));
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

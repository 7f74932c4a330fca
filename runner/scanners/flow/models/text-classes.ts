import type { Call } from "../interpreter/call.ts";
import type { Engine } from "../interpreter/engine.ts";
import { ancestors } from "../interpreter/methods.ts";
import { ALL } from "../domain/families.ts";
import type { Refinement, Value } from "../domain/value.ts";
import type { ClassNode } from "../lower/ir.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import { refinedFor, refinementOf } from "./guards.ts";

/* Classes of the repository that extend the one of texts, such as a class for finished markup: an object of one is a text. */

const TEXTS: Partial<Record<FlowLanguage, RegExp>> = {
  ruby: /^(?:::)?(?:String|(?:ActiveSupport::)?SafeBuffer)$/u,
  python: /^(?:str|UserString|collections\.UserString)$/u,
};
/** Calls that are true for an object of a class. */
const TESTS: Partial<Record<FlowLanguage, RegExp>> = {
  ruby: /^(?:is_a|kind_of|instance_of)\?$/u,
  python: /^isinstance$/u,
};

function isTextClass(engine: Engine, cls: ClassNode): boolean {
  const texts = TEXTS[engine.language];
  return texts !== undefined && ancestors(engine, cls).some(({ supers }) => supers.some((name) => texts.test(name)));
}

/** An object of a class without a constructor of its own, as the text of which it is made. */
export function withText(engine: Engine, cls: ClassNode, made: Value, [text]: readonly Value[]): Value {
  if (!text || cls.supers.length === 0 || !isTextClass(engine, cls)) return made;
  return { ...made, taints: text.taints, knownPrefix: text.knownPrefix };
}

/** What it implies for a value to be an object of such a class: a text of someone else is none. */
export function testedText(engine: Engine, { expression, receiver, args }: Call): Refinement | undefined {
  if (TESTS[engine.language]?.test(expression.name) !== true) return undefined;
  const [subject, tested] = receiver ? [receiver, ...args] : args;
  if (!subject || !tested?.cls || subject.refs.length > 0 || !isTextClass(engine, tested.cls)) return undefined;
  return refinementOf(refinedFor(subject, ALL));
}

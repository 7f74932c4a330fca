import type { ClassNode } from "../lower/ir.ts";
import { SOURCE } from "../tables/pre-filter.ts";
import type { Engine } from "./engine.ts";
import { hasSources } from "./parameter-sources.ts";

const known = new WeakMap<ClassNode, boolean>();

/** Whether the code of a class itself may read untrusted data: other code has no reason to run its methods on further objects. */
export function readsSource(engine: Engine, cls: ClassNode): boolean {
  // Each analysis depends on the text.
  const { text } = cls.at;
  const before = known.get(cls);
  if (before !== undefined) return before;
  const { bits } = engine.tables.candidates(text);
  const reads = bits.some((roles) => (roles & SOURCE) !== 0) || cls.methods.some((fn) => hasSources(engine, fn));
  known.set(cls, reads);
  return reads;
}

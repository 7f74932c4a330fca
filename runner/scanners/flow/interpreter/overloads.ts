import { isPlainType } from "../domain/plain-types.ts";
import { type Closure, limited, type Value } from "../domain/value.ts";
import type { FunctionNode } from "../lower/ir.ts";
import type { Engine } from "./engine.ts";

const MAX_OVERLOADS = 4;
const TEXT = /^(?:[Ss]tring|CharSequence)$/u;

/**
 * Of the methods of one name in a class, those that a call with these arguments may run: the ones with as many parameters whose types fit
 * best. Several remain where the types are not known.
 */
export function overloadsFor(
  engine: Engine,
  methods: readonly FunctionNode[],
  args: readonly Value[],
): readonly FunctionNode[] {
  const candidates = methods.filter(({ params }) => params.length === args.length);
  if (candidates.length < 2) return candidates;
  const scores = candidates.map(({ params }) =>
    params.reduce((sum, { type }, index) => sum + fit(engine, type, args[index]), 0),
  );
  const best = Math.max(...scores);
  return limited(
    candidates.filter((_, index) => scores[index] === best),
    MAX_OVERLOADS,
  );
}

/** Of overloads of one method, those that fit the arguments; all functions, if they are others. */
export function closuresFor(engine: Engine, closures: readonly Closure[], args: readonly Value[]): readonly Closure[] {
  const [first] = closures;
  const isOneMethod = closures.every(({ fn }) => fn.owner && fn.owner === first?.fn.owner && fn.name === first.fn.name);
  if (!isOneMethod || closures.length < 2) return closures;
  const fitting = overloadsFor(
    engine,
    closures.map(({ fn }) => fn),
    args,
  );
  return fitting.length > 0 ? closures.filter(({ fn }) => fitting.includes(fn)) : closures;
}

/** How well an argument fits a parameter: by the kinds of their types, as far as they are known. */
function fit(engine: Engine, type: string, value: Value | undefined): number {
  const wanted = kindOf(engine, type);
  const given = value === undefined ? "" : kindOfValue(engine, value);
  if (wanted === "" || given === "") return 0;
  return wanted === given ? 1 : -1;
}

function kindOfValue(engine: Engine, { constant, closures, type }: Value): string {
  if (closures) return "function";
  if (typeof constant === "string") return "text";
  return constant === undefined || constant === null ? kindOf(engine, type) : "plain";
}

/** Text, a plain type, or a class of the repository that stands for itself; empty if unknown. */
function kindOf(engine: Engine, type: string): string {
  if (TEXT.test(type)) return "text";
  if (isPlainType(type)) return "plain";
  const cls = type === "" ? undefined : engine.findClass(type)?.cls;
  return cls && cls.supers.length === 0 && cls.fields.length > 0 ? cls.name : "";
}

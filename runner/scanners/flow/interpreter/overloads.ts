import { isPlainType } from "../domain/plain-types.ts";
import type { Closure, Value } from "../domain/value.ts";
import type { FunctionNode } from "../lower/ir.ts";
import type { Engine } from "./engine.ts";

const COLLECTION = /^\w*(?:List|Map|Set|Collection|Dictionary|Enumerable|Iterable)(?:<|\?|$)|\[\]$/u;
const TEXT = /^(?:[Ss]tring|CharSequence)$/u;

/**
 * Of the methods of one name in a class, those that a call with these arguments may run: the ones that take as many arguments, and whose
 * types fit best. Several remain where the types are not known.
 */
export function overloadsFor(
  engine: Engine,
  methods: readonly FunctionNode[],
  args: readonly Value[],
): readonly FunctionNode[] {
  if (methods.length < 2) return methods;
  const fitting = methods.filter((method) => takes(method, args.length));
  const candidates = fitting.length > 0 ? fitting : methods;
  const scores = candidates.map(({ params }) =>
    params.reduce((sum, { type }, index) => sum + fit(engine, type, args[index]), 0),
  );
  const most = Math.max(...scores);
  const best = candidates.filter((_, index) => scores[index] === most);
  const exact = best.filter(({ params }) => params.length === args.length);
  return exact.length > 0 ? exact : best;
}

/** Whether a function may be called with this number of arguments by position. */
function takes({ params }: FunctionNode, count: number): boolean {
  const needed = params.filter(({ fallback, rest, takesKeywords, takesBlock }) =>
    [fallback, rest, takesKeywords, takesBlock].every((optional) => !optional),
  );
  return count >= needed.length && (count <= params.length || params.some(({ rest }) => rest));
}

/** Of overloads of one method, those that fit the arguments; all functions, if they are others. */
export function closuresFor(engine: Engine, closures: readonly Closure[], args: readonly Value[]): readonly Closure[] {
  const [first] = closures;
  const isOneMethod = closures.every(
    ({ fn }) =>
      fn.name !== "" && fn.owner === first?.fn.owner && fn.name === first.fn.name && fn.at.file === first.fn.at.file,
  );
  if (!isOneMethod || closures.length < 2) return closures;
  const fitting = overloadsFor(
    engine,
    closures.map(({ fn }) => fn),
    args,
  );
  return closures.filter(({ fn }) => fitting.includes(fn));
}

/** How well an argument fits a parameter: by the kinds of their types, as far as they are known. */
function fit(engine: Engine, type: string, value: Value | undefined): number {
  if (type !== "" && value?.type !== undefined && erased(type) === erased(value.type)) return 2;
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

function erased(type: string): string {
  return type.replace(/<.*$/su, "");
}

/** Text, a plain type, a collection, or a class of the repository that stands for itself; empty if unknown. */
function kindOf(engine: Engine, type: string): string {
  if (TEXT.test(type)) return "text";
  if (isPlainType(type)) return "plain";
  if (COLLECTION.test(type)) return "collection";
  const cls = type === "" ? undefined : engine.findClass(type)?.cls;
  return cls && cls.supers.length === 0 && cls.fields.length > 0 ? cls.name : "";
}

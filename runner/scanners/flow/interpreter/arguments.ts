import type { FunctionNode, Parameter } from "../lower/ir.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";
import { ANY_KEYWORD } from "./call.ts";
import type { Engine, Invocation, Scope } from "./engine.ts";
import { isBound } from "./jobs.ts";
import { extendTaints } from "./unwritten-fields.ts";

/* The arguments that the parameters of a function get. */

/** The name by which a call passes a parameter: without the sign of a variable. */
export function keywordOf({ name }: Parameter): string {
  return name.startsWith("$") ? name.slice(1) : name;
}

/** The arguments by position, and the function that a method takes besides them: any one of Ruby, and one of Kotlin after `vararg`. */
export function positionalArguments(
  engine: Engine,
  fn: FunctionNode,
  { args: passed, keywords, isEntryPoint = false }: Invocation & { keywords: ReadonlyMap<string, Value> },
  scope: Scope,
): { args: readonly Value[]; block: Value | undefined } {
  const args = !isEntryPoint && isBound(engine, fn) ? [UNKNOWN, ...passed] : passed;
  if (engine.has("multipleResults") && args.length === 1 && fn.params.length > 1)
    return { args: resultsIn(args, scope), block: undefined };
  if (isEntryPoint) return { args, block: undefined };
  if (!engine.has("trailingBlocks")) {
    const isAfterRest = args.at(-1)?.closures !== undefined && hasBlockAfterRest(fn);
    return isAfterRest ? { args: args.slice(0, -1), block: args.at(-1) } : { args, block: undefined };
  }
  const { params } = fn;
  const block = params.some(({ takesBlock }) => takesBlock) && args.at(-1)?.closures ? args.at(-1) : undefined;
  const given = block ? args.slice(0, -1) : args;
  // Keywords that no parameter takes are a map in the place of the last one.
  const next = params[given.length];
  const isMap = next && !next.isKeyword && !next.takesKeywords && !next.takesBlock && !next.rest;
  if (!isMap || keywords.size === 0 || params.some(({ isKeyword, name }) => isKeyword || keywords.has(name)))
    return { args: given, block };
  return { args: [...given, otherKeywords(engine, fn, next, keywords, scope)], block };
}

/** Whether a function, and nothing else without a name, may be passed after any number of arguments. */
function hasBlockAfterRest({ params }: FunctionNode): boolean {
  const last = params.at(-1);
  const isPlain = last && !last.rest && !last.isKeyword && !last.takesKeywords && !last.takesBlock;
  return isPlain === true && params.some(({ rest }) => rest);
}

/** The results of a call that is the only argument of another one: `must(read(name))`. */
function resultsIn(args: readonly Value[], { state }: Scope): readonly Value[] {
  const [only] = args;
  const [ref] = only?.refs.length === 1 && only.taints.length === 0 ? only.refs : [];
  const heapObject = ref === undefined ? undefined : state.object(ref);
  return heapObject?.kind === "list" && heapObject.type === "" && heapObject.items ? heapObject.items : args;
}

/** What stands for any element of a map. */
const ANY_ELEMENT = /\.\*$/u;

/** The value under a name in a map that is passed as keywords: a check of one of them does not refine the others. */
export function keywordIn(any: Value, name: string): Value {
  if (any.taints.length === 0) return any;
  const ofMap = any.taints.map((taint) => ({ ...taint, key: taint.key.replace(ANY_ELEMENT, "") }));
  return { ...any, taints: extendTaints(ofMap, name) };
}

export function otherKeywords(
  engine: Engine,
  { params }: FunctionNode,
  { target }: Parameter,
  keywords: ReadonlyMap<string, Value>,
  scope: Scope,
): Value {
  const fields = new Map([...keywords].filter(([name]) => params.every((param) => keywordOf(param) !== name)));
  const unknownKeys = fields.get(ANY_KEYWORD);
  fields.delete(ANY_KEYWORD);
  const map = { kind: "map", fields, ...(unknownKeys && { unknownKeys }) } as const;
  return { ...UNKNOWN, refs: [engine.allocate(target.at, scope, map, ":keywords")] };
}

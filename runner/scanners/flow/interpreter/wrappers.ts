import type { FunctionNode } from "../lower/ir.ts";

/*
 * Functions that only make a function, such as `wrap(handler)` or a decorator: each of their calls is run for itself, and so are the
 * functions that they make, because what these do depends on the function that is wrapped.
 */

const inner = new WeakMap<FunctionNode, FunctionNode | null>();
const made = new WeakSet<FunctionNode>();

/** Whether a function takes part in wrapping another one. */
export function isWrapping(fn: FunctionNode): boolean {
  let known = inner.get(fn);
  if (known === undefined) {
    known = fn.params.length > 0 ? madeBy(fn) : null;
    inner.set(fn, known);
    if (known) made.add(known);
  }
  return known !== null || made.has(fn);
}

/** The function that is all that another one makes. */
function madeBy({ body }: FunctionNode): FunctionNode | null {
  const last = body.at(-1);
  if (last?.do !== "return") return null;
  const { value } = last;
  if (body.length === 1 && value?.op === "function") return value.fn;
  const declared = body.slice(0, -1).flatMap((statement) => (statement.do === "function" ? [statement.fn] : []));
  const isAll = declared.length === body.length - 1 && value?.op === "name";
  return isAll ? (declared.find(({ name }) => name === value.name) ?? null) : null;
}

import { join, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import { declaredValue } from "../interpreter/assign.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { FunctionNode } from "../lower/ir.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { expressionOf } from "../tables/expression.ts";
import type { SiblingProvider } from "../tables/providers.ts";

/* Data that a framework gets for a page from a function of its file: `loader`, `getServerSideProps`. */

const running = new WeakMap<Engine, Set<FunctionNode>>();

/** What a call yields that has the data; null for any other call. */
export function callSibling(engine: Engine, { named, expression }: Call, scope: Scope): Value | null {
  const [rule] = engine.tables.siblingCalls.match(named);
  return rule ? resultOf(engine, rule, expression.at, scope) : null;
}

/** The first parameter of a page; null if it has none of these data. */
export function siblingData(engine: Engine, fn: FunctionNode, index: number, scope: Scope): Value | null {
  if (index !== 0 || fn.owner) return null;
  for (const rule of engine.tables.providers) {
    if (!("sibling" in rule) || rule.function === undefined || !expressionOf(rule.function).test(fn.name)) continue;
    const data = resultOf(engine, rule, fn.at, scope);
    if (!data) continue;
    if (rule.field === undefined) return data;
    const fields = new Map([[rule.field, data]]);
    return { ...UNKNOWN, refs: [engine.allocate(fn.at, scope, { kind: "map", fields }, "#page")] };
  }
  return null;
}

function resultOf(engine: Engine, { sibling, member }: SiblingProvider, at: SyntaxNode, scope: Scope): Value | null {
  const [closure] = declaredValue(engine.module.frame, sibling, scope.state)?.closures ?? [];
  const inside = running.get(engine) ?? new Set();
  running.set(engine, inside);
  if (!closure || inside.has(closure.fn)) return null;
  inside.add(closure.fn);
  try {
    const result = engine.invoke(closure, { args: [], at, isEntryPoint: true }, scope);
    if (member === undefined) return result;
    const [held, ...others] = result.refs.flatMap((ref) => scope.state.object(ref)?.fields.get(member) ?? []);
    return held ? others.reduce(join, held) : tainted(engine.reachableTaints(result, scope.state));
  } finally {
    inside.delete(closure.fn);
  }
}

import { frameOf, variable } from "../interpreter/assign.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { expressionOf } from "../tables/expression.ts";
import type { RequestGuard } from "../tables/validation.ts";
import type { CheckedPath } from "./checked-paths.ts";

/*
 * Functions that run before all handlers that later calls register on the same router: what they check is kept in the state, where it
 * holds only if the call that registers them is certain to run.
 */

const PREFIX = "#guard ";

/** What those before a call have checked. */
export function guardedPaths({ expression: { receiver } }: Call, scope: Scope): CheckedPath[] {
  const key = receiver && keyOf(receiver, scope);
  if (!key) return [];
  return [...scope.state.refinements].flatMap(([name, { families }]): CheckedPath[] =>
    name.startsWith(key) && families !== 0 ? [[name.slice(key.length), families]] : [],
  );
}

/** Keeps what the functions of a call have checked for later calls. */
export function keepGuards(engine: Engine, call: Call, checked: readonly CheckedPath[], scope: Scope): void {
  const { expression, named } = call;
  const { receiver } = expression;
  if (!receiver) return;
  const before = receiver.op === "call" ? guardedPaths(call, scope) : [];
  const guard = engine.tables.requestGuards.match(named).find((each) => isForAll(each, call, scope));
  const only = guard?.part === undefined ? null : `<request>.${guard.part}.${String(call.args[0]?.constant)}`;
  const own = guard ? checked.filter(([path]) => only === null || path === only) : [];
  const keep = (key: string, paths: readonly CheckedPath[]): void =>
    scope.state.refine(paths.map(([path, families]) => ({ key: key + path, families })));
  keep(keyOf(receiver, scope) ?? PREFIX, own);
  // The next call of a chain.
  keep(keyOf(expression, scope) ?? PREFIX, [...before, ...own]);
}

/** Whether the functions of a call run before all later handlers, and not those of some paths only. */
function isForAll({ first, part }: RequestGuard, { args, expression }: Call, { state }: Scope): boolean {
  const [given] = args;
  if (!given) return false;
  if (typeof given.constant === "string")
    return part !== undefined || (!!first && expressionOf(first).test(given.constant));
  const items = given.refs.flatMap((ref) => state.object(ref)?.items ?? []);
  return [given, ...items].some(({ closures }) => closures) || expression.args[0]?.value.op === "call";
}

/** What stands for a router: its variable, the field of the object, or the call that returns it. */
function keyOf(router: Call["expression"]["receiver"] & object, { frame }: Scope): string | null {
  if (router.op === "call") return `${PREFIX}${router.at.file.path} ${router.at.id} `;
  if (router.op === "member" && router.object.op === "name" && router.object.name === "this")
    return `${PREFIX}${router.at.file.path} ${router.name} `;
  const owner = router.op === "name" ? frameOf(router.name, frame) : null;
  return owner && router.op === "name" ? `${PREFIX}${variable(owner, router.name)} ` : null;
}

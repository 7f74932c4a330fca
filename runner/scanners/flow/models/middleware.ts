import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { type Closure, join, type Value } from "../domain/value.ts";
import { frameOf, variable } from "../interpreter/assign.ts";
import { assignedKey } from "./request-state.ts";
import type { CheckedPath } from "./checked-paths.ts";
import { qualifiedFamilies } from "./guards.ts";

/* Middleware of a route: what it has checked of the request where it calls the next handler holds in the handlers after it. */

const NEXT = /^_?(?:next|done)$/u;

/** The functions of a list before the handler: `router.get("/", [isMember, hasId], show)`. */
export function middlewareIn({ refs }: Value, { state }: Scope): readonly Closure[] {
  const items = refs.flatMap((ref) => state.object(ref)?.items ?? []);
  return items.flatMap(({ closures = [] }) => closures.filter(({ fn }) => NEXT.test(fn.params.at(-1)?.name ?? "")));
}

interface Passing {
  isNext: (call: Call) => boolean;
  request: string;
  /** The fields of the request that it has assigned, at any call of the next handler. */
  fields: Map<string, Value>;
  /** What it has a library check, before it asks whether all is valid. */
  validated: CheckedPath[];
  /** The families that the taints with these keys are safe for at all calls of the next handler; null before the first. */
  facts: Map<string, number> | null;
}

const passing = new WeakMap<Engine, Passing>();

/** Runs a handler. */
export function runMiddleware<Result>(
  engine: Engine,
  { fn }: Closure,
  run: () => Result,
): { result: Result; checked: CheckedPath[]; assigned: ReadonlyMap<string, Value> } {
  const { params } = fn;
  const request = params[0]?.name ?? "";
  const next = params.slice(0, 3).findLast(({ name }) => NEXT.test(name))?.name;
  if (request === "" || next === undefined) return { result: run(), checked: [], assigned: new Map() };
  const isNext = ({ expression, receiver, args }: Call): boolean =>
    !receiver && expression.name === next && args.length === 0;
  const own: Passing = { isNext, request, fields: new Map(), validated: [], facts: null };
  // A summary does not say what holds where it calls the next handler.
  engine.invocationCounts.delete(fn);
  const result = passingTo(engine, own, run);
  const checked = [...(own.facts ?? [])].flatMap(([key, families]): CheckedPath[] =>
    key.startsWith(`${request}.`) ? [[`<request>${key.slice(request.length)}`, families]] : [],
  );
  if (own.facts) checked.push(...own.validated);
  const assigned = [...own.fields].filter(([name]) => own.facts?.has(assignedKey(`${request}.${name}`)));
  return { result, checked, assigned: new Map(assigned) };
}

/** The families that the taints with some keys are safe for at all calls of the next handler. */
export function factsAtNext(
  engine: Engine,
  isNext: Passing["isNext"],
  run: () => unknown,
): ReadonlyMap<string, number> {
  const own: Passing = { isNext, request: "", fields: new Map(), validated: [], facts: null };
  passingTo(engine, own, run);
  return own.facts ?? new Map();
}

function passingTo<Result>(engine: Engine, own: Passing, run: () => Result): Result {
  const outer = passing.get(engine);
  passing.set(engine, own);
  try {
    return run();
  } finally {
    if (outer) passing.set(engine, outer);
    else passing.delete(engine);
  }
}

export function noteChecked(engine: Engine, checked: readonly CheckedPath[]): void {
  passing.get(engine)?.validated.push(...checked);
}

/** Notes what holds at a call of the next handler; with an argument, it passes an error. */
export function noteNext(engine: Engine, call: Call, scope: Scope): void {
  const { state, frame } = scope;
  const own = passing.get(engine);
  if (!own?.isNext(call)) return;
  const { facts, fields, request } = own;
  const here = new Map<string, number>();
  for (const [key, { families, qualifiers }] of state.refinements) {
    const safe = (families | qualifiedFamilies(qualifiers)) & (facts ? (facts.get(key) ?? 0) : ~0);
    if (safe !== 0) here.set(key, safe);
  }
  own.facts = here;
  const owner = frameOf(request, frame);
  for (const ref of (owner && state.get(variable(owner, request))?.refs) ?? [])
    for (const [field, value] of state.object(ref)?.fields ?? []) {
      const known = fields.get(field);
      fields.set(field, known ? join(known, value) : value);
    }
}

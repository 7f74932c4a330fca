import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { ALL, bitsOf } from "../domain/families.ts";
import { holdsAll } from "./conditions.ts";
import { CODE, joinTaints, qualified, sanitizeTaints, SIGNED, type Taint } from "../domain/taint.ts";
import { tainted, type TaintRefinement, UNKNOWN, type Value } from "../domain/value.ts";

/**
 * The families for which it is enough to know who made the data. Text that the signer got from others may still have a meaning in a
 * statement or a page.
 */
const BY_SIGNER = bitsOf([
  "deserialization",
  "code-injection",
  "template-injection",
  "path-traversal",
  "ssrf",
  "open-redirect",
  "unsafe-reflection",
  "mass-assignment",
  "trust-boundary",
  "external-setting",
]);

/** The result of a call that makes an authentication code; null for any other call. */
export function authenticationCode(engine: Engine, { named, receiver, args }: Call, scope: Scope): Value | null {
  const [found] = engine.tables.authenticationCodes.match(named);
  if (!found) return null;
  const key = found.key === undefined ? undefined : args[found.key];
  if (key && engine.reachableTaints(key, scope.state).some(({ kind }) => kind === "request")) return null;
  const taints = found.of
    .flatMap((position) => (position === -1 ? receiver : args[position]) ?? [])
    .map((part) => engine.reachableTaints(part, scope.state))
    .reduce(joinTaints, UNKNOWN.taints);
  return tainted(qualified(sanitizeTaints(taints, ALL), CODE));
}

/** What it implies for data that its authentication code is equal to another text: only who has the key could make that. */
export function signedBy(...values: readonly Value[]): TaintRefinement[] {
  const codes = values.flatMap(({ taints }) => taints.filter(({ qualifiers }) => qualifiers & CODE));
  return codes.map(({ key }) => ({ key, families: BY_SIGNER, qualifiers: SIGNED }));
}

/** Whether a call returns only data that the application has signed. */
export function isSigned(engine: Engine, call: Call, scope: Scope): boolean {
  return engine.tables.signedCalls.match(call.named).some((when) => holdsAll(when, call, scope));
}

export function signed(value: Value): Value {
  return { ...value, taints: signedTaints(value.taints) };
}

export function signedTaints(taints: readonly Taint[]): readonly Taint[] {
  return qualified(sanitizeTaints(taints, BY_SIGNER), SIGNED);
}

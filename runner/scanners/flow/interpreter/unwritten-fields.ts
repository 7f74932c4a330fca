import { memberKey } from "../domain/new-taint.ts";
import { withWhole } from "../domain/overwritten.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import type { State } from "../domain/state.ts";
import { isWidened, joinTaints, PARSED, type Taint, widened } from "../domain/taint.ts";
import { join, UNKNOWN, type Value } from "../domain/value.ts";
import type { ClassNode, FieldNode } from "../lower/ir.ts";
import { checkedTaints } from "../models/field-checks.ts";
import { plainField } from "../models/validated-fields.ts";
import { refineTaints, type Engine, type Scope } from "./engine.ts";
import { findField } from "./methods.ts";

/* What an object holds in fields that no code has written, or not in all branches. */

/** The field of a record that the database fills. */
const IDENTIFIER = /^(?:id|Id|ID|pk|uuid|getId|getUuid)$/u;
const MAX_KEY_LENGTH = 160;

/** What a field holds that code has written; where it has done so only in some branches, it may also hold what the object had. */
export function writtenField(
  engine: Engine,
  cls: ClassNode | undefined,
  ref: number,
  heapObject: HeapObject | undefined,
  name: string,
  scope: Scope,
): Value | undefined {
  const written = heapObject?.fields.get(name);
  if (!written || !heapObject?.partial?.has(name)) return written;
  const { unknownKeys } = heapObject;
  if (plainField(engine, cls, name, unknownKeys?.taints)) return written;
  const other = unknownField(engine, cls, unknownKeys, name, scope);
  if (!other) return written;
  const either = join(written, { ...other, taints: UNKNOWN.taints });
  return withWhole(either, other.taints, { ...written, refs: [ref] }, scope.state);
}

/** The untrusted data that a field of an object has which code has not written. */
export function unwrittenData({ taints, refs }: Value, state: State): readonly Taint[] {
  const held = refs.flatMap((ref) => state.object(ref)?.unknownKeys?.taints ?? []);
  return held.length > 0 ? joinTaints(taints, held) : taints;
}

/** What an object holds under a name that no code has written. A check of one field or entry does not refine the others. */
export function unknownField(
  engine: Engine,
  cls: ClassNode | undefined,
  unknownKeys: Value | null,
  name: string,
  scope: Scope,
): Value | null {
  if (!unknownKeys || unknownKeys.taints.length === 0) return unknownKeys;
  const { state } = scope;
  const field = findField(engine, cls, name);
  const own = taintsOfField(refineTaints(unknownKeys.taints, state), name, field);
  const taints = refineTaints(checkedTaints(engine, cls, name, own, scope), state);
  return { ...unknownKeys, taints, ...(field && { type: field.type }) };
}

/** The taints of a member, whose shape the sender of the data chooses if its declaration leaves it open. */
export function taintsOfField(taints: readonly Taint[], name: string, field: FieldNode | undefined): readonly Taint[] {
  const extended = extendTaints(taints, name);
  return field?.isOpen ? extendTaints(extended, PARSED) : extended;
}

/** The taints of a member, with their own keys: a check of `body.name` does not refine `body.id`. */
export function extendTaints(taints: readonly Taint[], name: string): readonly Taint[] {
  return taints.flatMap((taint) => {
    if (taint.kind === "database" && IDENTIFIER.test(name)) return [];
    if (isWidened(taint)) return taint;
    const key = memberKey(taint.key, name);
    return key.length > MAX_KEY_LENGTH ? widened(taint) : { ...taint, key };
  });
}

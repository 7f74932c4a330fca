import { coversAll, DISPATCH, type Input, type Inputs, RECEIVER, unionOf, WRITTEN } from "../domain/inputs.ts";
import { contentOf, type HeapObject } from "../domain/reachable-values.ts";
import type { State } from "../domain/state.ts";
import type { Summary } from "../domain/summary.ts";
import { qualified, UNCERTAIN } from "../domain/taint.ts";
import { join, NOTHING, UNKNOWN, type Value } from "../domain/value.ts";
import type { Engine, Invocation } from "./engine.ts";

export function inputsOf(
  engine: Engine,
  { args, keywords = new Map<string, Value>() }: Invocation,
  self: Value | null,
  state: State,
): Inputs {
  const inputs = new Map<string, Input>();
  for (const [index, value] of args.entries()) inputs.set(String(index), inputOf(engine, value, state));
  for (const [name, value] of keywords) inputs.set(`${name}=`, inputOf(engine, value, state));
  if (self) inputs.set(RECEIVER, inputOf(engine, self, state));
  return inputs;
}

/** The objects that the receiver and each argument may be. */
export function objectsGiven({ args, keywords }: Invocation, self: Value | null): readonly (readonly number[])[] {
  return [self ?? UNKNOWN, ...args, ...(keywords?.values() ?? [])].map(({ refs }) => refs);
}

/**
 * The arguments of an earlier call that are objects whose data is in their fields alone, by name: this call may be joined with them field by
 * field. Puts those objects into the state.
 */
export function earlierObjects(
  { args, keywords }: Invocation,
  { given, givenObjects, inputs }: Pick<Summary, "given" | "givenObjects" | "inputs">,
  state: State,
): Map<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  const names = [
    ...Array.from(args, (_, index) => String(index)),
    ...Array.from(keywords?.keys() ?? [], (name) => `${name}=`),
  ];
  const values = [...args, ...(keywords?.values() ?? [])];
  for (const [index, name] of names.entries()) {
    // The first is the receiver.
    const refs = given[index + 1] ?? [];
    const objects = refs.flatMap((ref) => givenObjects.get(ref) ?? []);
    const isFlat = objects.length === refs.length && objects.every((each) => contentOf(each).refs.length === 0);
    const held = objects.flatMap((each) => contentOf(each).taints);
    if (!isFlat || refs.length === 0 || values[index]?.refs.length === 0) continue;
    if (!coversAll(held, inputs.get(name)?.value.taints ?? [])) continue;
    for (const [at, ref] of refs.entries()) {
      const heapObject = objects[at];
      if (heapObject && !state.object(ref)) state.setObject(ref, heapObject);
    }
    found.set(name, refs);
  }
  return found;
}

function inputOf(engine: Engine, value: Value, state: State): Input {
  const kinds = value.refs.map((ref) => {
    const heapObject = state.object(ref);
    if (!heapObject) return "";
    const kind = `${heapObject.kind} ${heapObject.cls?.name ?? ""}`;
    const replaced = value.taints.length > 0 ? cleanFields(heapObject) : [];
    return replaced.length > 0 ? `${kind}${WRITTEN}${replaced.join()}` : kind;
  });
  const taints = engine.reachableTaints(value, state);
  return { value: { ...value, taints, refs: [], refinement: undefined }, shape: unionOf(kinds) };
}

/** The fields that code has written with no data of an object. */
function cleanFields({ kind, fields }: HeapObject): string[] {
  if (kind !== "object") return [];
  return [...fields].flatMap(([name, { taints, refs }]) => (taints.length + refs.length === 0 ? [name] : []));
}

/** The invocation with its arguments joined with those of other calls: with these objects, or with all data that reaches them. */
export function withInputs(
  invocation: Invocation,
  inputs: Inputs,
  objects: ReadonlyMap<string, readonly number[]> = new Map(),
): Invocation {
  const args = [...invocation.args];
  const keywords = new Map(invocation.keywords);
  for (const [name, { value }] of inputs) {
    if (name === RECEIVER || name === `${DISPATCH}=`) continue;
    const index = name.endsWith("=") ? null : Number(name);
    const known = index === null ? keywords.get(name.slice(0, -1)) : args[index];
    const refs = objects.get(name);
    const other = refs ? { ...value, refs, taints: NOTHING.taints } : value;
    const joined = { ...(known ? join(known, other) : other), possibleStrings: undefined };
    const uncertain = { ...joined, taints: qualified(joined.taints, UNCERTAIN) };
    if (index === null) keywords.set(name.slice(0, -1), uncertain);
    else args[index] = uncertain;
  }
  return { ...invocation, args: Array.from(args, (arg) => arg ?? NOTHING), keywords };
}

export function argumentOf({ args, keywords }: Invocation, self: Value | null, name: string): Value | null | undefined {
  if (name === RECEIVER) return self;
  return name.endsWith("=") ? keywords?.get(name.slice(0, -1)) : args[Number(name)];
}

import { DISPATCH, type Input, type Inputs, RECEIVER, unionOf, WRITTEN } from "../domain/inputs.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import type { State } from "../domain/state.ts";
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

/** The invocation with its arguments joined with those of other calls. */
export function withInputs(invocation: Invocation, inputs: Inputs): Invocation {
  const args = [...invocation.args];
  const keywords = new Map(invocation.keywords);
  for (const [name, { value }] of inputs) {
    if (name === RECEIVER || name === `${DISPATCH}=`) continue;
    const index = name.endsWith("=") ? null : Number(name);
    const known = index === null ? keywords.get(name.slice(0, -1)) : args[index];
    const joined = { ...(known ? join(known, value) : value), possibleStrings: undefined };
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

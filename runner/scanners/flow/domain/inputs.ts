import { classOf, covers, type Taint } from "./taint.ts";
import { join, NOTHING, type Value } from "./value.ts";

/** An argument or the receiver of a call: its value, the taints reachable from it, and the kinds of its objects. */
export interface Input {
  value: Value;
  shape: string;
}

export type Inputs = ReadonlyMap<string, Input>;

export const RECEIVER = "this";
/** The keyword of the object of its class that a method gets which extends another type. */
export const DISPATCH = "#dispatch";
/** In a shape, begins the fields of an object of untrusted data that code has written with other data. */
export const WRITTEN = "\t";
const MISSING: Input = { value: NOTHING, shape: "" };

export function unionOf(kinds: readonly string[]): string {
  if (kinds.length < 2) return kinds[0] ?? "";
  return [...new Set(kinds)].toSorted().join("|");
}

/** Whether there are neither untrusted data nor functions in what a call passes. */
export function areQuiet(inputs: Inputs): boolean {
  return [...inputs.values()].every(({ value }) => value.taints.length === 0 && !value.closures);
}

export function taintsOf(inputs: Inputs): readonly Taint[] {
  return [...inputs.values()].flatMap(({ value }) => value.taints);
}

/** A digest that is equal for calls whose arguments are tainted in the same way, regardless of the sources. */
export function taintDigest(inputs: Inputs): string {
  const names = [...inputs].filter(([, { value }]) => value.taints.length > 0);
  return names
    .map(([name, { value, shape }]) => {
      const written = shape.includes(WRITTEN) ? shape : "";
      return `${name}:${unionOf(value.taints.map(classOf))}${written}`;
    })
    .join(" ");
}

export function joinInputs(a: Inputs, b: Inputs): Inputs {
  const joined = new Map<string, Input>();
  for (const name of new Set([...a.keys(), ...b.keys()])) {
    const [left, right] = [a.get(name) ?? MISSING, b.get(name) ?? MISSING];
    const shape =
      left.shape === right.shape ? left.shape : unionOf([...left.shape.split("|"), ...right.shape.split("|")]);
    joined.set(name, { value: { ...join(left.value, right.value), possibleStrings: undefined }, shape });
  }
  return joined;
}

/** Whether a result for calls with the first inputs also holds for calls with the second ones. */
export function coversInputs(inputs: Inputs, others: Inputs): boolean {
  return [...new Set([...inputs.keys(), ...others.keys()])].every((name) => {
    const [input, other] = [inputs.get(name) ?? MISSING, others.get(name) ?? MISSING];
    return coversShape(input.shape, other.shape) && coversValue(input.value, other.value);
  });
}

function coversShape(shape: string, other: string): boolean {
  return shape === other || other.split("|").every((kind) => shape.split("|").includes(kind));
}

export function coversTaints(inputs: Inputs, others: Inputs): boolean {
  return [...others].every(([name, { value }]) => coversAll(inputs.get(name)?.value.taints ?? [], value.taints));
}

/** Whether each of the other taints is covered by one of these. */
export function coversAll(taints: readonly Taint[], others: readonly Taint[]): boolean {
  return others.every((other) => taints.some((taint) => covers(taint, other)));
}

function coversValue(value: Value, other: Value): boolean {
  return (
    coversAll(value.taints, other.taints) &&
    (value.constant === undefined ? !value.possibleStrings : value.constant === other.constant) &&
    value.type === other.type &&
    value.cls === other.cls &&
    (value.taints.length > 0 || value.accessPath === other.accessPath) &&
    (!value.canonicalPath || other.canonicalPath === true) &&
    join(value, other).knownPrefix === value.knownPrefix &&
    (other.closures ?? []).every(({ fn, frame }) =>
      value.closures?.some((known) => known.fn === fn && known.frame === frame),
    )
  );
}

import { bitOf, type Family } from "../domain/families.ts";
import { CONCATENATED, OWN_FILE, SELECTING, SIGNED, type Taint, UNCERTAIN } from "../domain/taint.ts";
import { possibleStringsOf, type Value } from "../domain/value.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { FunctionNode } from "../lower/ir.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { AssignSink, CallSink } from "../tables/schema.ts";

/** Families with pattern rules that yield to the data flow where it has followed the data and found nothing untrusted. */
const FOLLOWED = new Set<Family>(["code-injection", "deserialization", "xss"]);

/** Whether all texts that the value may be are in the code. */
function isText(value: Value): boolean {
  return possibleStringsOf(value).length > 0;
}

/** Whether all that the value may be is in the code, or was checked as a whole. */
function isFollowed(value: Value, taints: readonly Taint[], family: Family): boolean {
  // Signed data stays so where a run only approximates a call.
  const isChecked = ({ sanitizedFor, qualifiers }: Taint): boolean =>
    (sanitizedFor & bitOf(family)) !== 0 &&
    (qualifiers & (qualifiers & SIGNED ? CONCATENATED : CONCATENATED | UNCERTAIN)) === 0;
  return isText(value) || (taints.length > 0 && taints.every(isChecked));
}

/** The places of a sink: an object that reads data is made before it reads. */
function placesOf(sink: AssignSink | CallSink, taints: readonly Taint[], at: SyntaxNode): ReadonlySet<SyntaxNode> {
  const receiver = "receiver" in sink && sink.receiver;
  return new Set([at, ...(receiver ? taints.map(({ step }) => step.at) : [])]);
}

export function recordSink(
  { sinks }: Engine,
  sink: AssignSink | CallSink,
  at: SyntaxNode,
  value: Value,
  taints: readonly Taint[],
  { activation }: Scope,
): void {
  const { family } = sink;
  if (!FOLLOWED.has(family)) return;
  const isClean = taints.every((taint) => isHarmless(taint, family));
  const isKnown = isFollowed(value, taints, family);
  for (const place of placesOf(sink, taints, at)) {
    const key = `${family} ${place.place.offset} ${place.file.path}`;
    const known = sinks.get(key) ?? { family, sink: place, isClean, unknownIn: new Set() };
    known.isClean &&= isClean;
    if (!isKnown) known.unknownIn.add(entryPointOf(activation));
    sinks.set(key, known);
  }
}

function entryPointOf(activation: Scope["activation"]): FunctionNode | null {
  let outermost: FunctionNode | null = null;
  for (let at: Scope["activation"] | null = activation; at; at = at.caller) outermost = at.fn ?? outermost;
  return outermost;
}

/** Whether a pattern that sees the call alone would exaggerate: the data flow reports own files and parameters itself. */
function isHarmless({ sanitizedFor, qualifiers, kind }: Taint, family: Family): boolean {
  if (kind === "random" || kind === "parameter") return true;
  return (qualifiers & (SELECTING | OWN_FILE)) !== 0 || (sanitizedFor & bitOf(family)) !== 0;
}

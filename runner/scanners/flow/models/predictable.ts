import type { Engine, Scope } from "../interpreter/engine.ts";
import { makesCredential, namesCredential } from "../domain/credential-names.ts";
import { bitsOf } from "../domain/families.ts";
import { ofGenerators } from "../domain/taint.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { sanitize, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import { confidenceOf, mostConfident } from "./sinks.ts";

const WEAK_RANDOM = bitsOf(["weak-random"]);

/**
 * Reports the result of a predictable generator that becomes a value with the name of a credential.
 * @returns the value; what has been reported is not reported again where the value goes
 */
export function checkCredential(engine: Engine, name: string, value: Value, at: SyntaxNode, scope: Scope): Value {
  if (ofGenerators(value.taints).length === 0) return value;
  if (!namesCredential(name) && !makesCredential(scope.activation.fn?.name ?? "", name)) return value;
  const taint = mostConfident(engine.reachableTaints(value, scope.state), "weak-random");
  if (!taint) return value;
  engine.report({ family: "weak-random", sink: at, taint, confidence: confidenceOf(taint) });
  return sanitize(value, WEAK_RANDOM);
}

/** A number that is derived from predictable ones is predictable. */
export function randomOf(values: readonly Value[]): Value {
  const taints = values.flatMap((value) => [...ofGenerators(value.taints)]);
  return taints.length === 0 ? UNKNOWN : tainted(taints);
}

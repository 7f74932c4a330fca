import { onlyObject, TEXT, writeKey } from "../domain/heap-object.ts";
import type { State } from "../domain/state.ts";
import { joinTaints } from "../domain/taint.ts";
import { concatenate } from "../domain/text.ts";
import { join, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";

const WRITE = new Set([
  "add",
  "append",
  "appendLine",
  "appendln",
  "insert",
  "write",
  "print",
  "println",
  "writeString",
  "WriteString",
  "concat",
  "<<",
  "format",
  "printf",
]);
const SHORTENS = new Set(["setLength", "truncate", "Truncate", "Reset", "clear"]);
const READ_TEXT = new Set(["toString", "getvalue", "String", "string", "to_s", "build"]);

/** The text that a string builder has, for another one that appends it; any other value as it is. */
export function textIn(value: Value | undefined, state: State): Value | undefined {
  return (value && onlyObject(value, state)?.fields.get(TEXT)) ?? value;
}

/** The result of a method of a string builder, which contains the text written to it. */
export function callText(
  engine: Engine,
  receiver: Value,
  method: string,
  args: readonly Value[],
  scope: Scope,
): Value | null {
  const { refs } = receiver;
  const texts = refs.map((ref) => scope.state.object(ref)?.fields.get(TEXT) ?? UNKNOWN);
  const text = texts.reduce(join);
  if (READ_TEXT.has(method)) return text;
  const write = (value: Value): Value => {
    for (const ref of refs) writeKey(scope.state, ref, TEXT, value, refs.length === 1);
    return receiver;
  };
  // A text that is only shortened has the data all the same.
  if (SHORTENS.has(method) && args.every(({ constant }) => constant === 0))
    return write({ ...UNKNOWN, constant: "", knownPrefix: "" });
  if (SHORTENS.has(method)) return write(tainted(text.taints));
  if (!WRITE.has(method) && method !== "replace") return null;
  const added = args.reduce((taints, arg) => joinTaints(taints, engine.reachableTaints(arg, scope.state)), text.taints);
  const only = args.length === 1 ? textIn(args[0], scope.state) : undefined;
  return write(method !== "insert" && only ? concatenate([text, only]) : tainted(added));
}

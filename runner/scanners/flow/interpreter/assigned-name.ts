import type { Expression } from "../lower/ir.ts";

/** The name that a value gets by an assignment; empty if it is computed. */
export function assignedName(target: Expression): string {
  if (target.op === "name" || target.op === "member") return target.name;
  return target.op === "index" && target.key?.op === "constant" ? String(target.key.value) : "";
}

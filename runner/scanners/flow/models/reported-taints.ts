import { bitOf, CONCATENATION_FAMILIES, type Family } from "../domain/families.ts";
import { CONCATENATED, isSecondOrder, isWholeRecord, SELECTING, type Taint } from "../domain/taint.ts";
import { qualifiedFamilies } from "./guards.ts";

/** Families whose sinks the environment may configure, such as the address of another service. */
const OF_OPERATOR = new Set<Family>(["xss", "unsafe-reflection", "ldap-injection", "ssrf", "open-redirect"]);

const QUERY_TEXT = bitOf("query-text");

/**
 * Whether data is a weakness where it reaches a sink.
 *
 * @param executes bits of the families for which the sink executes its argument
 */
export function isReported({ key, sanitizedFor, qualifiers, kind }: Taint, family: Family, executes: number): boolean {
  const bit = bitOf(family);
  if ((kind === "random") !== (family === "weak-random")) return false;
  if (qualifiers & SELECTING) return false;
  if (family === "xss" && isWholeRecord({ key, kind, qualifiers })) return false;
  // A sign-in keeps the id of the user's record in the session.
  if (family === "trust-boundary" && isSecondOrder({ kind })) return false;
  if (kind === "environment" && OF_OPERATOR.has(family)) return false;
  if (kind === "arguments" && (family === "xss" || family === "log-injection")) return false;
  const isConcatenated = (CONCATENATION_FAMILIES & bit) !== 0 && (qualifiers & CONCATENATED) !== 0;
  // The parameter itself, not what one of its methods returns.
  const isExecuted = (executes & bit) !== 0 && !key.includes(".");
  if (kind === "parameter" && !isConcatenated && !isExecuted) return false;
  return ((sanitizedFor | qualifiedFamilies(qualifiers)) & (family === "nosql-injection" ? QUERY_TEXT : bit)) === 0;
}

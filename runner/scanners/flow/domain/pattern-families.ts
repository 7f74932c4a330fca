import { safeWithoutAny, SIGNS } from "./characters.ts";
import { ALL, bitsOf } from "./families.ts";
import { anchorsHost } from "./fixed-host.ts";
import { isLocalPath } from "./local-paths.ts";
import type { Constant } from "../lower/ir.ts";
import { signsWithout } from "./pattern-signs.ts";
import { isArithmetic, isStrict } from "./strict-pattern.ts";

const CODE = bitsOf(["code-injection"]);
const REDIRECT = bitsOf(["open-redirect"]);
const DESTINATIONS = bitsOf(["ssrf", "open-redirect"]);
const PATH = bitsOf(["path-traversal"]);
const COMMAND = bitsOf(["command-injection"]);

/** The families that text with a match of the pattern is safe for. */
export function familiesOfPattern(pattern: string, whole: boolean): number {
  if (isStrict(pattern, whole)) return ALL;
  const code = isArithmetic(pattern, whole) ? CODE : 0;
  const isHostFixed = anchorsHost(pattern) || (whole && anchorsHost(`^${pattern}`));
  const destinations = isHostFixed ? DESTINATIONS : isLocalPath(pattern, whole) ? REDIRECT : 0;
  const isStrictPath = isStrict(pattern.replaceAll(/\\?\//gu, ""), whole);
  const signless = safeWithoutSigns(pattern, whole);
  return (isStrictPath ? (ALL & ~(PATH | DESTINATIONS)) | destinations : destinations) | signless | code;
}

/** The families that need signs which no match of the pattern has. A quote ends the argument of a command. */
function safeWithoutSigns(pattern: string, whole: boolean): number {
  const missing = signsWithout(pattern, whole, SIGNS);
  const isQuoted = !missing.includes("'") || !missing.includes('"');
  return safeWithoutAny(missing) & ~(isQuoted ? COMMAND : 0);
}

/** The families that text is safe for in which a validator has found the pattern; none for anything else than a pattern. */
export function patternedFor(pattern: Constant | undefined): number {
  return typeof pattern === "string" && pattern !== "" ? familiesOfPattern(anchored(pattern), false) : 0;
}

/** The pattern with the usual sign for the beginning of the text. */
export function anchored(pattern: string): string {
  return pattern.replace(/^\\A/u, "^");
}

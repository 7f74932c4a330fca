import { KEPT } from "../models/request-state.ts";
import { matchesOf } from "./language-links.ts";

/** Attributes of a request, a session or a call, by a constant key or the name of a key. */
const ATTRIBUTE =
  /\b(?:setAttribute|SetString|setProperty|attribute|(?:[aA]ttributes|Items)(?:\(\))?\.(?:put|Add|TryAdd))\(\s*("?[\w.-]+"?)\s*,/gu;
const INDEXED = /\b(?:Items|Session|attributes)\[("?[\w.-]+"?)\]\s*=(?!=)/gu;
/** Values of a context of Go: `context.WithValue(ctx, userKey, …)`, `c.Set("user", …)`, `c.Locals("user", …)`. */
const CONTEXT = /\b(?:WithValue\([^,()]+(?:\(\))?,|(?:Set|Locals)\()\s*("?[\w.-]+"?)(?:\{\})?\s*,/gu;
/** Classes that are named as holders of the state of a request, whose static fields the code sets. */
const HOLDER =
  /\b([A-Z]\w*(?:Context|Holder|Scope|Session|State|Store|Accessor|Local|Tenant)|Current[A-Z]\w*)\.(?:(?:set|Set|put|bind|init|push|use|enter|begin)\w*\(|\w+(?:\.[vV]alue)?\s*=(?!=))/gu;

/** A constant key, or the last part of the name of one. */
function keyOf(written: string): string {
  return written.startsWith('"') ? written.replaceAll('"', "") : written.slice(written.lastIndexOf(".") + 1);
}

/** What the handlers of a file keep for those of other files, as names of the index. */
export function keptNames(text: string): string[] {
  const keys = [ATTRIBUTE, INDEXED].flatMap((expression) => matchesOf(text, expression)).map(keyOf);
  return [...keys, ...matchesOf(text, HOLDER)].map((name) => KEPT + name);
}

/** The same for Go. */
export function keptInContexts(text: string): string[] {
  return matchesOf(text, CONTEXT).map((key) => KEPT + keyOf(key));
}

/** Whether a name stands for what handlers keep, which those of all files read. */
export function isKept(name: string): boolean {
  return name.startsWith(KEPT);
}

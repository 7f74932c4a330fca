import { KEPT } from "../models/request-state.ts";
import { matchesOf } from "./language-links.ts";

/** Attributes of a request, a session or a call, by a constant key or the name of a key. */
const ATTRIBUTE =
  /\b(?:setAttribute|SetString|setProperty|attribute|(?:[aA]ttributes|Items)(?:\(\))?\.(?:put|Add|TryAdd))\(\s{0,99}(?:\w+\.){0,9}"?([\w.-]{1,100})"?\s{0,9},/gu;
const INDEXED = /\b(?:Items|Session|attributes)\[(?:\w+\.)*"?([\w.-]{1,100})"?\]\s{0,9}=(?!=)/gu;
/** Classes that are named as holders of the state of a request, whose static fields the code sets. */
const HOLDER =
  /\b([A-Z]\w*(?:Context|Holder|Scope|Session|State|Store|Accessor|Local|Tenant)|Current[A-Z]\w*)\.(?:(?:set|Set|put|bind|init|push|use|enter|begin)\w*\(|\w+(?:\.[vV]alue)?\s{0,9}=(?!=))/gu;

/** What the handlers of a file keep for those of other files, as names of the index. */
export function keptNames(text: string): string[] {
  return [ATTRIBUTE, INDEXED, HOLDER].flatMap((expression) => matchesOf(text, expression)).map((name) => KEPT + name);
}

/** Whether a name stands for what handlers keep, which those of all files read. */
export function isKept(name: string): boolean {
  return name.startsWith(KEPT);
}

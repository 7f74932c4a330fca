import { type Fields, fieldsOf, indexOf, listOf, textOf } from "../json-fields.ts";
import { FINDING_LIMITS } from "../limits.ts";

const IN_TEXT = /\bcwe(?:[-_:/ ]{0,3}|\.mitre\.org\/data\/definitions\/)(\d{1,6})\b/gi;

/** The taxonomies of the run, to which `toolComponent` references refer. */
export type Taxonomies = readonly Fields[];

/** CWE ids such as `CWE-89`, in order and without duplicates: from tags, a `cwe` property, and references to a CWE taxonomy. */
export function readWeaknesses(
  bags: readonly Fields[],
  references: readonly unknown[],
  taxonomies: Taxonomies,
): string[] {
  const found = new Set<string>();
  for (const { tags, cwe, cwes } of bags) {
    for (const value of [tags, cwe, cwes].flat()) {
      if (typeof value === "string" && value.length < 1_000) for (const number of numbersIn(value)) found.add(number);
    }
    for (const value of [cwe, cwes].flat()) {
      if (typeof value === "string" || typeof value === "number") addNumber(found, String(value));
    }
  }
  for (const reference of references) {
    const id = taxonOf(fieldsOf(reference), taxonomies);
    if (id !== undefined) addNumber(found, id);
  }
  return [...found].slice(0, FINDING_LIMITS.weaknesses);
}

function* numbersIn(text: string): Generator<string> {
  for (const [, digits] of text.matchAll(IN_TEXT)) yield `CWE-${Number(digits)}`;
}

function addNumber(found: Set<string>, text: string): void {
  const digits = /^(?:cwe[-_: ]?)?(\d{1,6})$/i.exec(text.trim())?.[1];
  if (digits !== undefined) found.add(`CWE-${Number(digits)}`);
}

/** The id in a reference or of the taxon that it refers to, if that is a CWE. */
function taxonOf(reference: Fields, taxonomies: Taxonomies): string | undefined {
  const id = textOf(reference["id"]);
  if (id !== undefined && /^cwe/i.test(id)) return id;
  const component = fieldsOf(reference["toolComponent"]);
  const { name, guid } = component;
  const taxonomy =
    taxonomies[indexOf(component["index"]) ?? -1] ??
    taxonomies.find((known) => (textOf(name) && known["name"] === name) || (textOf(guid) && known["guid"] === guid));
  if (!/cwe/i.test(textOf(name) ?? textOf(taxonomy?.["name"]) ?? "")) return undefined;
  return id ?? textOf(fieldsOf(listOf(taxonomy?.["taxa"])[indexOf(reference["index"]) ?? -1])["id"]);
}

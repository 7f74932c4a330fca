import type { HeldType } from "./ir.ts";

const CLASS = String.raw`(?:(?:out|\? extends) )?(?:\w+\.)*([A-Z]\w*)(?:<[^<>]*>)?\??`;
const COLLECTION = String.raw`(?:\w+\.)*(?:I?(?:Mutable|ReadOnly|Sequenced|Sorted)?(?:List|Set|Collection)|I?Enumerable|Iterable|ReadonlyArray|Array|ObjectProvider|Instance)`;
const LIST = new RegExp(String.raw`^(?:readonly )?(?:${COLLECTION}<${CLASS}>|${CLASS}\[\])\??$`, "u");
const MAP = new RegExp(
  String.raw`^(?:\w+\.)*(?:I?(?:Mutable|ReadOnly|Readonly)?(?:Map|Dictionary))<[\w.]+, ?${CLASS}>\??$`,
  "u",
);

/** What a list or map of this declared type has as its elements or values, if they may be of a class. */
export function heldType(declared: string): { holds?: HeldType } {
  const text = declared.replace(/^:\s*/u, "").trim();
  const [, inList, inArray] = LIST.exec(text) ?? [];
  const element = inList ?? inArray;
  if (element !== undefined) return { holds: { kind: "list", type: element } };
  const [, value] = MAP.exec(text) ?? [];
  return value === undefined ? {} : { holds: { kind: "map", type: value } };
}

import { z } from "zod";

/*
 * Most metadata of a finding is the same for all findings of its rule. The common part is stored once, as an object with
 * placeholders; each finding stores the values for the placeholders. The order of keys is preserved.
 */

/** Keys that belong to the rule, in the metadata of our scanners and of SARIF uploads. */
const RULE_KEYS = new Set([
  "rule_id",
  "kind",
  "cwe",
  "cwes",
  "owasp",
  "confidence",
  "language",
  "references",
  "remediation",
]);
const SARIF_RULE_KEYS = new Set([
  "level",
  "kind",
  "rule_name",
  "help_uri",
  "security_severity",
  "uri_base_id",
  "column_kind",
  "rule",
  "tool_version",
  "automation_id",
  "precision",
  "tags",
  "suppressed",
]);
const NESTED = "sarif";

/** Kinds of placeholder: a value that the finding stores, its external id, or an offset from its line. */
const OWN = 0;
const EXTERNAL_ID = 1;
const FROM_LINE = 2;

type Fields = Record<string, unknown>;
/** Kind and path of a placeholder. The path has at most two keys; none if all of the metadata is one placeholder. */
const Placeholder = z.tuple([z.int()], z.string());
type Placeholder = z.infer<typeof Placeholder>;

export const RuleMetadata = z.tuple([z.unknown(), z.array(Placeholder)]);
export type RuleMetadata = z.infer<typeof RuleMetadata>;

/** The finding's values that placeholders may refer to. */
export interface Place {
  externalId: string;
  line: number | null;
}

/** @returns the common part, and the values of the placeholders in order. */
export function splitMetadata(metadata: unknown, place: Place): { rule: RuleMetadata; values: unknown[] } {
  if (!isFields(metadata)) return { rule: [null, [[OWN]]], values: [metadata] };
  const placeholders: Placeholder[] = [];
  const values: unknown[] = [];
  function shapeOf(fields: Fields, ruleKeys: ReadonlySet<string>, path: string[]): Fields {
    const entries = Object.entries(fields).map(([key, value]): [string, unknown] => {
      if (ruleKeys.has(key)) return [key, value];
      if (path.length === 0 && key === NESTED && isFields(value)) return [key, shapeOf(value, SARIF_RULE_KEYS, [key])];
      const kind = kindOf(key, value, place);
      placeholders.push([kind, ...path, key]);
      if (kind === OWN) values.push(value);
      if (kind === FROM_LINE) values.push(Number(value) - (place.line ?? 0));
      return [key, null];
    });
    return Object.fromEntries(entries);
  }
  return { rule: [shapeOf(metadata, RULE_KEYS, []), placeholders], values };
}

/** The inverse of `splitMetadata`. The result shares objects with the rule. */
export function joinMetadata([shape, placeholders]: RuleMetadata, values: readonly unknown[], place: Place): unknown {
  if (!isFields(shape)) return values[0];
  const metadata = { ...shape };
  const nested = metadata[NESTED];
  if (isFields(nested)) metadata[NESTED] = { ...nested };
  let next = 0;
  for (const [kind, ...path] of placeholders) {
    const [first = "", second] = path;
    let value: unknown = place.externalId;
    if (kind !== EXTERNAL_ID) {
      value = kind === FROM_LINE ? Number(values[next]) + (place.line ?? 0) : values[next];
      next += 1;
    }
    const inner = metadata[first];
    if (second === undefined) metadata[first] = value;
    else if (isFields(inner)) inner[second] = value;
  }
  return metadata;
}

function kindOf(key: string, value: unknown, { externalId, line }: Place): number {
  if (key === "fingerprint" && value === externalId) return EXTERNAL_ID;
  if (key === "end_line" && line !== null && Number.isSafeInteger(value)) return FROM_LINE;
  return OWN;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

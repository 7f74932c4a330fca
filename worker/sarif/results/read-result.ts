import { EXTERNAL_ID_FINGERPRINT, RESULT_HASH_FINGERPRINT } from "../../contract/sarif.ts";
import { canBeTaken } from "./external-id.ts";
import { type Fields, fieldsOf, isFields, listOf, storable, textOf } from "../json-fields.ts";
import { FINDING_LIMITS } from "../limits.ts";
import { messageText } from "./message-text.ts";
import { type Place, readPlaces } from "./read-location.ts";
import type { Run } from "../runs/read-runs.ts";
import { findRule, type Rule } from "../runs/read-tool.ts";
import { findOverride } from "../runs/rule-overrides.ts";
import type { SkipReason } from "../schemas.ts";

/** The content of a result with its references resolved, before any limit is applied. */
export interface ReadResult {
  /** The rule id in the result, and the rule itself if the tool describes it. */
  ruleId: string | undefined;
  rule: Rule | undefined;
  message: string | undefined;
  place: Place | undefined;
  otherPlaces: readonly Place[];
  /** Fingerprints of the tool, without those of this service. */
  fingerprints: Record<string, string>;
  partialFingerprints: Record<string, string>;
  /** The `external_id` if the result is an exported finding of this service. */
  externalId: string | undefined;
  /** The hash of such a finding. */
  resultHash: string | undefined;
}

/** The name of the tool, as the `scanner` of its findings. */
export function scannerOf(run: Run): string {
  return storable(run.tool.name ?? "unknown", FINDING_LIMITS.scanner);
}

/** Why a result is not a finding, regardless of its other members. */
export function skipReasonOf(fields: Fields, run: Run): SkipReason | undefined {
  const kind = textOf(fields["kind"])?.toLowerCase();
  if (kind === "pass" || kind === "notapplicable") return "not_a_problem";
  if (textOf(fields["baselineState"])?.toLowerCase() === "absent") return "baseline_absent";
  return findOverride(fields, run.overrides, run.tool)?.isDisabled === true ? "rule_disabled" : undefined;
}

/** Resolves the references of a result, which has been validated, in its run. */
export function readResult(fields: Fields, run: Run): ReadResult {
  const { id, rule } = findRule(fields, run.tool);
  const [place, ...otherPlaces] = readPlaces(fields["locations"], run.artifacts);
  const {
    [EXTERNAL_ID_FINGERPRINT]: whole,
    [RESULT_HASH_FINGERPRINT]: wholeHash,
    ...fingerprints
  } = readFingerprints(fields["fingerprints"]);
  const {
    [EXTERNAL_ID_FINGERPRINT]: part,
    [RESULT_HASH_FINGERPRINT]: partHash,
    ...partialFingerprints
  } = readFingerprints(fields["partialFingerprints"]);
  const externalId = whole || part || undefined;
  return {
    ruleId: id,
    rule,
    message: messageText(fields["message"], [...(rule?.strings ?? []), ...run.tool.strings]),
    place,
    otherPlaces,
    fingerprints,
    partialFingerprints,
    externalId: externalId !== undefined && canBeTaken(externalId) ? externalId : undefined,
    resultHash: wholeHash ?? partHash,
  };
}

/** Suppressed, unless a suppression is under review or rejected (SARIF 2.1.0, 3.27.23). */
export function isSuppressed(suppressions: unknown): boolean {
  const statuses = listOf(suppressions)
    .filter(isFields)
    .map(({ status }) => textOf(status)?.toLowerCase());
  return statuses.length > 0 && !statuses.includes("underreview") && !statuses.includes("rejected");
}

function readFingerprints(value: unknown): Record<string, string> {
  const entries = Object.entries(fieldsOf(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(entries.map(([name, text]) => [storable(name, name.length), storable(text, text.length)]));
}

import { v7 as uuidv7 } from "uuid";
import type { SarifLevel } from "../contract/sarif.ts";
import { type Fields, fieldsOf, isFields, listOf, MAX_INT32, storable, textOf } from "./json-fields.ts";
import { FINDING_LIMITS } from "./limits.ts";
import { messageText } from "./message-text.ts";
import { type Place, readPlaces } from "./read-location.ts";
import type { RawResult, Run } from "./read-runs.ts";
import { findRule, type Rule } from "./read-tool.ts";
import { type ExternalIds, identityOf } from "./result-identity.ts";
import type { SkipReason } from "./schemas.ts";
import { levelOfScore, readLevel, readScore, severityOfLevel, severityOfScore } from "./severity.ts";
import { readWeaknesses } from "./weaknesses.ts";

const KINDS = ["open", "review", "informational"] as const;

export function scannerOf(run: Run): string {
  return storable(run.tool.name ?? "unknown", FINDING_LIMITS.scanner);
}

/** A `NewFinding` as JSON. */
export interface FindingJson {
  json: string;
}

/** The finding that a result is, or why it is none. Whatever is not taken as it stands is a warning of the run. */
export function toFinding({ index, fields }: RawResult, run: Run, ids: ExternalIds): FindingJson | SkipReason {
  const kind = textOf(fields["kind"])?.toLowerCase();
  if (kind === "pass" || kind === "notapplicable") return "not_a_problem";
  if (textOf(fields["baselineState"])?.toLowerCase() === "absent") return "baseline_absent";
  if (isSuppressed(fields["suppressions"])) return "suppressed";

  const cut = (text: string, limit: number, what: string): string => {
    if (text.length > limit) run.warnings.add(`${what} is cut to ${limit} characters`, index);
    return storable(text, limit);
  };
  const { id, rule } = findRule(fields, run.tool);
  const ruleId = id === undefined ? undefined : cut(id, FINDING_LIMITS.name, "ruleId");
  const message = messageText(fields["message"], [...(rule?.strings ?? []), ...run.tool.strings]);
  if (message === undefined) run.warnings.add("message has no text", index);
  const [place, ...others] = readPlaces(fields["locations"], run.artifacts);
  if (place?.isBeyond) run.warnings.add(`region has a number over ${MAX_INT32}, which is not kept`, index);
  const path = place?.artifact && cut(place.artifact.path, FINDING_LIMITS.path, "the path");
  const knownKind = KINDS.find((known) => known === kind);
  const { level, score } = judge(fields, { rule, kind: knownKind }, (warning) => run.warnings.add(warning, index));
  const title = rule?.title ?? rule?.name ?? message?.split("\n", 1)[0] ?? ruleId ?? "Result without a message";
  const scanner = scannerOf(run);
  const fingerprints = readFingerprints(fields["fingerprints"]);
  const partial = readFingerprints(fields["partialFingerprints"]);
  const keeps = fitFingerprints(fingerprints, partial);
  if (!keeps) run.warnings.add(`fingerprints over ${FINDING_LIMITS.fingerprints} characters are not kept`, index);

  const row = {
    title: cut(title.trim() || "Result without a message", FINDING_LIMITS.title, "the title"),
    severity: score === undefined ? severityOfLevel(level) : severityOfScore(score),
    scanner,
    description: message === undefined ? null : cut(message, FINDING_LIMITS.description, "message"),
    location_path: path ?? null,
    location_line: place?.line ?? null,
    location_column: place?.column ?? null,
    metadata: {
      ...(ruleId !== undefined && { rule_id: ruleId }),
      ...weaknessesOf(fields, rule, run),
      ...(place?.snippet !== undefined && { snippet: cut(place.snippet, FINDING_LIMITS.snippet, "the snippet") }),
      sarif: withoutAbsent({
        level,
        kind: knownKind,
        fingerprints: keeps ? fingerprints : undefined,
        partial_fingerprints: keeps ? partial : undefined,
        rule_name: short(rule?.name),
        help_uri: short(rule?.helpUri),
        security_severity: score,
        rank: rankOf(fields["rank"]),
        uri_base_id: short(place?.artifact?.base),
        end_line: place?.endLine,
        end_column: place?.endColumn,
        char_offset: place?.charOffset,
        char_length: place?.charLength,
        byte_offset: place?.byteOffset,
        byte_length: place?.byteLength,
        column_kind: place?.column !== undefined && isByCodePoints(run) ? "unicodeCodePoints" : undefined,
        locations: others.length > 0 ? others.slice(0, FINDING_LIMITS.locations).map(presentPlace) : undefined,
      }),
    },
  };
  if (others.length > FINDING_LIMITS.locations)
    run.warnings.add(`only ${FINDING_LIMITS.locations + 1} locations are kept`, index);
  const text = place?.snippet ?? message ?? "";
  const identity = identityOf(fingerprints, partial, { scanner, ruleId: ruleId ?? "", path: path ?? "", text });
  if (!fitsMetadata(row.metadata)) {
    run.warnings.add(
      `of metadata over ${FINDING_LIMITS.metadataBytes} bytes only the rule and the level are kept`,
      index,
    );
    row.metadata = { ...(ruleId !== undefined && { rule_id: ruleId }), sarif: { level } };
  }
  const content = JSON.stringify(row);
  const externalId = ids.take(identity, content);
  if (externalId === undefined) return "duplicate";
  const own = JSON.stringify({ id: uuidv7(), external_id: externalId });
  return { json: `${own.slice(0, -1)},${content.slice(1)}` };
}

function fitsMetadata(metadata: object): boolean {
  const json = JSON.stringify(metadata);
  return json.length <= FINDING_LIMITS.metadataBytes / 3 || Buffer.byteLength(json) <= FINDING_LIMITS.metadataBytes;
}

/** Suppressed unless one of the requests for it is under review or was refused (SARIF 2.1.0, 3.27.23). */
function isSuppressed(suppressions: unknown): boolean {
  const statuses = listOf(suppressions)
    .filter(isFields)
    .map(({ status }) => textOf(status)?.toLowerCase());
  return statuses.length > 0 && !statuses.includes("underreview") && !statuses.includes("rejected");
}

/** The level: the result's own, the rule's, what the score says, or `warning`. The score: the result's own, or the rule's. */
function judge(
  fields: Fields,
  { rule, kind }: { rule: Rule | undefined; kind: string | undefined },
  warn: (warning: string) => void,
): { level: SarifLevel; score: number | undefined } {
  const own = readScore(fieldsOf(fields["properties"]));
  const known = own ?? rule?.score;
  if (known === "garbage") warn("security-severity is no number from 0 to 10: it is ignored");
  const score = known === "garbage" ? undefined : known;
  const given = readLevel(fields["level"]);
  const implied = kind === undefined ? undefined : "none";
  const level = given ?? implied ?? rule?.level ?? (score === undefined ? "warning" : levelOfScore(score));
  return { level, score };
}

function weaknessesOf(fields: Fields, rule: Rule | undefined, run: Run): { cwe?: string; cwes?: string[] } {
  const bags = [fieldsOf(fields["properties"]), ...(rule ? [rule.properties] : [])];
  const references = [...listOf(fields["taxa"]).slice(0, 100), ...(rule?.targets.slice(0, 100) ?? [])];
  const [cwe, ...more] = readWeaknesses(bags, references, run.taxonomies);
  if (cwe === undefined) return {};
  return more.length === 0 ? { cwe } : { cwe, cwes: [cwe, ...more] };
}

function readFingerprints(value: unknown): Record<string, string> {
  const entries = Object.entries(fieldsOf(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(entries.map(([name, text]) => [storable(name, name.length), storable(text, text.length)]));
}

function fitFingerprints(...all: Record<string, string>[]): boolean {
  const lengths = all
    .flatMap((fingerprints) => Object.entries(fingerprints))
    .map(([name, text]) => name.length + text.length);
  return lengths.reduce((sum, length) => sum + length, 0) <= FINDING_LIMITS.fingerprints;
}

function short(text: string | undefined): string | undefined {
  return text === undefined || text.length > FINDING_LIMITS.name ? undefined : storable(text, FINDING_LIMITS.name);
}

function rankOf(value: unknown): number | undefined {
  return typeof value === "number" && value >= 0 && value <= 100 ? value : undefined;
}

function isByCodePoints({ columnKind }: Run): boolean {
  return typeof columnKind === "string" && columnKind.toLowerCase() === "unicodecodepoints";
}

function presentPlace({ artifact, line, column, endLine, endColumn }: Place) {
  const path = artifact && storable(artifact.path, FINDING_LIMITS.name);
  return withoutAbsent({ path, line, column, end_line: endLine, end_column: endColumn });
}

function withoutAbsent(fields: Fields): Fields {
  const present = Object.entries(fields).filter(
    ([, value]) => value !== undefined && (!isFields(value) || Object.keys(value).length > 0),
  );
  return Object.fromEntries(present);
}

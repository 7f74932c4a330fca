import type { NewFinding } from "../../findings/store/finding-chunks.ts";
import { isAbsolutePath } from "../paths/artifact-uri.ts";
import { findingKind } from "./finding-kind.ts";
import { findingTitle } from "./finding-title.ts";
import { judge } from "./judge-severity.ts";
import { type Fields, fieldsOf, listOf, MAX_INT32, storable } from "../json-fields.ts";
import { FINDING_LIMITS } from "../limits.ts";
import { readCodeFlows } from "./read-code-flows.ts";
import { presentPlace, readContext, shortText } from "./read-context.ts";
import { type ReadResult, scannerOf } from "./read-result.ts";
import type { RawResult, Run } from "../runs/read-runs.ts";
import type { Rule } from "../runs/read-tool.ts";
import type { Warnings } from "../runs/warnings.ts";
import { readWeaknesses } from "../runs/weaknesses.ts";
import { withoutAbsent } from "../without-absent.ts";

/** Determines the `external_id` of the finding. */
interface Naming {
  externalId: string;
  resultHash: string | undefined;
  /** Of the descriptor of its rule. */
  ruleHash: string | undefined;
}

/** Converts a result to a finding. Each change of its content adds a warning. */
export function toFinding(
  raw: RawResult,
  result: ReadResult,
  run: Run,
  naming: Naming,
  warnings: Warnings,
): NewFinding {
  const { index, fields } = raw;
  const { rule, message, place, otherPlaces, fingerprints, partialFingerprints: partial } = result;
  const cut = (text: string, limit: number, what: string): string => {
    if (text.length > limit) warnings.add(`${what} is cut to ${limit} characters`, index);
    return storable(text, limit);
  };
  const warn = (warning: string): void => warnings.add(warning, index);
  const ruleId = result.ruleId === undefined ? undefined : cut(result.ruleId, FINDING_LIMITS.name, "ruleId");
  if (message === undefined) warnings.add("message has no text", index);
  if (place?.isBeyond) warnings.add(`region has a number over ${MAX_INT32}, which is not kept`, index);
  const path = place?.artifact && cut(place.artifact.path, FINDING_LIMITS.path, "the path");
  if (path !== undefined && isAbsolutePath(path)) {
    warnings.add("the path is absolute and outside of every root that is known; name the root with ?root=", index);
  }
  const { kind, level, score, severity } = judge(fields, rule, run, warn);
  const title = findingTitle(rule, ruleId, message);
  const keeps = fitFingerprints(fingerprints, partial);
  if (!keeps) warnings.add(`fingerprints over ${FINDING_LIMITS.fingerprints} characters are not kept`, index);

  const known = {
    ...(ruleId !== undefined && { rule_id: ruleId }),
    ...(naming.resultHash !== undefined && { result_hash: naming.resultHash }),
  };
  const weaknesses = weaknessesOf(fields, rule, run);
  const codeFlows = readCodeFlows(raw, result, run, warn);
  const whole = {
    ...known,
    kind: findingKind(fields, result, run, {
      hasWeakness: weaknesses.cwe !== undefined,
      hasScore: score !== undefined,
    }),
    ...weaknesses,
    ...(place?.snippet !== undefined && { snippet: cut(place.snippet, FINDING_LIMITS.snippet, "the snippet") }),
    sarif: withoutAbsent({
      rule: naming.ruleHash,
      level,
      kind,
      fingerprints: keeps ? fingerprints : undefined,
      partial_fingerprints: keeps ? partial : undefined,
      rule_name: shortText(rule?.name),
      help_uri: shortText(rule?.helpUri),
      security_severity: score,
      rank: rankOf(fields["rank"]),
      uri_base_id: shortText(place?.artifact?.base),
      end_line: place?.endLine,
      end_column: place?.endColumn,
      char_offset: place?.charOffset,
      char_length: place?.charLength,
      byte_offset: place?.byteOffset,
      byte_length: place?.byteLength,
      column_kind: place?.column !== undefined && isByCodePoints(run) ? "unicodeCodePoints" : undefined,
      locations: otherPlaces.length > 0 ? otherPlaces.slice(0, FINDING_LIMITS.locations).map(presentPlace) : undefined,
      ...readContext(fields, result, run, warn),
      code_flows: codeFlows,
    }),
  };
  if (otherPlaces.length > FINDING_LIMITS.locations)
    warnings.add(`only ${FINDING_LIMITS.locations + 1} locations are kept`, index);
  const hasRoom = !codeFlows || fitsMetadata(whole);
  if (!hasRoom)
    warn(`code flows are not kept, because with them metadata is over ${FINDING_LIMITS.metadataBytes} bytes`);
  const metadata = hasRoom ? whole : { ...whole, sarif: withoutAbsent({ ...whole.sarif, code_flows: undefined }) };
  const fits = fitsMetadata(metadata);
  if (!fits) {
    warnings.add(`of metadata over ${FINDING_LIMITS.metadataBytes} bytes only the rule and the level are kept`, index);
  }
  const { suppressed, automation_id: category } = metadata.sarif;
  return {
    external_id: naming.externalId,
    title: cut(title.trim() || "Result without a message", FINDING_LIMITS.title, "the title"),
    severity,
    scanner: scannerOf(run),
    description: message === undefined ? null : cut(message, FINDING_LIMITS.description, "message"),
    location_path: path ?? null,
    location_line: place?.line ?? null,
    location_column: place?.column ?? null,
    metadata: fits ? metadata : { ...known, sarif: withoutAbsent({ level, suppressed, automation_id: category }) },
  };
}

function fitsMetadata(metadata: object): boolean {
  const json = JSON.stringify(metadata);
  return json.length <= FINDING_LIMITS.metadataBytes / 3 || Buffer.byteLength(json) <= FINDING_LIMITS.metadataBytes;
}

function weaknessesOf(fields: Fields, rule: Rule | undefined, run: Run): { cwe?: string; cwes?: string[] } {
  const bags = [fieldsOf(fields["properties"]), ...(rule ? [rule.properties] : [])];
  const references = [...listOf(fields["taxa"]).slice(0, 100), ...(rule?.targets.slice(0, 100) ?? [])];
  const [cwe, ...more] = readWeaknesses(bags, references, run.taxonomies);
  if (cwe === undefined) return {};
  return more.length === 0 ? { cwe } : { cwe, cwes: [cwe, ...more] };
}

function fitFingerprints(...all: Record<string, string>[]): boolean {
  const lengths = all
    .flatMap((fingerprints) => Object.entries(fingerprints))
    .map(([name, text]) => name.length + text.length);
  return lengths.reduce((sum, length) => sum + length, 0) <= FINDING_LIMITS.fingerprints;
}

function rankOf(value: unknown): number | undefined {
  return typeof value === "number" && value >= 0 && value <= 100 ? value : undefined;
}

function isByCodePoints({ columnKind }: Run): boolean {
  return typeof columnKind === "string" && columnKind.toLowerCase() === "unicodecodepoints";
}

import { textDigest } from "../../digest/text-digest.ts";
import { artifactPath, type Artifacts } from "../paths/artifact-path.ts";
import { artifactUri } from "../paths/artifact-uri.ts";
import { canonicalResult } from "./canonical-result.ts";
import { splitOrdinal } from "./external-id.ts";
import { type Fields, fieldsOf, listOf, NO_FIELDS, positionOf, storable, textOf } from "../json-fields.ts";
import { FINDING_LIMITS } from "../limits.ts";
import type { Run } from "../runs/read-runs.ts";
import { type ReadResult, scannerOf } from "./read-result.ts";
import { stableFingerprint, stablePartials } from "./stable-fingerprints.ts";
import { hashText } from "./text-hash.ts";

const MAX_TEXT_LENGTH = 2_000;
const STEM_DIGITS = 40;
/**
 * Results with the same stem are numbered: the first has it as its `external_id`, the second `stem#2`. Equal hashes mean the same
 * result.
 */
export interface Identity {
  stem: string;
  /** The number of an exported finding. */
  ordinal: number;
  hash: [number, number];
}

/**
 * The identity of a result. Its stem is independent of lines above it: tool, rule, path, and the fingerprint, or else the snippet
 * or message without white space. Its hash covers the whole content but for its severity.
 */
export function identify(fields: Fields, result: ReadResult, run: Run): Identity {
  const scanner = scannerOf(run);
  const path = result.place?.artifact?.path;
  if (result.externalId !== undefined) {
    const { line, column } = result.place ?? {};
    const place = { path: storedPath(path), line, column };
    return { ...splitOrdinal(result.externalId), hash: hashOfExported(scanner, result.externalId, place) };
  }
  const ruleId = result.ruleId ?? "";
  const stem = JSON.stringify(["sarif/v2", scanner, ruleId, path ?? logicalName(fields), ...markOf(result)]);
  const content = canonicalResult(fields, run.artifacts);
  return {
    stem: textDigest(STEM_DIGITS, stem),
    ordinal: 1,
    hash: hashText(JSON.stringify([scanner, ruleId, path ?? null, content])),
  };
}

/** What identifies the result below its path: a fingerprint, all partial fingerprints, or the best substitute. */
function markOf({ fingerprints, partialFingerprints, place, message }: ReadResult): string[] {
  const whole = stableFingerprint(fingerprints);
  if (whole !== undefined) return ["fingerprint", whole];
  const partial = stablePartials(partialFingerprints);
  if (partial.length > 0) return ["partial", ...partial];
  const text = (place?.snippet ?? message ?? "").normalize("NFC").replaceAll(/\s+/gu, "");
  return ["text", text.slice(0, MAX_TEXT_LENGTH)];
}

/** The first logical location, for a result without a file, such as one for a server or a binary. */
function logicalName(fields: Fields): string {
  for (const location of listOf(fields["locations"])) {
    const { fullyQualifiedName, name } = fieldsOf(listOf(fieldsOf(location)["logicalLocations"])[0]);
    const found = textOf(fullyQualifiedName) ?? textOf(name);
    if (found !== undefined) return found;
  }
  return "";
}

/** A hash of a stem: 160 bits in five words. The stems of this service consist of these words. */
export function stemWords(stem: string): Uint32Array {
  const hex = /^[\da-f]{40}$/.test(stem) ? stem : textDigest(STEM_DIGITS, stem);
  return Uint32Array.from({ length: 5 }, (_, word) => Number.parseInt(hex.slice(word * 8, word * 8 + 8), 16));
}

interface ExportedPlace {
  path: string | undefined;
  line: number | undefined;
  column: number | undefined;
}

/** The hash of an exported finding: two are the same if scanner, external id and place are equal. */
function hashOfExported(scanner: string, externalId: string, { path, line, column }: ExportedPlace): [number, number] {
  return hashText(JSON.stringify(["exported", scanner, externalId, path ?? null, line ?? null, column ?? null]));
}

const NO_ARTIFACTS: Artifacts = { locations: [], bases: NO_FIELDS, roots: [] };

/** The same hash for a stored finding, as if its export were uploaded. */
export function hashOfStored(finding: {
  scanner: string;
  externalId: string;
  path: string | null;
  line: number | null;
  column: number | null;
}): [number, number] {
  const uri = finding.path === null ? undefined : artifactUri(finding.path);
  const line = positionOf(finding.line);
  const place = {
    path: storedPath(artifactPath({ uri }, NO_ARTIFACTS)?.path),
    line,
    column: line === undefined ? undefined : positionOf(finding.column),
  };
  return hashOfExported(finding.scanner.trim(), finding.externalId, place);
}

function storedPath(path: string | undefined): string | undefined {
  return path === undefined ? undefined : storable(path, FINDING_LIMITS.path);
}

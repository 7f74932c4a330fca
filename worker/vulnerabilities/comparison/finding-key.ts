import type { FindingIdentity } from "../../contract/finding-identity.ts";
import { textDigest } from "../../digest/text-digest.ts";

/*
 * The key of a finding has five parts, in bytes: code (1 to 8), path (9 to 14), git object (15 to 20), and the code before (21 to
 * 28) and after it (29 to 36), each of one line and of three. The statements of this folder take it apart with `substr`.
 */

interface Identified {
  external_id: string;
  scanner: string;
  location_path: string | null;
  metadata: unknown;
}

const NO_OBJECT = "0".repeat(12);
const MAX_TEXT_LENGTH = 2_000;

/**
 * The key by which a finding is recognized in later scans, in 72 hexadecimal digits, or 16 for the code alone. Without an identity from a runner it is that
 * of an uploaded SARIF result, or else consists of scanner and external id, which its creator defines as stable.
 */
export function findingKey(finding: Identified, identity: FindingIdentity | undefined): string {
  if (identity) return identity.code + identity.path + identity.blob + identity.before + identity.after;
  const { external_id: externalId, scanner, location_path: path } = finding;
  const sarif = fieldsOf(fieldsOf(finding.metadata)["sarif"]);
  if (Object.keys(sarif).length === 0) return digest(["id", scanner, externalId], 16);
  const stem = externalId.replace(/#\d{1,6}$/, "");
  const around = digest(["stem", stem], 16);
  const code = digest(["sarif", scanner, ...codeOf(fieldsOf(finding.metadata), sarif, stem)], 16);
  return code + digest(["path", path], 12) + NO_OBJECT + around + around;
}

/** What a result says about the code, independently of its place. */
function codeOf(metadata: Fields, sarif: Fields, stem: string): unknown[] {
  const { rule_id: rule, snippet } = metadata;
  if (typeof snippet === "string" && snippet.trim() !== "") {
    return [rule, "snippet", snippet.normalize("NFC").replaceAll(/\s+/gu, "").slice(0, MAX_TEXT_LENGTH)];
  }
  const { fingerprints, partial_fingerprints: partial } = sarif;
  if (fingerprints !== undefined || partial !== undefined) return [rule, "fingerprints", fingerprints ?? partial];
  return [rule, "id", stem];
}

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object is a record of unknown values
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function digest(parts: unknown[], digits: number): string {
  return textDigest(digits, JSON.stringify(parts));
}

import { createHash } from "node:crypto";
import { rankOf, SEVERITIES } from "../../contract/finding.ts";
import type { Finding } from "../schemas.ts";
import { newUuidPrefix } from "./finding-id.ts";
import { splitMetadata } from "./rule-metadata.ts";

/** A finding to be stored: from the API, the pipeline or an upload. */
export interface NewFinding extends Pick<Finding, "external_id" | "title" | "severity" | "scanner"> {
  description: string | null;
  location_path: string | null;
  location_line: number | null;
  location_column: number | null;
  metadata: unknown;
}

/** The findings that one set of statements stores. */
export interface FindingChunk {
  /** `{severities, scanners, rules, findings}`: arrays of fields, in the order that `queries.ts` expects. */
  json: string;
  findings: number;
  /** The common prefix of the findings' UUIDs; the index in the chunk completes it. */
  uuidPrefix: string;
  /** Whether there are severities that this service's own scanners do not use. */
  hasOtherSeverities: boolean;
}

/** A bound parameter may have 2,000,000 bytes (local D1 does not enforce it): half of it halves what is in memory at once. */
const MAX_PARAMETER_BYTES = 1_000_000;
/** Maximum size of a finding without its texts: hashes, numbers and punctuation. */
const MAX_FIXED_BYTES = 300;
const HASH_DIGITS = 32;
const EXTERNAL_HASH_DIGITS = 16;
const HEXADECIMAL = /^(?:[0-9a-f]{2})+$/;

interface Prepared {
  finding: Omit<NewFinding, "title" | "metadata">;
  /** Scanner, title and metadata of the rule, as JSON. */
  ruleJson: string;
  hash: string;
  /** JSON */
  values: string | null;
}

/** Groups findings into chunks, in order, each small enough for a bound parameter. */
export class FindingChunker {
  #prepared: Prepared[] = [];
  #bytes = 0;
  /** JSON of each rule of the chunk → number of findings with each description. */
  #rules = new Map<string, Map<string | null, number>>();

  /** @returns the previous chunk, if the finding does not fit in it. */
  add(finding: NewFinding): FindingChunk | undefined {
    const prepared = prepare(finding);
    const size = this.#sizeOf(prepared);
    const full = this.#bytes + size > MAX_PARAMETER_BYTES ? this.end() : undefined;
    this.#bytes += full ? this.#sizeOf(prepared) : size;
    const descriptions = this.#rules.get(prepared.ruleJson) ?? new Map<string | null, number>();
    this.#rules.set(prepared.ruleJson, descriptions);
    descriptions.set(finding.description, (descriptions.get(finding.description) ?? 0) + 1);
    this.#prepared.push(prepared);
    return full;
  }

  /** @returns the last chunk, unless it is empty. */
  end(): FindingChunk | undefined {
    if (this.#prepared.length === 0) return undefined;
    const rules = new Map<string, string>();
    const findings = this.#prepared.map((prepared) => this.#write(prepared, rules));
    const severities = this.#prepared.map(({ finding }) => finding.severity).filter(isOther);
    const scanners = this.#prepared.map(({ finding }) => finding.scanner);
    const words = `"severities":${JSON.stringify([...new Set(severities)])},"scanners":${JSON.stringify([...new Set(scanners)])}`;
    const chunk = {
      json: `{${words},"rules":[${[...rules.values()].join(",")}],"findings":[${findings.join(",")}]}`,
      findings: findings.length,
      uuidPrefix: newUuidPrefix(),
      hasOtherSeverities: severities.length > 0,
    };
    this.#prepared = [];
    this.#bytes = 0;
    this.#rules = new Map();
    return chunk;
  }

  #write({ finding, ruleJson, hash, values }: Prepared, rules: Map<string, string>): string {
    const { external_id: externalId, description, severity } = finding;
    const descriptions = this.#rules.get(ruleJson);
    // A description is stored with the rule only if findings share it.
    const isShared = description === null || descriptions?.size === 1 || (descriptions?.get(description) ?? 0) > 1;
    const ofRule = isShared ? JSON.stringify(description) : "null";
    const ruleHash = digest(`${ruleJson}${ofRule}`, HASH_DIGITS);
    if (!rules.has(ruleHash)) rules.set(ruleHash, `["${ruleHash}",${ofRule},${ruleJson.slice(1)}`);
    const isHexadecimal = HEXADECIMAL.test(externalId);
    const own = JSON.stringify([
      isHexadecimal ? null : externalId,
      isHexadecimal ? externalId : null,
      finding.location_path,
      isShared ? null : description,
      isOther(severity) ? severity : rankOf(severity),
      finding.scanner,
      finding.location_line,
      finding.location_column,
    ]);
    const hashes = `"${externalHash(externalId)}","${hash}","${ruleHash}"`;
    return `[${hashes},${values},${own.slice(1)}`;
  }

  /** An upper bound, in bytes. A rule with another description may have to be stored as another rule. */
  #sizeOf({ finding, ruleJson, values }: Prepared): number {
    const { external_id: externalId, scanner, severity, description, location_path: path } = finding;
    const isKnown = this.#rules.get(ruleJson)?.has(description) ?? false;
    const texts = [externalId, scanner, scanner, severity, severity, path, isKnown ? null : description];
    const json = [...texts.map((text) => JSON.stringify(text)), values ?? "", isKnown ? "" : ruleJson];
    return MAX_FIXED_BYTES + json.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  }
}

/** Groups all of the findings into chunks. */
export function chunkFindings(findings: readonly NewFinding[]): FindingChunk[] {
  const chunker = new FindingChunker();
  const chunks = findings.map((finding) => chunker.add(finding));
  return [...chunks, chunker.end()].filter((chunk) => chunk !== undefined);
}

function prepare({ title, metadata, ...finding }: NewFinding): Prepared {
  const { external_id: externalId, scanner, description, location_path: path, location_line: line } = finding;
  const { rule, values } = splitMetadata(metadata, { externalId, line });
  const ruleJson = JSON.stringify([scanner, title, rule]);
  const ownJson = values.length > 0 ? JSON.stringify(values) : null;
  const content = JSON.stringify([externalId, description, path]);
  return { finding, ruleJson, values: ownJson, hash: digest(`${ruleJson}${content}${ownJson}`, HASH_DIGITS) };
}

function isOther(severity: string): boolean {
  return rankOf(severity) === SEVERITIES.length;
}

/** Hexadecimal digits of a hash. Two external ids may have the same hash. */
export function externalHash(externalId: string): string {
  return digest(externalId, EXTERNAL_HASH_DIGITS);
}

function digest(text: string, digits: number): string {
  return createHash("sha256").update(text).digest("hex").slice(0, digits);
}

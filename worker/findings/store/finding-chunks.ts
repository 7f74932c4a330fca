import { createHash } from "node:crypto";
import { rankOf, SEVERITIES } from "../../contract/finding.ts";
import { findingKey } from "../../vulnerabilities/comparison/finding-key.ts";
import type { FindingIdentity } from "../../contract/finding-identity.ts";
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
  /** From a runner. */
  identity?: FindingIdentity | undefined;
}

/** The findings that one set of statements stores. */
export interface FindingChunk {
  /** `{severities, scanners, rules, findings}`: arrays of fields, in the order that `queries.ts` expects. */
  json: string;
  /** The same with the findings alone, where the others are known to be stored. */
  findingsJson: string;
  findings: number;
  /** The common prefix of the findings' UUIDs; the index in the chunk completes it. */
  uuidPrefix: string;
  /** Whether there are severities that this service's own scanners do not use. */
  hasOtherSeverities: boolean;
  /** The hashes of its rules, and the names of its scanners. */
  texts: readonly string[];
}

/** In UTF-16 units, of which each has at most three bytes: a bound parameter may have 2,000,000 bytes (local D1 does not enforce it). */
const MAX_PARAMETER_LENGTH = 650_000;
/** Of a finding without its texts: hashes and punctuation. */
const FIXED_LENGTH = 120;
const HASH_DIGITS = 32;
const EXTERNAL_HASH_DIGITS = 16;
const HEXADECIMAL = /^(?:[0-9a-f]{2})+$/;

interface Prepared {
  rule: Rule;
  description: string | null;
  /** JSON of the fields before and after the description. */
  before: string;
  after: string;
}

/** A rule of a chunk: findings with the same scanner, title and metadata of the rule. */
interface Rule {
  /** Scanner, title and metadata. */
  json: string;
  /** The number of findings with each description. */
  descriptions: Map<string | null, number>;
  /** The hashes under which it is stored: with the JSON of a description that findings share, or with `null`. */
  hashes: Map<string | null, string>;
}

/** So that most uploads proceed in short steps. Later chunks are larger: the statements of a request are limited in number. */
const FIRST_CHUNKS = { count: 16, maxLength: 160_000 };

/** Groups findings into chunks, in order, each small enough for a bound parameter. */
export class FindingChunker {
  #chunks = 0;
  #prepared: Prepared[] = [];
  #length = 0;
  #rules = new Map<string, Rule>();
  #severities = new Set<string>();
  #scanners = new Set<string>();

  /** @returns the previous chunk, if the finding does not fit in it. */
  add(finding: NewFinding): FindingChunk | undefined {
    const { ruleJson, description, before, after } = prepare(finding);
    const length = FIXED_LENGTH + before.length + after.length;
    // A rule with another description may have to be stored as another rule.
    const ruleLength = ruleJson.length + JSON.stringify(description).length;
    const isKnown = this.#rules.get(ruleJson)?.descriptions.has(description) ?? false;
    const full = this.#length + length + (isKnown ? 0 : ruleLength) > this.#maxLength ? this.end() : undefined;
    this.#length += length + (isKnown && !full ? 0 : ruleLength);
    const rule = this.#rules.get(ruleJson) ?? { json: ruleJson, descriptions: new Map(), hashes: new Map() };
    this.#rules.set(ruleJson, rule);
    rule.descriptions.set(description, (rule.descriptions.get(description) ?? 0) + 1);
    this.#scanners.add(finding.scanner);
    if (isOther(finding.severity)) this.#severities.add(finding.severity);
    this.#prepared.push({ rule, description, before, after });
    return full;
  }

  /** @returns the last chunk, unless it is empty. */
  end(): FindingChunk | undefined {
    if (this.#prepared.length === 0) return undefined;
    const rules: string[] = [];
    const findings = this.#prepared.map((prepared) => write(prepared, rules));
    const ofFindings = `"findings":[${findings.join(",")}]}`;
    const ruleHashes = Array.from(this.#rules.values(), ({ hashes }) => Array.from(hashes.values())).flat();
    const words = `"severities":${JSON.stringify([...this.#severities])},"scanners":${JSON.stringify([...this.#scanners])}`;
    const chunk = {
      json: `{${words},"rules":[${rules.join(",")}],${ofFindings}`,
      findingsJson: `{${ofFindings}`,
      findings: findings.length,
      uuidPrefix: newUuidPrefix(),
      hasOtherSeverities: this.#severities.size > 0,
      texts: [...ruleHashes, ...this.#scanners],
    };
    this.#chunks += 1;
    this.#prepared = [];
    this.#length = 0;
    this.#rules = new Map();
    this.#severities = new Set();
    this.#scanners = new Set();
    return chunk;
  }

  /** Of a chunk with more than one finding. */
  get #maxLength(): number {
    return this.#chunks < FIRST_CHUNKS.count ? FIRST_CHUNKS.maxLength : MAX_PARAMETER_LENGTH;
  }
}

/** @param rules to which the JSON of a rule is added when its hash is first used. */
function write({ rule, description, before, after }: Prepared, rules: string[]): string {
  const { descriptions, hashes, json } = rule;
  // A description is stored with the rule only if findings share it.
  const isShared = description === null || descriptions.size === 1 || (descriptions.get(description) ?? 0) > 1;
  const shared = isShared ? description : null;
  let hash = hashes.get(shared);
  if (hash === undefined) {
    const ofRule = JSON.stringify(shared);
    hash = digest(`${json}${ofRule}`, HASH_DIGITS);
    hashes.set(shared, hash);
    rules.push(`["${hash}",${ofRule},${json.slice(1)}`);
  }
  return `["${hash}",${before},${isShared ? "null" : JSON.stringify(description)},${after}`;
}

/** Groups all of the findings into chunks. */
export function chunkFindings(findings: readonly NewFinding[]): FindingChunk[] {
  const chunker = new FindingChunker();
  const chunks = findings.map((finding) => chunker.add(finding));
  return [...chunks, chunker.end()].filter((chunk) => chunk !== undefined);
}

function prepare({ title, metadata, description, identity, ...finding }: NewFinding) {
  const { external_id: externalId, scanner, severity, location_path: path, location_line: line } = finding;
  const { rule, values } = splitMetadata(metadata, { externalId, line });
  const ruleJson = JSON.stringify([scanner, title, rule]);
  const valuesJson = values.length > 0 ? JSON.stringify(values) : null;
  const key = findingKey({ ...finding, metadata }, identity);
  const content = JSON.stringify([externalId, description, path, key]);
  const hash = digest(`${ruleJson}${content}${valuesJson}`, HASH_DIGITS);
  const isHexadecimal = HEXADECIMAL.test(externalId);
  const id = JSON.stringify([isHexadecimal ? null : externalId, isHexadecimal ? externalId : null, path]);
  const rest = [isOther(severity) ? severity : rankOf(severity), scanner, line, finding.location_column, key];
  return {
    ruleJson,
    description,
    before: `"${externalHash(externalId)}","${hash}",${valuesJson},${id.slice(1, -1)}`,
    after: JSON.stringify(rest).slice(1),
  };
}

function isOther(severity: string): boolean {
  return rankOf(severity) === SEVERITIES.length;
}

/** Hexadecimal digits of a hash. Two external ids may have the same hash. */
export function externalHash(externalId: string): string {
  return digest(externalId, EXTERNAL_HASH_DIGITS);
}

function digest(text: string, digits: number): string {
  // A slice of the whole hash would keep all of it.
  return createHash("sha256")
    .update(text)
    .digest()
    .toString("hex", 0, digits / 2);
}

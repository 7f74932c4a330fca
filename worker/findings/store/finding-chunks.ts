import { textDigest } from "../../digest/text-digest.ts";
import { rankOf, SEVERITIES } from "../../contract/finding.ts";
import { findingKey } from "../../vulnerabilities/comparison/finding-key.ts";
import type { FindingIdentity } from "../../contract/finding-identity.ts";
import type { Finding } from "../schemas.ts";
import { newUuidPrefix } from "./finding-id.ts";
import { ChunkRules } from "./chunk-rules.ts";
import { splitMetadata } from "./rule-metadata.ts";
import { TextBytes } from "./text-bytes.ts";

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
  /**
   * `{severities, scanners, rules, directories, files, findings}`: arrays of fields, in the order that `queries.ts` expects. In pieces:
   * V8 keeps a text over 128 KiB until a full collection, if it outlives a collection of young objects.
   */
  json: readonly string[];
  /** Where directories, files and findings begin in it. */
  findingsFrom: number;
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
/** Of the JSON: a unit may take two bytes of heap. */
const MAX_PIECE_BYTES = 60_000;
/** Of a finding without its texts: hashes and punctuation. */
const FIXED_LENGTH = 120;
const HASH_DIGITS = 32;
const EXTERNAL_HASH_DIGITS = 16;
/** Two UTF-16 units for one character. */
const HAS_PAIR = /[\ud800-\udbff]/;
const HEXADECIMAL = /^(?:[0-9a-f]{2})+$/;

/** So that most uploads proceed in short steps. Later chunks are larger: the statements of a request are limited in number. */
const FIRST_CHUNKS = { count: 16, maxLength: 160_000 };

/** Groups findings into chunks, in order, each small enough for a bound parameter. */
export class FindingChunker {
  #chunks = 0;
  #findings = 0;
  #length = 0;
  readonly #rules = new ChunkRules();
  #severities = new Set<string>();
  #scanners = new Set<string>();
  /** The JSON of each finding's own fields. */
  readonly #fields = new TextBytes();
  /** Where those of each finding end, and the numbers of their rules. */
  readonly #ends: number[] = [];
  readonly #ruleNumbers: number[] = [];
  #directories = new Set<string>();
  /** By path: how many characters of it are the directory. */
  #files = new Map<string, number>();
  readonly #out = new TextBytes();

  /** @returns the previous chunk, if the finding does not fit in it. */
  add(finding: NewFinding): FindingChunk | undefined {
    const { ruleJson, description, fields, directory, directoryLength, pathLength } = prepare(finding);
    const { location_path: path } = finding;
    // At most: the directory and the file may be there.
    const length = FIXED_LENGTH + fields.length + 2 * pathLength;
    // A rule with another description may have to be stored as another rule.
    const room = this.#findings === 0 ? Infinity : this.#maxLength - this.#length - length;
    const fitting = this.#rules.add(ruleJson, description, room);
    const full = fitting ? undefined : this.end();
    const rule = fitting ?? this.#rules.add(ruleJson, description);
    this.#length += length + rule.length;
    this.#findings += 1;
    this.#scanners.add(finding.scanner);
    if (directory !== null) this.#directories.add(directory);
    if (path !== null) this.#files.set(path, directoryLength);
    if (isOther(finding.severity)) this.#severities.add(finding.severity);
    this.#fields.append(fields);
    this.#ends.push(this.#fields.length);
    this.#ruleNumbers.push(rule.number);
    return full;
  }

  /** @returns the last chunk, unless it is empty. */
  end(): FindingChunk | undefined {
    if (this.#findings === 0) return undefined;
    const out = this.#out;
    out.append(
      `{"severities":${JSON.stringify([...this.#severities])},"scanners":${JSON.stringify([...this.#scanners])}`,
    );
    out.append(',"rules":[');
    const ruleHashes = this.#rules.write(out);
    out.append("],");
    const start = out.units;
    out.append(`"directories":${JSON.stringify([...this.#directories])},"files":${JSON.stringify([...this.#files])},`);
    out.append('"findings":[');
    this.#writeFindings();
    out.append("]}");
    const chunk = {
      json: [...out.pieces(MAX_PIECE_BYTES)],
      findingsFrom: start,
      findings: this.#findings,
      uuidPrefix: newUuidPrefix(),
      hasOtherSeverities: this.#severities.size > 0,
      texts: [...ruleHashes, ...this.#scanners],
    };
    this.#chunks += 1;
    this.#findings = 0;
    this.#length = 0;
    // Sets and maps are not cleared, for the reason that `ChunkRules` has.
    this.#severities = new Set();
    this.#scanners = new Set();
    this.#directories = new Set();
    this.#files = new Map();
    for (const part of [this.#rules, this.#fields, out]) part.clear();
    for (const numbers of [this.#ends, this.#ruleNumbers]) numbers.length = 0;
    return chunk;
  }

  #writeFindings(): void {
    const out = this.#out;
    let start = 0;
    for (const [index, end] of this.#ends.entries()) {
      const { hash, description } = this.#rules.referTo(this.#ruleNumbers[index] ?? 0);
      out.append(index === 0 ? "[" : ",[");
      out.appendBytes(this.#fields.part(start, end));
      out.append(description ? `,"${hash}",` : `,"${hash}",null]`);
      if (description) {
        out.appendBytes(description);
        out.append("]");
      }
      start = end;
    }
  }

  /** Of a chunk with more than one finding. */
  get #maxLength(): number {
    return this.#chunks < FIRST_CHUNKS.count ? FIRST_CHUNKS.maxLength : MAX_PARAMETER_LENGTH;
  }
}

/** The part of a chunk with directories, files and findings alone, for where the others are known to be stored. */
export function findingsOf({ json, findingsFrom }: Pick<FindingChunk, "json" | "findingsFrom">): string {
  return `{${json.join("").slice(findingsFrom)}`;
}

/** Groups all of the findings into chunks. */
export function chunkFindings(findings: readonly NewFinding[]): FindingChunk[] {
  const chunker = new FindingChunker();
  const chunks = findings.map((finding) => chunker.add(finding));
  return [...chunks, chunker.end()].filter((chunk) => chunk !== undefined);
}

function prepare({ title, metadata, description, identity, ...finding }: NewFinding) {
  const { external_id: externalId, scanner, location_path: location, location_line: line } = finding;
  const { rule, values } = splitMetadata(metadata, { externalId, line });
  const ruleJson = JSON.stringify([scanner, title, rule]);
  const valuesJson = values.length > 0 ? JSON.stringify(values) : null;
  const key = findingKey({ ...finding, metadata }, identity);
  const [id, text, path] = [JSON.stringify(externalId), JSON.stringify(description), JSON.stringify(location)];
  const hash = textDigest(HASH_DIGITS, ruleJson, `[${id},${text},${path},"${key}"]`, String(valuesJson));
  const ids = HEXADECIMAL.test(externalId) ? `null,${id}` : `${id},null`;
  const severity = isOther(finding.severity) ? JSON.stringify(finding.severity) : rankOf(finding.severity);
  const place = `${path},${severity},${JSON.stringify(scanner)},${line},${finding.location_column}`;
  const directory = directoryOf(location);
  const directoryLength = charactersOf(directory ?? "");
  return {
    ruleJson,
    description: text,
    directory,
    directoryLength,
    pathLength: path.length,
    fields: `"${externalHash(externalId)}","${hash}",${valuesJson},${ids},${place},"${key}",${directoryLength}`,
  };
}

/** With the slash at its end. */
function directoryOf(path: string | null): string | null {
  return path && path.slice(0, path.lastIndexOf("/") + 1);
}

/** As SQLite counts them. */
function charactersOf(text: string): number {
  return HAS_PAIR.test(text) ? Array.from(text).length : text.length;
}

function isOther(severity: string): boolean {
  return rankOf(severity) === SEVERITIES.length;
}

/** Hexadecimal digits of a hash. Two external ids may have the same hash. */
export function externalHash(externalId: string): string {
  return textDigest(EXTERNAL_HASH_DIGITS, externalId);
}

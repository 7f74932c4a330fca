import { v7 as uuidv7 } from "uuid";
import type { Database } from "../database/client.ts";
import { JsonChunker } from "../database/json-chunks.ts";
import type { ScanAddress } from "../database/scan-address.ts";
import { scanNotFound } from "../scans/locate-scan.ts";
import { discardStaged, stageChunk, storeChunks, storeStaged } from "./queries.ts";
import { storable } from "./json-fields.ts";
import { FINDING_LIMITS } from "./limits.ts";
import type { BufferedBody } from "./read-body.ts";
import { readResults, readRuns, type Run } from "./read-runs.ts";
import { ExternalIds } from "./result-identity.ts";
import type { SarifReceipt, SkipReason } from "./schemas.ts";
import { scannerOf, toFinding } from "./to-finding.ts";

/** More chunks than these are not in memory at once: they wait in the database until all are there. */
const MAX_DIRECT_CHUNKS = 6;

interface RunCounts {
  kept: number;
  skipped: Map<SkipReason, number>;
}

/**
 * Adds the findings of a SARIF log to a scan: all or none, apart from those that the scan has already.
 * @throws ApiError `bad_request`, `payload_too_large`, `not_found` (project or scan)
 */
export async function storeSarif(database: Database, scan: ScanAddress, body: BufferedBody): Promise<SarifReceipt> {
  const runs = await readRuns(body);
  const counts = runs.map((): RunCounts => ({ kept: 0, skipped: new Map() }));
  const upload = new Upload(database, scan);
  const stored = await upload.storeAll(readFindings(body, runs, counts));
  return {
    runs: runs.map((run, index) =>
      presentRun(run, counts[index] ?? { kept: 0, skipped: new Map() }, stored[index] ?? 0),
    ),
  };
}

interface FindingOfRun {
  run: number;
  json: string;
}

async function* readFindings(
  body: BufferedBody,
  runs: readonly Run[],
  counts: readonly RunCounts[],
): AsyncGenerator<FindingOfRun[]> {
  const ids = new ExternalIds();
  for await (const results of readResults(body)) {
    yield results.flatMap((result) => {
      const [run, count] = [runs[result.run], counts[result.run]];
      if (!run || !count) return [];
      const finding = toFinding(result, run, ids);
      if (typeof finding === "string") count.skipped.set(finding, (count.skipped.get(finding) ?? 0) + 1);
      else count.kept += 1;
      return typeof finding === "string" ? [] : [{ run: result.run, json: finding.json }];
    });
  }
}

function presentRun(run: Run, { kept, skipped }: RunCounts, stored: number): SarifReceipt["runs"][number] {
  const { name, version } = run.tool;
  if (kept > stored) skipped.set("already_stored", kept - stored);
  return {
    tool: { name: scannerOf(run), version: version === undefined ? null : storable(version, FINDING_LIMITS.version) },
    results: run.results,
    stored,
    skipped: [...skipped].map(([reason, results]) => ({ reason, results })),
    warnings: [...warningsOfName(name), ...run.warnings.list()],
  };
}

function warningsOfName(name: string | undefined): string[] {
  if (name === undefined) return ["the tool has no name"];
  return name.length > FINDING_LIMITS.scanner
    ? [`the name of the tool is cut to ${FINDING_LIMITS.scanner} characters`]
    : [];
}

/** Chunks of findings on their way into the scan: kept in memory as long as they are few, then in the database. */
class Upload {
  readonly #database: Database;
  readonly #scan: ScanAddress;
  readonly #id = uuidv7();
  readonly #now = Date.now();
  readonly #chunker = new JsonChunker();
  #waiting: string[] = [];
  #staged = 0;
  /** The run that each chunk is of. */
  readonly #runs: number[] = [];

  constructor(database: Database, scan: ScanAddress) {
    this.#database = database;
    this.#scan = scan;
  }

  /** @returns how many are new, for each run. */
  async storeAll(findings: AsyncGenerator<FindingOfRun[]>): Promise<number[]> {
    try {
      let run = 0;
      for await (const some of findings) {
        for (const finding of some) {
          if (finding.run !== run) await this.#keep(this.#chunker.end(), run);
          run = finding.run;
          await this.#keep(this.#chunker.add(finding.json), run);
        }
      }
      await this.#keep(this.#chunker.end(), run);
      return await this.#finish();
    } catch (error) {
      if (this.#staged > 0) await discardStaged(this.#database, this.#scan, this.#id);
      throw error;
    }
  }

  async #keep(chunk: string | undefined, run: number): Promise<void> {
    if (chunk === undefined) return;
    this.#waiting.push(chunk);
    this.#runs.push(run);
    if (this.#waiting.length > MAX_DIRECT_CHUNKS || this.#staged > 0) await this.#stage();
  }

  async #stage(): Promise<void> {
    for (const json of this.#waiting) {
      const chunk = { uploadId: this.#id, position: this.#staged, json, now: this.#now };
      if (!(await stageChunk(this.#database, this.#scan, chunk))) throw scanNotFound(this.#scan);
      this.#staged += 1;
    }
    this.#waiting = [];
  }

  async #finish(): Promise<number[]> {
    const staged = { uploadId: this.#id, chunks: this.#staged };
    const stored =
      this.#staged > 0
        ? await storeStaged(this.#database, this.#scan, staged, this.#now)
        : await storeChunks(this.#database, this.#scan, this.#waiting, this.#now);
    if (!stored) throw scanNotFound(this.#scan);
    const perRun: number[] = [];
    for (const [chunk, count] of stored.entries()) {
      const run = this.#runs[chunk] ?? 0;
      perRun[run] = (perRun[run] ?? 0) + count;
    }
    return perRun;
  }
}

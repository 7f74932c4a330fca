import { createHash } from "node:crypto";
import { z } from "zod";
import { rankOf } from "../contract/finding.ts";
import type { Database } from "../database/client.ts";
import type { ScanAddress } from "../database/scan-address.ts";
import type { NewFinding } from "../findings/store/finding-chunks.ts";
import {
  findUploadAnswer,
  type RuleDescriptor,
  type UploadAnswer,
  type UploadOutcome,
} from "../findings/upload/queries.ts";
import { Upload } from "../findings/upload/upload.ts";
import type { KeyedRequest } from "../idempotency/idempotency-key.ts";
import type { UploadCoverage } from "../vulnerabilities/comparison/ran-scanners.ts";
import { scanNotFound } from "../scans/locate-scan.ts";
import { externalIdOf, splitOrdinal } from "./results/external-id.ts";
import { judge } from "./results/judge-severity.ts";
import { isFields, storable } from "./json-fields.ts";
import { FINDING_LIMITS } from "./limits.ts";
import { listStored } from "./queries.ts";
import { type BufferedBody, readPlain } from "./runs/read-body.ts";
import { readResult, scannerOf, skipReasonOf } from "./results/read-result.ts";
import { requireRoot } from "./paths/repository-roots.ts";
import { type RawResult, readResults, readRuns, type Run } from "./runs/read-runs.ts";
import { hashOfStored, identify } from "./results/result-identity.ts";
import { ResultNumbers } from "./results/result-numbers.ts";
import { RuleDescriptors } from "./runs/rule-descriptor.ts";
import { RunPaths } from "./paths/run-paths.ts";
import type { SarifReceipt, SkipReason } from "./schemas.ts";
import { readHash, showHash } from "./results/text-hash.ts";
import { toFinding } from "./results/to-finding.ts";
import { coverageOf } from "./runs/upload-coverage.ts";
import { Warnings } from "./runs/warnings.ts";

/** An upload with more results compares them with the findings of the scan before it writes anything. */
const MANY_RESULTS = 5_000;

/** It is repeated as it was, also if an earlier release has written it with other fields. */
const StoredReceipt = z.custom<SarifReceipt>(isFields);

/**
 * Adds the findings of a SARIF log to a scan: all or none, except those that the scan already has.
 * @throws ApiError `bad_request`, `payload_too_large`, `not_found` (project or scan), `idempotency_key_reused`
 */
export async function storeSarif(
  database: Database,
  scan: ScanAddress,
  body: BufferedBody,
  { root, keyed }: { root?: string | undefined; keyed?: KeyedRequest | undefined },
): Promise<{ receipt: SarifReceipt; isReplay: boolean }> {
  if (root !== undefined) requireRoot(root);
  const runs = await readRuns(body, root);
  const file = new FileOfResults(body, runs);
  try {
    await file.read();
    const hashed = keyed && { ...keyed, requestHash: await hashBody(body, root) };
    if (file.results > MANY_RESULTS) await file.compareWith(database, scan);
    // An external id can be a duplicate only because of findings added since the last comparison: compare again.
    for (;;) {
      const receipts = runs.map((run) => new RunReceipt(run, file.pathsOf(run)));
      const present = () => ({ runs: receipts.map((receipt) => receipt.present()) });
      const answer = hashed && { keyed: hashed, from: present };
      const outcome = await storeAll(database, scan, { file, receipts, answer });
      if (typeof outcome === "object") return { receipt: present(), isReplay: false };
      const earlier = hashed && (await findUploadAnswer(database, hashed, StoredReceipt));
      if (earlier) return { receipt: earlier.from, isReplay: true };
      if (outcome === "no_scan") throw scanNotFound(scan);
      await file.compareWith(database, scan);
    }
  } finally {
    file.close();
  }
}

/** The hash of a request, however its body is compressed. */
async function hashBody(body: BufferedBody, root: string | undefined): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(root ?? null));
  for await (const bytes of readPlain(body)) hash.update(bytes);
  return hash.digest("hex");
}

/** The outcome is `duplicate` when the scan has one of the new external ids. */
async function storeAll(
  database: Database,
  scan: ScanAddress,
  {
    file,
    receipts,
    answer,
  }: { file: FileOfResults; receipts: readonly RunReceipt[]; answer: UploadAnswer | undefined },
): Promise<UploadOutcome> {
  const upload = new Upload(database, scan);
  let isStored = false;
  try {
    for await (const { finding, isStored: isUpdate } of file.findings(receipts)) {
      const adding = isUpdate ? upload.replace(finding) : upload.add(finding);
      if (adding) await adding;
    }
    const outcome = await upload.finish({ answer, descriptors: file.descriptors(), coverage: file.coverage() });
    isStored = typeof outcome === "object";
    return outcome;
  } finally {
    if (!isStored) await upload.discard();
  }
}

interface ReadFinding {
  finding: NewFinding;
  /** Whether the scan has it, with another severity. */
  isStored: boolean;
}

/** The results of a body, which is parsed again for each pass over them. */
class FileOfResults {
  readonly results: number;
  readonly #body: BufferedBody;
  readonly #runs: readonly Run[];
  readonly #numbers: ResultNumbers;
  #descriptors = new RuleDescriptors();
  #paths = new Map<Run, RunPaths>();

  constructor(body: BufferedBody, runs: readonly Run[]) {
    this.#body = body;
    this.#runs = runs;
    this.results = runs.reduce((sum, { results }) => sum + results, 0);
    this.#numbers = new ResultNumbers(this.results);
  }

  /** To be called first. */
  async read(): Promise<void> {
    await this.#identify();
    // Only all paths of a run together have a common directory, so its results are identified again.
    if (this.#addCommonRoots()) await this.#identify();
    this.#numbers.sort();
    this.#numbers.number();
  }

  close(): void {
    this.#numbers.close();
  }

  /** Of the findings that have been read. */
  descriptors(): RuleDescriptor[] {
    return this.#descriptors.list();
  }

  coverage(): UploadCoverage {
    return coverageOf(this.#runs);
  }

  pathsOf(run: Run): RunPaths {
    const paths = this.#paths.get(run) ?? new RunPaths();
    this.#paths.set(run, paths);
    return paths;
  }

  async #identify(): Promise<void> {
    this.#numbers.clear();
    this.#paths = new Map();
    for await (const [index, { fields }, run] of this.#each()) {
      if (skipReasonOf(fields, run) !== undefined) continue;
      const result = readResult(fields, run);
      const rank = rankOf(judge(fields, result.rule, run).severity);
      this.#numbers.add(index, identify(fields, result, run), { place: result.place, rank });
      const { externalId, place, otherPlaces } = result;
      // The path of an exported finding is the stored one.
      if (externalId === undefined && place) this.pathsOf(run).add([place, ...otherPlaces]);
    }
  }

  #addCommonRoots(): boolean {
    let isAdded = false;
    for (const [run, paths] of this.#paths) {
      const root = paths.commonRoot(run.artifacts);
      if (!root) continue;
      isAdded = true;
      run.artifacts = { ...run.artifacts, roots: [...run.artifacts.roots, root] };
      run.warnings.add(
        "all paths are absolute and the run does not name the root of the repository: they are stored relative to their common directory, which differs when other files have results; name the root with ?root=",
        undefined,
        root.path,
      );
    }
    return isAdded;
  }

  /** Determines which results the scan already has, and which external ids are unused. */
  async compareWith(database: Database, scan: ScanAddress): Promise<void> {
    this.#numbers.clearStored();
    for await (const stored of listStored(database, scan)) {
      for (const finding of stored) {
        const hash = readHash(finding.resultHash);
        // The content of a finding that no upload created has more than a result, so it is not replaced.
        const rank = hash ? rankOf(finding.severity) : undefined;
        this.#numbers.recordStored({ ...splitOrdinal(finding.externalId), rank }, [
          hashOfStored(finding),
          ...(hash ? [hash] : []),
        ]);
      }
    }
    this.#numbers.number();
  }

  /** The findings to be stored or updated. The outcomes of the other results are counted in the receipts. */
  async *findings(receipts: readonly RunReceipt[]): AsyncGenerator<ReadFinding> {
    this.#descriptors = new RuleDescriptors();
    for await (const [index, raw, run] of this.#each({ withCodeFlows: true })) {
      const receipt = receipts[raw.run];
      const outcome = skipReasonOf(raw.fields, run) ?? this.#numbers.outcome(index);
      if (typeof outcome === "string") receipt?.skip(outcome);
      else if (receipt) {
        const isStored = "updated" in outcome;
        const number = isStored ? outcome.updated : outcome.added;
        receipt.count(isStored);
        yield { finding: this.#toFinding(raw, run, { index, number, warnings: receipt.warnings }), isStored };
      }
    }
  }

  #toFinding(
    raw: RawResult,
    run: Run,
    { index, number, warnings }: { index: number; number: number; warnings: Warnings },
  ): NewFinding {
    const result = readResult(raw.fields, run);
    const known = result.externalId;
    const externalId = externalIdOf(known === undefined ? this.#numbers.stem(index) : splitOrdinal(known).stem, number);
    const resultHash = externalId === known ? result.resultHash : showHash(this.#numbers.hash(index));
    const ruleHash = result.rule && this.#descriptors.hashOf(result.rule, (warning) => warnings.add(warning));
    return toFinding(raw, result, run, { externalId, resultHash, ruleHash }, warnings);
  }

  async *#each(options?: { withCodeFlows: boolean }): AsyncGenerator<[index: number, raw: RawResult, run: Run]> {
    let index = 0;
    for await (const results of readResults(this.#body, options)) {
      for (const raw of results) {
        const run = this.#runs[raw.run];
        if (run) yield [index, raw, run];
        index += 1;
      }
    }
  }
}

/** The outcomes of the results of one run. */
class RunReceipt {
  #stored = 0;
  #updated = 0;
  readonly warnings = new Warnings();
  readonly #skipped = new Map<SkipReason, number>();
  readonly #run: Run;
  readonly #paths: RunPaths;

  constructor(run: Run, paths: RunPaths) {
    this.#run = run;
    this.#paths = paths;
  }

  count(isStored: boolean): void {
    if (isStored) this.#updated += 1;
    else this.#stored += 1;
  }

  skip(reason: SkipReason): void {
    this.#skipped.set(reason, (this.#skipped.get(reason) ?? 0) + 1);
  }

  present(): SarifReceipt["runs"][number] {
    const { tool, results, warnings } = this.#run;
    return {
      tool: {
        name: scannerOf(this.#run),
        version: tool.version === undefined ? null : storable(tool.version, FINDING_LIMITS.version),
      },
      results,
      stored: this.#stored,
      updated: this.#updated,
      stripped: this.#paths.present(),
      skipped: [...this.#skipped].map(([reason, count]) => ({ reason, results: count })),
      warnings: [...warningsOfName(tool.name), ...warnings.list(), ...this.warnings.list()],
    };
  }
}

function warningsOfName(name: string | undefined): string[] {
  if (name === undefined) return ["the tool has no name"];
  return name.length > FINDING_LIMITS.scanner
    ? [`the name of the tool is cut to ${FINDING_LIMITS.scanner} characters`]
    : [];
}

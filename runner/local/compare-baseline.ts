import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { PipelineFinding } from "../../worker/contract/finding.ts";
import { EXTERNAL_ID_FINGERPRINT } from "../../worker/contract/sarif.ts";
import type { FolderScan } from "./scan-folder.ts";

const Fingerprints = z.record(z.string(), z.string()).optional();

const Result = z.looseObject({
  ruleId: z.string().optional(),
  level: z.string().optional(),
  message: z.object({ text: z.string().default("") }),
  baselineState: z.string().optional(),
  fingerprints: Fingerprints,
  partialFingerprints: Fingerprints,
  locations: z
    .array(
      z.looseObject({
        physicalLocation: z
          .looseObject({
            artifactLocation: z.looseObject({ uri: z.string().optional() }).optional(),
            region: z.looseObject({ startLine: z.number().optional(), startColumn: z.number().optional() }).optional(),
          })
          .optional(),
      }),
    )
    .optional(),
});

const Log = z.looseObject({
  version: z.literal("2.1.0"),
  runs: z.array(
    z.looseObject({
      tool: z.looseObject({ driver: z.looseObject({ name: z.string() }) }),
      results: z.array(Result).nullish(),
    }),
  ),
});

/** A finding of an earlier scan. */
export interface BaselineFinding {
  scanner: string;
  externalId: string;
  ruleId: string;
  title: string;
  path: string | null;
  line: number | null;
  column: number | null;
  /** The SARIF result. */
  result: z.infer<typeof Result>;
}

export interface BaselineComparison {
  new: PipelineFinding[];
  unchanged: PipelineFinding[];
  fixed: BaselineFinding[];
  /** Number of findings of the baseline whose scanner did not complete in this scan, reached its limit of findings, or skipped the file. */
  notCompared: number;
}

/** @throws Error when the file is not SARIF, or its results are not findings of this service. */
export async function readBaseline(file: string): Promise<BaselineFinding[]> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new Error(`--baseline: ${error instanceof Error ? error.message : String(error)}`);
  });
  const log = Log.safeParse(parseJson(text));
  if (!log.success) throw new Error(`--baseline: ${file} is not a SARIF 2.1.0 log.`);
  const findings = log.data.runs.flatMap(({ tool, results }) =>
    (results ?? [])
      .filter(({ baselineState }) => baselineState !== "absent")
      .map((result) => readFinding(tool.driver.name, result)),
  );
  const known = findings.filter((finding) => finding !== undefined);
  if (known.length < findings.length) {
    throw new Error(
      `--baseline: ${findings.length - known.length} results of ${file} have no fingerprint ${EXTERNAL_ID_FINGERPRINT}: it must be written by this command, or exported by the service.`,
    );
  }
  return known;
}

/**
 * Compares findings by scanner and external id.
 * @param byPlace whether findings that have no match are then compared by scanner, rule, file, line and column, because the external
 * ids of secrets differ from run to run without a key
 */
export function compareBaseline(
  { findings, summary, coverage }: FolderScan,
  baseline: readonly BaselineFinding[],
  { byPlace }: { byPlace: boolean },
): BaselineComparison {
  const completed = new Set(
    summary.scanners
      .filter(({ status, truncated }) => status === "completed" && truncated !== true)
      .map(({ name }) => name),
  );
  const open = new Set(baseline);
  const isUnchanged = new Set<PipelineFinding>();
  const match = (ofBaseline: (finding: BaselineFinding) => string, ofScan: (finding: PipelineFinding) => string) => {
    const waiting = Map.groupBy(open, ofBaseline);
    for (const finding of findings) {
      const found = isUnchanged.has(finding) ? undefined : waiting.get(ofScan(finding))?.shift();
      if (!found) continue;
      open.delete(found);
      isUnchanged.add(finding);
    }
  };
  match(
    ({ scanner, externalId }) => JSON.stringify([scanner, externalId]),
    ({ scanner, external_id: externalId }) => JSON.stringify([scanner, externalId]),
  );
  if (byPlace) {
    match(
      ({ scanner, ruleId, path, line, column }) => JSON.stringify([scanner, ruleId, path, line, column]),
      ({ scanner, metadata, location_path: path, location_line: line, location_column: column }) =>
        JSON.stringify([scanner, metadata.rule_id, path, line, column]),
    );
  }
  const fixed = [...open].filter(
    ({ scanner, ruleId, path }) =>
      completed.has(scanner) && (path === null || !coverage.hasSkipped(path, scanner, ruleId)),
  );
  return {
    new: findings.filter((finding) => !isUnchanged.has(finding)),
    unchanged: findings.filter((finding) => isUnchanged.has(finding)),
    fixed,
    notCompared: open.size - fixed.length,
  };
}

function readFinding(scanner: string, result: z.infer<typeof Result>): BaselineFinding | undefined {
  const externalId =
    result.fingerprints?.[EXTERNAL_ID_FINGERPRINT] ?? result.partialFingerprints?.[EXTERNAL_ID_FINGERPRINT];
  if (externalId === undefined) return undefined;
  const { artifactLocation, region } = result.locations?.[0]?.physicalLocation ?? {};
  return {
    scanner,
    externalId,
    ruleId: result.ruleId ?? "",
    title: result.message.text,
    path: artifactLocation?.uri === undefined ? null : decodeUri(artifactLocation.uri),
    line: region?.startLine ?? null,
    column: region?.startColumn ?? null,
    result,
  };
}

function decodeUri(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

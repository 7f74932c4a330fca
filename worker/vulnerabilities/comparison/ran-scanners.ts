import { z } from "zod";
import { ScannerSummary, ScanSummary } from "../../contract/scan-summary.ts";
import type { RanScanners, Versions } from "./compared-scan.ts";

/** What an upload reports about its tools, instead of a summary. */
export const UploadCoverage = z.object({
  /** Which of several analyses by the same tools it has. */
  categories: z.array(z.string()),
  ran: z.array(z.string()),
  failed: z.array(z.string()),
  /** The same by category, which is empty without one; absent from what earlier releases stored. */
  runs: z.array(z.object({ scanner: z.string(), category: z.string(), failed: z.boolean() })).optional(),
});
export type UploadCoverage = z.infer<typeof UploadCoverage>;

const Scanner = ScannerSummary.pick({ name: true, status: true, truncated: true });
const Summary = z.object({ scanners: z.array(z.unknown()) });
/** Files that were looked at, if not precisely everywhere. */
const ANALYSED = new Set(["approximated"]);

/**
 * Which scanners of a scan ran to their end: those that a summary of the pipeline lists as complete. A client's scan ran all of its
 * scanners, unless its summary or an upload says otherwise.
 */
export function ranScanners(
  summary: unknown,
  {
    isPipeline,
    hasCoverage,
    uploads,
  }: { isPipeline: boolean; hasCoverage: boolean; uploads: readonly UploadCoverage[] },
): RanScanners {
  const listed = Summary.safeParse(summary).data?.scanners.flatMap((one) => Scanner.safeParse(one).data ?? []) ?? [];
  const complete = listed.filter(({ status, truncated }) => status === "completed" && truncated !== true);
  if (isPipeline) {
    // Which files were skipped is unknown.
    const isUncertain = !hasCoverage && hasSkipped(summary);
    return { only: isUncertain ? [] : complete.map(({ name }) => name), except: [], orFound: false };
  }
  const skipped = listed.filter((one) => !complete.includes(one)).map(({ name }) => name);
  const byCategory = runsByCategory(uploads);
  if (byCategory) return { only: undefined, except: skipped, orFound: true, byCategory };
  return {
    only: uploads.length > 0 ? uploads.flatMap(({ ran }) => ran) : undefined,
    except: [...skipped, ...uploads.flatMap(({ failed }) => failed)],
    orFound: true,
  };
}

/** The runs of all uploads, if they are of several categories. */
function runsByCategory(uploads: readonly UploadCoverage[]): RanScanners["byCategory"] {
  const runs = uploads.flatMap((upload) => upload.runs ?? []);
  const isKnown = uploads.every((upload) => upload.runs);
  return isKnown && new Set(runs.map(({ category }) => category)).size > 1 ? runs : undefined;
}

function hasSkipped(summary: unknown): boolean {
  const skipped = ScanSummary.pick({ skipped: true }).safeParse(summary).data?.skipped ?? {};
  return Object.entries(skipped).some(([reason, count]) => count > 0 && !ANALYSED.has(reason));
}

/** The versions of the scanners in a summary. */
export function versionsOf(summary: unknown): Versions {
  const listed =
    Summary.safeParse(summary).data?.scanners.flatMap((one) => ScannerSummary.safeParse(one).data ?? []) ?? [];
  return Object.fromEntries(listed.map(({ name, version }) => [name, version]));
}

/** The commit in a summary. */
export function commitOf(summary: unknown): string | null {
  return ScanSummary.pick({ commit: true }).safeParse(summary).data?.commit ?? null;
}

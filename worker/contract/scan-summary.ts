import { z } from "zod";
import { Severity } from "./finding.ts";
import { CloneUrl, CommitId } from "./git-names.ts";
import { text } from "./text.ts";

/** Why a scan failed: a closed list, so that clients can branch on it. */
export const SCAN_ERROR_CODES = [
  "authentication_failed",
  "blocked_address",
  "branch_not_found",
  "clone_failed",
  "empty_repository",
  "internal_error",
  "path_too_long",
  "repository_too_large",
  "runner_lost",
  "runner_unavailable",
  "scanner_failed",
  "timed_out",
  "too_many_files",
  "tree_too_deep",
  "tree_too_large",
] as const;
export const ScanErrorCode = z.enum(SCAN_ERROR_CODES);
export type ScanErrorCode = z.infer<typeof ScanErrorCode>;

/**
 * `message` states what the user can do, and never contains a credential. `moved_to`: where the host redirects to, if it has moved
 * the repository.
 */
export const ScanError = z.object({ code: ScanErrorCode, message: text(2_000), moved_to: CloneUrl.optional() });
export type ScanError = z.infer<typeof ScanError>;

/**
 * Why a file was not scanned, or not completely, by some or all scanners. `approximated`: analysed completely, but not
 * precisely everywhere.
 */
export const SKIP_REASONS = [
  "approximated",
  "binary",
  "crashed",
  "encoding",
  "lfs_pointer",
  "long_line",
  "minified",
  "out_of_memory",
  "slow_rule",
  "submodule",
  "symlink",
  "timed_out",
  "too_large",
  "unparsable",
  "unreadable",
] as const;
export const SkipReason = z.enum(SKIP_REASONS);
export type SkipReason = z.infer<typeof SkipReason>;

/**
 * Where the data-flow analysis of a file is approximate: calls of one function, the depth of calls, the other files that it uses, loops and values that are
 * stored for later calls, exceptions that a framework catches, computed names of variables and of modules, members that a call defines, the nesting of the code, the functions that a call may run, the sources of a value, the length of
 * texts that it concatenates.
 */
const ANALYSIS_LIMITS = [
  "accessors",
  "calls",
  "depth",
  "exceptions",
  "files",
  "loops",
  "modules",
  "names",
  "nesting",
  "objects",
  "sources",
  "texts",
] as const;
export const AnalysisLimit = z.enum(ANALYSIS_LIMITS);
export type AnalysisLimit = z.infer<typeof AnalysisLimit>;

/** `scanner` is null if no scanner scanned the file, and `code` if only secret scanners did. */
export const SkippedFile = z.object({
  path: text(4_096, 0),
  reason: SkipReason,
  scanner: text(100, 0).nullable(),
  /** The rule that was not applied to the file. Without it, no rule was applied. */
  rule: text(200, 0).optional(),
  /** Of an approximated file: the limits that were reached. */
  limits: z.array(AnalysisLimit).max(ANALYSIS_LIMITS.length).optional(),
});
export type SkippedFile = z.infer<typeof SkippedFile>;

/** What code outside of production code is for. */
export const CODE_CONTEXTS = ["documentation", "example", "fixture", "generated", "test", "vendored"] as const;
export const CodeContext = z.enum(CODE_CONTEXTS);
export type CodeContext = z.infer<typeof CodeContext>;

const count = z.int().min(0);
const milliseconds = z.number().min(0);

export const ScannerSummary = z.object({
  name: text(100, 0),
  version: text(100, 0),
  status: z.enum(["completed", "failed"]),
  duration_ms: milliseconds,
  findings: count,
  /** There were more findings than the runner's limit; those of the highest severity were kept. */
  truncated: z.literal(true).optional(),
});
export type ScannerSummary = z.infer<typeof ScannerSummary>;

/** The `summary` of a finished scan. A failed scan has `error` as well. */
export const ScanSummary = z.object({
  commit: CommitId.nullable(),
  branch: text(255, 0),
  findings: z.object({
    total: count,
    by_severity: z.record(Severity, count),
    by_scanner: z.record(text(100, 0), count),
    /** Counts of findings outside of production code; contexts without findings are absent. */
    by_context: z.partialRecord(CodeContext, count).optional(),
  }),
  scanners: z.array(ScannerSummary).max(20),
  /** Counts of skipped files by reason; reasons that did not occur are absent. */
  skipped: z.partialRecord(SkipReason, count).optional(),
  duration_ms: milliseconds,
  error: ScanError.optional(),
});
export type ScanSummary = z.infer<typeof ScanSummary>;

/** The counts of a scan without findings. */
export function noFindings(): ScanSummary["findings"] {
  return { total: 0, by_severity: { critical: 0, high: 0, medium: 0, low: 0, info: 0 }, by_scanner: {} };
}

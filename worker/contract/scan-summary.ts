import { z } from "zod";
import { Severity } from "./finding.ts";

/** Why a scan failed: a closed list that clients may branch on. */
export const SCAN_ERROR_CODES = [
  "authentication_failed",
  "blocked_address",
  "branch_not_found",
  "clone_failed",
  "empty_repository",
  "internal_error",
  "repository_too_large",
  "runner_lost",
  "runner_unavailable",
  "scanner_failed",
  "timed_out",
] as const;
export const ScanErrorCode = z.enum(SCAN_ERROR_CODES);
export type ScanErrorCode = z.infer<typeof ScanErrorCode>;

/** `message` tells the user what to do; it never holds a credential. */
export const ScanError = z.object({ code: ScanErrorCode, message: z.string().min(1).max(2_000) });
export type ScanError = z.infer<typeof ScanError>;

const count = z.int().min(0);
const milliseconds = z.number().min(0);

export const ScannerSummary = z.object({
  name: z.string().max(100),
  version: z.string().max(100),
  status: z.enum(["completed", "failed"]),
  duration_ms: milliseconds,
  findings: count,
});
export type ScannerSummary = z.infer<typeof ScannerSummary>;

/** The `summary` of a finished scan. A failed one has `error` as well. */
export const ScanSummary = z.object({
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
    .nullable(),
  branch: z.string().max(255),
  findings: z.object({
    total: count,
    by_severity: z.record(Severity, count),
    by_scanner: z.record(z.string().max(100), count),
  }),
  scanners: z.array(ScannerSummary).max(20),
  duration_ms: milliseconds,
  error: ScanError.optional(),
});
export type ScanSummary = z.infer<typeof ScanSummary>;

/** Counts for a scan that has nothing to show yet. */
export function noFindings(): ScanSummary["findings"] {
  return { total: 0, by_severity: { critical: 0, high: 0, medium: 0, low: 0, info: 0 }, by_scanner: {} };
}

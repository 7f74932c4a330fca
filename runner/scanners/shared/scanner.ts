import { availableParallelism } from "node:os";
import type { PipelineFinding, Severity } from "../../../worker/contract/finding.ts";
import type { AnalysisLimit, SkipReason } from "../../../worker/contract/scan-summary.ts";
import type { FollowedSink } from "./deduplicate.ts";
import type { SourceTree } from "../../repository/source-tree.ts";
import type { ResultCacheSettings } from "./result-cache.ts";
import type { ProcessLimits } from "../../sandbox/confinement.ts";

export interface ScanContext {
  signal: AbortSignal;
  timeoutMs: number;
  /** Findings beyond this number are dropped, and the report is marked as truncated. */
  maxFindings: number;
  /** The project's key for fingerprints of secrets. */
  fingerprintKey: Uint8Array;
  /** Limits of each process of an engine (default: `DEFAULT_LIMITS`). */
  limits?: ScannerLimits;
  /** Maximum number of processes of a scanner that uses several (default: `DEFAULT_PROCESSES`). */
  processes?: number;
  /** A directory of this scan for files that an engine writes (default: the system's temporary directory). */
  scratchDirectory?: string;
  /** Where results are kept for later scans of the project (default: nowhere). */
  resultCache?: ResultCacheSettings;
}

export type ScannerLimits = Required<ProcessLimits>;

/** Each process of the flow scanner may need 600 MiB, and a scan should not need more than 1.2 GiB. */
export const DEFAULT_PROCESSES = Math.min(2, availableParallelism());

/** The limits of the default settings. */
export const DEFAULT_LIMITS: ScannerLimits = {
  memoryBytes: 2 * 1024 ** 3,
  cpuSeconds: 1_200,
  maxFileBytes: 256 * 1024 ** 2,
};

export function scannerLimits(settings: { scannerMemoryBytes: number; scannerCpuSeconds: number }): ScannerLimits {
  const { scannerMemoryBytes: memoryBytes, scannerCpuSeconds: cpuSeconds } = settings;
  return { ...DEFAULT_LIMITS, memoryBytes, cpuSeconds };
}

/** A file that a scanner skipped or did not finish, and why. */
export interface SkippedFile {
  path: string;
  reason: SkipReason;
  /** The rule that was not applied to the file. Without it, no rule was applied. */
  rule?: string | undefined;
  /** Of an approximated file. */
  limits?: AnalysisLimit[] | undefined;
}

/** Untrusted data that the code passes to a template. */
export interface RenderedData {
  view: string;
  name: string;
  /** Null where no untrusted data is known to be passed. */
  source: string | null;
  /** Whether the code passes a text of its own, or an escaped one. */
  isEscaped?: boolean;
  confidence: "high" | "medium" | "low";
  severityLimit: Severity;
  trace: readonly { path: string; line: number; column: number; text: string }[];
}

export interface ScannerReport {
  findings: PipelineFinding[];
  followed?: readonly FollowedSink[];
  rendered?: readonly RenderedData[];
  truncated: boolean;
  skipped?: readonly SkippedFile[];
}

/** The operator's choices for the engines. */
export interface EngineOptions {
  /** The directories in which programs are searched for, as in `PATH`. */
  searchPath: string;
  /** Whether inline ignore comments in the scanned code suppress findings. */
  honourInlineIgnores: boolean;
  /** `precise` drops the pattern rules that a flow rule supersedes (default: `wide`). */
  ruleProfile?: "precise" | "wide";
  /** A directory of custom rules for ast-grep, in addition to the embedded ones. */
  extraRulesDirectory: string | null;
  /** A file of custom secret rules, in addition to the embedded ones. */
  extraSecretRules: string | null;
  /** A directory of rules for semgrep and opengrep, instead of the embedded ones. */
  semgrepRules: string | null;
  /** A configuration for gitleaks and betterleaks, instead of all other rules. */
  secretRules: string | null;
}

/** The interface of all engines. `name` is the `scanner` of its findings. */
export interface Scanner {
  readonly name: string;
  /** @throws ScannerError when the engine is not installed or does not load its rules. */
  version(): Promise<string>;
  /** @throws ScannerError with the findings so far. */
  scan(tree: SourceTree, context: ScanContext): Promise<ScannerReport>;
}

export class ScannerError extends Error {
  readonly findings: PipelineFinding[];
  readonly skipped: readonly SkippedFile[];
  constructor(message: string, findings: PipelineFinding[] = [], skipped: readonly SkippedFile[] = []) {
    super(message);
    this.name = "ScannerError";
    this.findings = findings;
    this.skipped = skipped;
  }
}

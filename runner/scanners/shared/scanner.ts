import type { PipelineFinding } from "../../../worker/contract/finding.ts";
import type { SkipReason } from "../../../worker/contract/scan-summary.ts";
import type { ProcessLimits } from "../../sandbox/confinement.ts";

export interface SourceFile {
  /** Path in the repository, as its people know it. */
  path: string;
  /** Path below the tree's root at which its text lies, in UTF-8. */
  storedPath: string;
  sizeBytes: number;
}

/**
 * The checked-out text of a repository. Files worth parsing lie below `<root>/code`, the rest (minified, generated) below
 * `<root>/text`: those are searched for secrets only.
 */
export interface SourceTree {
  root: string;
  files: readonly SourceFile[];
}

export interface ScanContext {
  signal: AbortSignal;
  timeoutMs: number;
  /** More findings than this are cut off, and the report says so. */
  maxFindings: number;
  /** Key of the project for fingerprints of secrets. */
  fingerprintKey: Uint8Array;
  /** For each process of an engine, as an argument of `runConfined` (default: `DEFAULT_LIMITS`). */
  limits?: ScannerLimits;
  /** A folder of this scan for what an engine has to write (default: the system's for temporary files). */
  scratchDirectory?: string;
}

export type ScannerLimits = Required<ProcessLimits>;

/** Of the settings' defaults. */
export const DEFAULT_LIMITS: ScannerLimits = {
  memoryBytes: 2 * 1024 ** 3,
  cpuSeconds: 1_200,
  maxFileBytes: 256 * 1024 ** 2,
};

export function scannerLimits(settings: { scannerMemoryBytes: number; scannerCpuSeconds: number }): ScannerLimits {
  const { scannerMemoryBytes: memoryBytes, scannerCpuSeconds: cpuSeconds } = settings;
  return { ...DEFAULT_LIMITS, memoryBytes, cpuSeconds };
}

/** A file that a scanner did not look at, or not to its end, and why. */
export interface SkippedFile {
  path: string;
  reason: SkipReason;
  /** The one rule that did not look at it; without, none did. */
  rule?: string;
}

export interface ScannerReport {
  findings: PipelineFinding[];
  truncated: boolean;
  skipped?: readonly SkippedFile[];
}

/** What the operator decided for the engines. */
export interface EngineOptions {
  /** The folders in which programs are looked for, as in `PATH`. */
  searchPath: string;
  /** Whether comments in the scanned code may hide findings. */
  honourInlineIgnores: boolean;
  /** `precise` leaves out the pattern rules that have a twin among the flow rules (default: `wide`). */
  ruleProfile?: "precise" | "wide";
  /** A folder of the operator's own rules for ast-grep, besides ours. */
  extraRulesDirectory: string | null;
  /** A file of the operator's own rules for secrets, besides ours. */
  extraSecretRules: string | null;
  /** A folder of rules for semgrep and opengrep, instead of ours. */
  semgrepRules: string | null;
  /** A configuration for gitleaks and betterleaks, instead of all other rules. */
  secretRules: string | null;
}

/** An engine behind one shape. `name` is the `scanner` of its findings. */
export interface Scanner {
  readonly name: string;
  /** @throws ScannerError when the engine is absent or does not load its rules. */
  version(): Promise<string>;
  /** @throws ScannerError with what was found until then. */
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

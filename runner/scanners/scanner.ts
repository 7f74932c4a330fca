import type { PipelineFinding } from "../../worker/contract/finding.ts";

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
}

export interface ScannerReport {
  findings: PipelineFinding[];
  truncated: boolean;
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
  constructor(message: string, findings: PipelineFinding[] = []) {
    super(message);
    this.name = "ScannerError";
    this.findings = findings;
  }
}

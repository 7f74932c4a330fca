import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { type ProcessResult, runProcess } from "../run-process.ts";
import type { PipelineFinding } from "../../worker/contract/finding.ts";
import { fingerprintMatches } from "./fingerprint.ts";
import { type ScanContext, type Scanner, ScannerError, type ScannerReport, type SourceTree } from "./scanner.ts";
import { type MatchMessage, ScanMessage, type ScanRequest, type SkippedMessage } from "./secrets/messages.ts";
import { RULE_PACK_VERSION, SECRET_RULES } from "./secrets/rules.ts";

export interface SecretScannerOptions {
  /** A file that takes longer is left out. */
  fileDeadlineMs: number;
  maxHeapMb: number;
}

/** What the secret scanner reports besides its findings. */
export interface SecretScannerReport extends ScannerReport {
  /** Files that were not searched to their end. */
  skipped: { path: string; reason: SkippedMessage["reason"] }[];
}

export interface SecretScanner extends Scanner {
  scan(tree: SourceTree, context: ScanContext): Promise<SecretScannerReport>;
}

const SCANNER_NAME = "secrets";
const DEFAULTS: SecretScannerOptions = { fileDeadlineMs: 5_000, maxHeapMb: 512 };
const MAX_STDOUT_BYTES = 64 * 1024 * 1024;
const SECRET_ID_LENGTH = 16;
const PROJECT_ROOT = fileURLToPath(new URL("../../", import.meta.url));
const CHILD = fileURLToPath(new URL("secrets/main.ts", import.meta.url));
const RULES = new Map(SECRET_RULES.map((rule) => [rule.id, rule]));

/** Searches all files of a tree for credentials, in a child process that alone sees them in clear. */
export function createSecretScanner(options: Partial<SecretScannerOptions> = {}): SecretScanner {
  const settings = { ...DEFAULTS, ...options };
  return {
    name: SCANNER_NAME,
    version: () => Promise.resolve(`${RULE_PACK_VERSION} (${SECRET_RULES.length} rules)`),
    scan: (tree, context) => scan(tree, context, settings),
  };
}

async function scan(
  tree: SourceTree,
  context: ScanContext,
  settings: SecretScannerOptions,
): Promise<SecretScannerReport> {
  const result = await runChild(tree, context, settings);
  const output = readOutput(result.stdout);
  const { findings, cut } = toFindings(output.matches, context.maxFindings);
  const failure = failureOf(result, output);
  if (failure !== null) throw new ScannerError(failure, findings);
  return { findings, truncated: cut || output.truncated, skipped: output.skipped };
}

async function runChild(
  tree: SourceTree,
  context: ScanContext,
  settings: SecretScannerOptions,
): Promise<ProcessResult> {
  const request: ScanRequest = {
    root: tree.root,
    files: tree.files.map(({ path, storedPath }) => ({ path, storedPath })),
    fingerprintKey: Buffer.from(context.fingerprintKey).toString("base64"),
    maxFindings: context.maxFindings,
    fileDeadlineMs: settings.fileDeadlineMs,
  };
  const permissions = ["--permission", `--allow-fs-read=${PROJECT_ROOT}`, `--allow-fs-read=${tree.root}`];
  const limits = [`--max-old-space-size=${settings.maxHeapMb}`, "--disable-warning=ExperimentalWarning"];
  try {
    return await runProcess(process.execPath, [...permissions, ...limits, CHILD], {
      cwd: dirname(CHILD),
      env: {},
      timeoutMs: context.timeoutMs,
      maxStdoutBytes: MAX_STDOUT_BYTES,
      signal: context.signal,
      input: JSON.stringify(request),
    });
  } catch (error) {
    throw new ScannerError(`The secret scanner did not start: ${error instanceof Error ? error.message : "unknown"}`);
  }
}

interface Output {
  matches: MatchMessage[];
  skipped: SecretScannerReport["skipped"];
  truncated: boolean;
  complete: boolean;
  malformed: boolean;
}

/** Reads line by line up to the first that is none of ours. A last line without its end was cut off, and does not count. */
function readOutput(stdout: Buffer): Output {
  const output: Output = { matches: [], skipped: [], truncated: false, complete: false, malformed: false };
  for (const line of stdout.toString("utf8").split("\n").slice(0, -1)) {
    const message = parseMessage(line);
    if (!message || output.complete) {
      output.malformed = true;
      break;
    }
    if (message.type === "match") output.matches.push(message);
    else if (message.type === "skipped") output.skipped.push({ path: message.path, reason: message.reason });
    else {
      output.complete = true;
      output.truncated = message.truncated;
    }
  }
  return output;
}

function parseMessage(line: string): ScanMessage | undefined {
  try {
    const message = ScanMessage.parse(JSON.parse(line));
    return message.type === "match" && !RULES.has(message.rule) ? undefined : message;
  } catch {
    return undefined;
  }
}

function failureOf({ ended, exitCode, killSignal }: ProcessResult, output: Output): string | null {
  if (ended === "timeout") return "The secret scanner did not finish in time.";
  if (ended === "aborted") return "The secret scan was canceled.";
  if (ended === "output_limit") return "The secret scanner wrote more than it may.";
  if (output.malformed) return "The secret scanner wrote something unexpected.";
  if (exitCode !== 0) return `The secret scanner ended with ${killSignal ?? `exit code ${exitCode}`}.`;
  return output.complete ? null : "The secret scanner ended before its work was done.";
}

function toFindings(
  messages: readonly MatchMessage[],
  maxFindings: number,
): { findings: PipelineFinding[]; cut: boolean } {
  const matches = messages.map((message) => ({ ...message, ruleId: message.rule }));
  const findings = fingerprintMatches(SCANNER_NAME, matches).flatMap((match) => toFinding(match));
  return { findings: findings.slice(0, maxFindings), cut: findings.length > maxFindings };
}

function toFinding(match: MatchMessage & { fingerprint: string }): PipelineFinding[] {
  const rule = RULES.get(match.rule);
  if (!rule) return [];
  return [
    {
      external_id: match.fingerprint,
      title: rule.title,
      severity: rule.severity,
      scanner: SCANNER_NAME,
      description: rule.description,
      location_path: match.path,
      location_line: match.line,
      location_column: match.column,
      metadata: {
        rule_id: rule.id,
        cwe: rule.cwe,
        confidence: match.confidence,
        snippet: match.snippet,
        fingerprint: match.fingerprint,
        preview: match.preview,
        entropy: match.entropy,
        secret_id: match.identity.slice(0, SECRET_ID_LENGTH),
      },
    },
  ];
}

import { fileURLToPath } from "node:url";
import type { ProcessResult } from "../../sandbox/run-process.ts";
import type { SourceTree } from "../../repository/source-tree.ts";
import {
  type ScanContext,
  type Scanner,
  ScannerError,
  type ScannerReport,
  type SkippedFile,
} from "../shared/scanner.ts";
import { type MatchMessage, ScanMessage, type ScanRequest, type SkippedMessage } from "./messages.ts";
import { loadSecretRules } from "./load-rules.ts";
import type { SecretRule } from "./rule.ts";
import { RULE_PACK_VERSION } from "./rules.ts";
import { runNodeChild } from "../shared/node-child.ts";
import { secretFindings } from "./secret-findings.ts";

export interface SecretScannerOptions {
  /** A file that takes longer is skipped. */
  fileDeadlineMs: number;
  /** Lower than the limit of the scan. */
  maxHeapMb: number;
  /** A file of custom rules. */
  rulesFile: string | null;
}

/** Statistics of the secret scanner, besides its findings. */
export interface SecretScannerReport extends ScannerReport {
  /** Files that were not scanned to the end. */
  skipped: SkippedFile[];
}

export interface SecretScanner extends Scanner {
  scan(tree: SourceTree, context: ScanContext): Promise<SecretScannerReport>;
}

type Rules = ReadonlyMap<string, SecretRule>;

const SCANNER_NAME = "secrets";
const DEFAULTS: SecretScannerOptions = { fileDeadlineMs: 5_000, maxHeapMb: Infinity, rulesFile: null };
const CHILD = fileURLToPath(new URL("main.ts", import.meta.url));

/** Scans all files of a tree for credentials, in a child process; only it sees them in clear. */
export function createSecretScanner(options: Partial<SecretScannerOptions> = {}): SecretScanner {
  const settings = { ...DEFAULTS, ...options };
  return {
    name: SCANNER_NAME,
    version: async () => `${RULE_PACK_VERSION} (${(await requireRules(settings)).size} rules)`,
    scan: async (tree, context) => scan(tree, context, settings, await requireRules(settings)),
  };
}

/** @throws ScannerError with file and line of a rule that does not load. */
async function requireRules({ rulesFile }: SecretScannerOptions): Promise<Rules> {
  try {
    return new Map((await loadSecretRules(rulesFile)).map((rule) => [rule.id, rule]));
  } catch (error) {
    throw new ScannerError(`A rule does not load. ${error instanceof Error ? error.message : "unknown"}`);
  }
}

async function scan(
  tree: SourceTree,
  context: ScanContext,
  settings: SecretScannerOptions,
  rules: Rules,
): Promise<SecretScannerReport> {
  const child = {
    name: "The secret scanner",
    script: CHILD,
    readable: [tree.root, ...(settings.rulesFile === null ? [] : [settings.rulesFile])],
    nodeArguments: ["--disable-warning=ExperimentalWarning"],
    maxHeapMb: settings.maxHeapMb,
  };
  const { result, stopped } = await runNodeChild(child, toRequest(tree, context, settings), context);
  const output = readOutput(result.stdout, rules);
  const { findings, cut } = secretFindings(SCANNER_NAME, output.matches, rules, context.maxFindings);
  const failure = stopped ?? failureOf(result, output);
  if (failure !== null) throw new ScannerError(failure, findings, output.skipped);
  return { findings, truncated: cut || output.truncated, skipped: output.skipped };
}

function toRequest(tree: SourceTree, context: ScanContext, settings: SecretScannerOptions): ScanRequest {
  return {
    root: tree.root,
    files: tree.files.map(({ path, storedPath }) => ({ path, storedPath })),
    fingerprintKey: Buffer.from(context.fingerprintKey).toString("base64"),
    maxFindings: context.maxFindings,
    fileDeadlineMs: settings.fileDeadlineMs,
    rulesFile: settings.rulesFile,
  };
}

interface Output {
  matches: MatchMessage[];
  skipped: SecretScannerReport["skipped"];
  truncated: boolean;
  complete: boolean;
  malformed: boolean;
}

/** Reads line by line up to the first malformed one. A last line without a line end was cut off, and is ignored. */
function readOutput(stdout: Buffer, rules: Rules): Output {
  const output: Output = { matches: [], skipped: [], truncated: false, complete: false, malformed: false };
  for (const line of stdout.toString("utf8").split("\n").slice(0, -1)) {
    const message = parseMessage(line, rules);
    if (!message || output.complete) {
      output.malformed = true;
      break;
    }
    if (message.type === "match") output.matches.push(message);
    else if (message.type === "skipped") output.skipped.push(toSkippedFile(message));
    else {
      output.complete = true;
      output.truncated = message.truncated;
    }
  }
  return output;
}

function parseMessage(line: string, rules: Rules): ScanMessage | undefined {
  try {
    const message = ScanMessage.parse(JSON.parse(line));
    return message.type === "match" && !rules.has(message.rule) ? undefined : message;
  } catch {
    return undefined;
  }
}

function toSkippedFile({ path, reason, rule }: SkippedMessage): SkippedFile {
  return rule === undefined ? { path, reason } : { path, reason, rule };
}

function failureOf({ exitCode, killSignal }: ProcessResult, output: Output): string | null {
  if (output.malformed) return "The secret scanner wrote unexpected output.";
  if (exitCode !== 0) return `The secret scanner ended with ${killSignal ?? `exit code ${exitCode}`}.`;
  return output.complete ? null : "The secret scanner ended before it was done.";
}

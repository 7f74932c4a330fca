import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { SourceFile, SourceTree } from "../../repository/source-tree.ts";
import {
  type ScanContext,
  type Scanner,
  ScannerError,
  type ScannerReport,
  type SkippedFile,
} from "../shared/scanner.ts";
import { KeptResults } from "../shared/kept-results.ts";
import { MatchMessage, type ScanRequest } from "./messages.ts";
import { loadSecretRules } from "./load-rules.ts";
import type { SecretRule } from "./rule.ts";
import { rulesVersion } from "../shared/rules-version.ts";
import { RULE_PACK_VERSION } from "./rules.ts";
import { type BatchOutcome, scanInBatches } from "../shared/scan-in-batches.ts";
import { secretFindings } from "./secret-findings.ts";

export interface SecretScannerOptions {
  /** A file that takes longer is skipped. */
  fileDeadlineMs: number;
  /** Below the memory limit of the scan. */
  maxHeapMb: number;
  /** A file of custom rules. */
  rulesFile: string | null;
}

/** Statistics of the secret scanner, besides its findings. */
export interface SecretScannerReport extends ScannerReport {
  /** Files that were not scanned completely. */
  skipped: SkippedFile[];
}

export interface SecretScanner extends Scanner {
  scan(tree: SourceTree, context: ScanContext): Promise<SecretScannerReport>;
}

type Rules = ReadonlyMap<string, SecretRule>;
type KeptMatch = Omit<MatchMessage, "path">;

const SCANNER_NAME = "secrets";
const DEFAULTS: SecretScannerOptions = { fileDeadlineMs: 5_000, maxHeapMb: Infinity, rulesFile: null };
/** Several rules may match at one place. */
const CANDIDATES_PER_FINDING = 4;
const CHILD = fileURLToPath(new URL("main.ts", import.meta.url));

/** Scans all files of a tree for credentials, in a child process; only that process has them in cleartext. */
export function createSecretScanner(options: Partial<SecretScannerOptions> = {}): SecretScanner {
  const settings = { ...DEFAULTS, ...options };
  return {
    name: SCANNER_NAME,
    version: async () => {
      const rules = await requireRules(settings);
      return `${RULE_PACK_VERSION}+${rulesVersion(rules.values())} (${rules.size} rules)`;
    },
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
  const files = tree.files.filter(({ isBlankedCopy }) => isBlankedCopy === undefined);
  const kept = await KeptResults.read({
    scanner: SCANNER_NAME,
    version: JSON.stringify([
      RULE_PACK_VERSION,
      rulesVersion(rules.values()),
      settings.rulesFile === null ? "" : await readFile(settings.rulesFile, "utf8").catch(() => ""),
      context.maxFindings,
    ]),
    directory: import.meta.dirname,
    result: MatchMessage.omit({ path: true })
      .refine(({ rule }) => rules.has(rule))
      .array(),
    tree,
    files,
    context,
  });
  const known = [...kept.known].flatMap(([{ path }, messages]) => messages.map((message) => ({ ...message, path })));
  const rest = await scanFiles(tree, kept.rest, context, settings, rules);
  // Which files a scan comes to before its limit of findings depends on all of them.
  const isOver = known.length > 0 && known.length + rest.findings.length > context.maxFindings;
  const outcome = isOver ? await scanFiles(tree, files, context, settings, rules) : rest;
  const messages = isOver ? outcome.findings : [...known, ...outcome.findings];
  const { findings, cut } = secretFindings(SCANNER_NAME, messages, rules, context.maxFindings);
  if (outcome.failure !== null) throw new ScannerError(outcome.failure, findings, outcome.skipped);
  if (!isOver) await kept.keep(resultsOf(kept.rest, outcome));
  return { findings, truncated: cut || outcome.truncated, skipped: outcome.skipped };
}

/** The matches by file, of the files that were scanned in full. A rule that is slow on one file is skipped for others. */
function resultsOf(
  files: readonly SourceFile[],
  { findings, skipped, truncated }: BatchOutcome<MatchMessage>,
): Map<SourceFile, KeptMatch[]> {
  if (truncated || skipped.some(({ reason }) => reason === "slow_rule")) return new Map();
  const byPath = Map.groupBy(findings, ({ path }) => path);
  const incomplete = new Set(skipped.map(({ path }) => path));
  const complete = files.filter(({ path }) => !incomplete.has(path));
  return new Map(complete.map((file) => [file, (byPath.get(file.path) ?? []).map(withoutPath)]));
}

function withoutPath(message: MatchMessage): KeptMatch {
  const { path: _, ...match } = message;
  return match;
}

function scanFiles(
  tree: SourceTree,
  files: readonly SourceFile[],
  context: ScanContext,
  settings: SecretScannerOptions,
  rules: Rules,
): Promise<BatchOutcome<MatchMessage>> {
  return scanInBatches({
    child: {
      name: "The secret scanner",
      script: CHILD,
      readable: [tree.root, ...(settings.rulesFile === null ? [] : [settings.rulesFile])],
      nodeArguments: ["--disable-warning=ExperimentalWarning"],
      maxHeapMb: settings.maxHeapMb,
    },
    tree,
    files,
    context,
    finding: MatchMessage.refine(({ rule }) => rules.has(rule)),
    request: (batch, { skipped }): ScanRequest => ({
      ...batch,
      fingerprintKey: Buffer.from(context.fingerprintKey).toString("base64"),
      fileDeadlineMs: settings.fileDeadlineMs,
      maxCandidates: CANDIDATES_PER_FINDING * context.maxFindings,
      rulesFile: settings.rulesFile,
      timesSlow: timesSlow(skipped),
    }),
  });
}

/**
 * The number of files on which each rule was too slow, over all children: a rule that is repeatedly slow is skipped for the rest
 * of the scan.
 */
function timesSlow(skipped: readonly SkippedFile[]): Record<string, number> {
  const times: Record<string, number> = {};
  for (const { reason, rule } of skipped) {
    if (reason === "slow_rule" && rule !== undefined) times[rule] = (times[rule] ?? 0) + 1;
  }
  return times;
}

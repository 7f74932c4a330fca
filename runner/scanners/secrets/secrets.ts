import { fileURLToPath } from "node:url";
import type { SourceTree } from "../../repository/source-tree.ts";
import {
  type ScanContext,
  type Scanner,
  ScannerError,
  type ScannerReport,
  type SkippedFile,
} from "../shared/scanner.ts";
import { MatchMessage, type ScanRequest } from "./messages.ts";
import { loadSecretRules } from "./load-rules.ts";
import type { SecretRule } from "./rule.ts";
import { rulesVersion } from "../shared/rules-version.ts";
import { RULE_PACK_VERSION } from "./rules.ts";
import { scanInBatches } from "../shared/scan-in-batches.ts";
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
  const outcome = await scanInBatches({
    child: {
      name: "The secret scanner",
      script: CHILD,
      readable: [tree.root, ...(settings.rulesFile === null ? [] : [settings.rulesFile])],
      nodeArguments: ["--disable-warning=ExperimentalWarning"],
      maxHeapMb: settings.maxHeapMb,
    },
    tree,
    files: tree.files.filter(({ isBlankedCopy }) => isBlankedCopy === undefined),
    context,
    finding: MatchMessage.refine(({ rule }) => rules.has(rule)),
    request: (batch, skipped): ScanRequest => ({
      ...batch,
      fingerprintKey: Buffer.from(context.fingerprintKey).toString("base64"),
      fileDeadlineMs: settings.fileDeadlineMs,
      maxCandidates: CANDIDATES_PER_FINDING * context.maxFindings,
      rulesFile: settings.rulesFile,
      timesSlow: timesSlow(skipped),
    }),
  });
  const { findings, cut } = secretFindings(SCANNER_NAME, outcome.findings, rules, context.maxFindings);
  if (outcome.failure !== null) throw new ScannerError(outcome.failure, findings, outcome.skipped);
  return { findings, truncated: cut || outcome.truncated, skipped: outcome.skipped };
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

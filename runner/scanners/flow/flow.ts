import { fileURLToPath } from "node:url";
import { type PipelineFinding, rankOf, SEVERITIES, type Severity } from "../../../worker/contract/finding.ts";
import type { FollowedSink } from "../shared/deduplicate.ts";
import { codeOnly, type Fingerprint, fingerprintMatches, type Match } from "../shared/fingerprint.ts";
import { engineVersion, resultVersion } from "./engine-version.ts";
import { grammarOf } from "./languages.ts";
import { languageOf } from "./project/project.ts";
import { digestOfScan, keptOutcome, packOutcome, WHOLE } from "./kept-scan.ts";
import { type FlowMessage, FlowOutput, type FlowRequest, type FollowedMessage } from "./messages.ts";
import { type FlowRule, flowRuleId, loadFlowRules } from "./rules.ts";
import { mostSevere } from "../shared/most-severe.ts";
import type { NodeChild } from "../shared/node-child.ts";
import { hasSnapshot } from "../shared/compiled-program.ts";
import { ResultCache } from "../shared/result-cache.ts";
import { type BatchOutcome, scanInBatches } from "../shared/scan-in-batches.ts";
import { loadTables } from "./tables/load-tables.ts";
import type { SourceFile, SourceTree } from "../../repository/source-tree.ts";
import {
  DEFAULT_PROCESSES,
  type ScanContext,
  type Scanner,
  ScannerError,
  type ScannerReport,
} from "../shared/scanner.ts";

export interface FlowScannerOptions {
  /** A file that takes more CPU time is skipped. The step limit comes first for nearly all files. */
  fileDeadlineMs: number;
  maxHeapMb: number;
  /** Whether pattern rules are silent at sinks that only harmless data reaches. */
  silences: boolean;
  /** Less code than this is not worth another process. */
  minBatchBytes: number;
}

const NAME = "flow";
const CONFIDENCES = ["high", "medium", "low"];
const CODE_DIRECTORY = "code/";
/** The share of the scanner's time limit that the analysis may use; the rest is for reporting skipped files. */
const SHARE_OF_TIME = 0.8;
/** CPU time of one child process: for a batch, and for a last file whose parsing takes long. */
const CHILD_CPU_SECONDS = 180;
/** Work of a function of the parser before V8 optimizes it, which takes longer than a small repository. */
const TIERING_BUDGET = 400_000_000;
/** Calls of a function before V8's last compiler optimizes it, which takes longer than it saves for most of the functions of the engine. */
const CALLS_BEFORE_TURBOFAN = 60_000;
/** How many times less work a file is whose earlier result holds. */
const CHEAPER = 20;
const DEFAULTS: FlowScannerOptions = {
  fileDeadlineMs: 5_000,
  maxHeapMb: 768,
  silences: false,
  minBatchBytes: 1024 ** 2,
};
const MAX_PATH_LENGTH = 4_096;
const CHILD = fileURLToPath(new URL("main.ts", import.meta.url));

/** Taint analysis: follows untrusted data from sources to sinks across the files of a repository, in child processes. */
export function createFlowScanner(options: Partial<FlowScannerOptions> = {}): Scanner {
  const settings = { ...DEFAULTS, ...options };
  return {
    name: NAME,
    version: () => {
      try {
        if (!hasSnapshot(CHILD)) loadTables();
        return Promise.resolve(`${engineVersion()} (${loadFlowRules().size} rules)`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : "unknown";
        return Promise.reject(new ScannerError(`The rules of the flow scanner do not load. ${reason}`));
      }
    },
    scan: (tree, context) => scan(tree, context, settings),
  };
}

async function scan(tree: SourceTree, context: ScanContext, settings: FlowScannerOptions): Promise<ScannerReport> {
  const rules = loadFlowRules();
  const files = tree.files.filter(({ storedPath }) => storedPath.startsWith(CODE_DIRECTORY) && grammarOf(storedPath));
  if (files.length === 0) return { findings: [], truncated: false, skipped: [] };
  const project = tree.files.filter(
    ({ storedPath }) => storedPath.startsWith(CODE_DIRECTORY) && languageOf(storedPath) !== undefined,
  );
  const outcome = await outcomeOf(tree, files, project, context, settings);
  const flows = outcome.findings.filter((message) => message.type === "flow");
  const findings = toFindings(flows, rules);
  const followed = outcome.findings.flatMap((message) =>
    message.type === "followed" ? silencedBy(message, settings.silences, rules) : [],
  );
  const rendered = outcome.findings.filter((message) => message.type === "rendered");
  const kept = mostSevere(findings, context.maxFindings);
  if (outcome.failure !== null) throw new ScannerError(outcome.failure, kept, outcome.skipped);
  return {
    findings: kept,
    truncated: outcome.truncated || findings.length > kept.length,
    skipped: outcome.skipped,
    followed,
    rendered,
  };
}

/** The outcome of an earlier scan of the same files, or of the analysis of those that have changed. */
async function outcomeOf(
  tree: SourceTree,
  files: readonly SourceFile[],
  project: readonly SourceFile[],
  context: ScanContext,
  settings: FlowScannerOptions,
): Promise<BatchOutcome<FlowOutput>> {
  const cache = resultCacheOf(context);
  if (!cache) return analyse(tree, files, project, null, context, settings);
  const earlier = await cache.read();
  const digest = await digestOfScan(tree, [...new Set([...files, ...project])], context);
  const known = digest === null ? null : keptOutcome(earlier, digest);
  if (known) return known;
  const outcome = await analyse(tree, files, project, earlier, context, settings);
  const results = resultsOf(files, earlier, outcome.findings);
  const whole = digest === null ? null : packOutcome(outcome, digest);
  if (whole !== null) results.set(WHOLE, whole);
  await cache.write(results).catch(() => {});
  return outcome;
}

function analyse(
  tree: SourceTree,
  files: readonly SourceFile[],
  project: readonly SourceFile[],
  earlier: ReadonlyMap<string, string> | null,
  context: ScanContext,
  settings: FlowScannerOptions,
): Promise<BatchOutcome<FlowOutput>> {
  return scanInBatches({
    child: childOf(tree, settings),
    tree,
    // A result that holds costs less than an analysis, so that fewer processes are worth their start.
    files: files.map((file) => (earlier?.has(file.path) ? { ...file, sizeBytes: file.sizeBytes / CHEAPER } : file)),
    context,
    finding: FlowOutput,
    isFinding: ({ type }) => type === "flow",
    request: (batch, { findings }, isFirst): FlowRequest => {
      const results = earlier && batch.files.flatMap(({ path }) => entryOf(earlier, path));
      const request = { ...batch, results, fileDeadlineMs: settings.fileDeadlineMs };
      if (!isFirst) return { ...request, project: [], index: null };
      const records = findings.flatMap((message) => (message.type === "index" ? message.records : []));
      const paths = project.map(({ path, storedPath }) => ({ path, storedPath }));
      return { ...request, project: paths, index: records.length > 0 ? records : null };
    },
    processes: context.processes ?? DEFAULT_PROCESSES,
    minBatchBytes: settings.minBatchBytes,
    softTimeoutMs: Math.max(1, Math.floor(context.timeoutMs * SHARE_OF_TIME)),
  });
}

function silencedBy(
  { language, family, path, line, isKnown, isOfCallers }: FollowedMessage,
  silences: boolean,
  rules: ReadonlyMap<string, FlowRule>,
): FollowedSink[] {
  const ruleIds = silences ? (rules.get(flowRuleId(language, family))?.silences ?? []) : [];
  return ruleIds.length === 0 ? [] : [{ path, line, ruleIds, isKnown, isOfCallers, keepsUnknown: family === "xss" }];
}

function resultCacheOf({ resultCache, fingerprintKey }: ScanContext): ResultCache | undefined {
  return resultCache && new ResultCache(resultCache, NAME, resultVersion(), fingerprintKey);
}

function entryOf(results: ReadonlyMap<string, string>, path: string): [string, string][] {
  const result = results.get(path);
  return result === undefined ? [] : [[path, result]];
}

/** The results for the files that exist, also of those that this scan did not come to. */
function resultsOf(
  files: SourceTree["files"],
  earlier: ReadonlyMap<string, string>,
  messages: readonly FlowOutput[],
): Map<string, string> {
  const results = new Map(files.flatMap(({ path }) => entryOf(earlier, path)));
  for (const message of messages) {
    if (message.type === "result" && message.result !== null) results.set(message.path, message.result);
  }
  return results;
}

function childOf(tree: SourceTree, settings: FlowScannerOptions): NodeChild {
  return {
    name: "The flow scanner",
    script: CHILD,
    readable: [tree.root],
    nodeArguments: [
      "--no-warnings",
      `--wasm-tiering-budget=${TIERING_BUDGET}`,
      `--invocation-count-for-turbofan=${CALLS_BEFORE_TURBOFAN}`,
    ],
    maxHeapMb: settings.maxHeapMb,
    cpuSeconds: CHILD_CPU_SECONDS,
  };
}

function toFindings(flows: readonly FlowMessage[], rules: ReadonlyMap<string, FlowRule>): PipelineFinding[] {
  // Of the flows to one sink, from several files, the first is kept.
  const matches = flows.toSorted(compareFlows).map((flow) => ({
    ...flow,
    ruleId: flowRuleId(flow.language, flow.family),
    identity: `${flow.sinkText}\n${flow.sourceText}`,
  }));
  return fingerprintMatches(NAME, matches satisfies Match[])
    .flatMap((match) => {
      const rule = rules.get(match.ruleId);
      return rule ? [toFinding(match, rule)] : [];
    })
    .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}

/** The highest severity and confidence first, then by the source. */
function compareFlows(a: FlowMessage, b: FlowMessage): number {
  const order =
    rankOf(a.severityLimit) - rankOf(b.severityLimit) ||
    CONFIDENCES.indexOf(a.confidence) - CONFIDENCES.indexOf(b.confidence);
  if (order !== 0) return order;
  const [left, right] = [a, b].map(
    ({ trace: [source] }) => `${source?.path}\0${String(source?.line).padStart(9, "0")}`,
  );
  return (left ?? "") < (right ?? "") ? -1 : 1;
}

function lowest(a: Severity, b: Severity): Severity {
  return rankOf(a) > rankOf(b) ? a : b;
}

function toFinding(flow: FlowMessage & Fingerprint, rule: FlowRule): PipelineFinding {
  const path = flow.path.slice(0, MAX_PATH_LENGTH);
  return {
    external_id: flow.fingerprint,
    title: rule.title,
    severity: lowest(rule.severity, flow.severityLimit),
    scanner: NAME,
    description: `${rule.message.trim()}\n\n${rule.note.trim()}`,
    location_path: path,
    location_line: flow.line,
    location_column: flow.column,
    metadata: {
      rule_id: rule.id,
      cwe: rule.cwe,
      owasp: rule.owasp,
      confidence: flow.confidence,
      source: flow.source,
      snippet: flow.snippet,
      fingerprint: flow.fingerprint,
      end_line: flow.endLine,
      language: flow.language,
      references: rule.references,
      trace: flow.trace.map((step) => ({ ...step, path: step.path.slice(0, MAX_PATH_LENGTH) })),
    },
    identity: codeOnly(flow.code),
  };
}

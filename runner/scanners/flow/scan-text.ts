import type { BatchFile } from "../shared/batch-messages.ts";
import type { AnalysisLimit } from "../../../worker/contract/scan-summary.ts";
import { codeIdentity } from "../shared/fingerprint.ts";
import { analyse } from "./interpreter/analysis.ts";
import { Budget, OutOfSteps, OutOfTime } from "./budget.ts";
import { type FlowFinding, stepsOf } from "./interpreter/engine.ts";
import { takeReachedLimits } from "./domain/limits.ts";
import { grammarOf, parseUnit } from "./languages.ts";
import type { FlowMessage } from "./messages.ts";
import type { SyntaxNode } from "./syntax/syntax-node.ts";
import type { FlowLanguage } from "./tables/schema.ts";
import type { TableSet } from "./tables/table-set.ts";

const MAX_SNIPPET = 500;
const MAX_STEP_TEXT = 120;
const MAX_STEPS = 12;
const IGNORE = "ast-grep-ignore";

export interface TextResult {
  flows: FlowMessage[];
  parsed: boolean;
  /** Why the file was skipped, or its analysis is incomplete. */
  reason: "timed_out" | "unparsable" | null;
  /** The precision limits that the analysis reached. */
  limits: AnalysisLimit[];
}

/** Analyses one file. `reason` in the result states why that was impossible or incomplete. */
export function scanText(
  { path, storedPath }: BatchFile,
  text: string,
  tables: ReadonlyMap<FlowLanguage, TableSet>,
  deadlineMs: number,
): TextResult {
  const grammar = grammarOf(storedPath);
  const table = grammar && tables.get(grammar.language);
  if (!grammar || !table?.mayContainFlow(text)) return { flows: [], parsed: false, reason: null, limits: [] };
  const budget = new Budget(deadlineMs);
  takeReachedLimits();
  try {
    const unit = parseUnit(text, grammar, budget);
    const { findings, complete } = analyse(unit, text, grammar.language, table, budget);
    const flows = findings.map((finding) => toMessage(path, grammar.language, finding));
    const kept = text.includes(IGNORE) ? flows.filter((flow) => !isIgnored(flow, text)) : flows;
    return { flows: kept, parsed: true, reason: complete ? null : "timed_out", limits: takeReachedLimits() };
  } catch (error) {
    const isOver = error instanceof OutOfSteps || error instanceof OutOfTime;
    return { flows: [], parsed: true, reason: isOver ? "timed_out" : "unparsable", limits: [] };
  }
}

/** Ignore comments are in the checkout only if the operator's settings honour them. */
function isIgnored({ line }: FlowMessage, text: string): boolean {
  return text
    .split("\n")
    .slice(Math.max(0, line - 2), line)
    .some((item) => item.includes(IGNORE));
}

function toMessage(
  path: string,
  language: FlowLanguage,
  { family, sink, taint, confidence }: FlowFinding,
): FlowMessage {
  const { place } = sink;
  return {
    type: "flow",
    language,
    family,
    path,
    offset: place.offset,
    line: place.line,
    column: place.column,
    endLine: place.endLine,
    confidence,
    snippet: shown(sink, MAX_SNIPPET),
    sinkText: codeIdentity(sink.text),
    sourceText: codeIdentity(taint?.source.text ?? ""),
    trace: taint ? traceOf([...stepsOf(taint.step), sink]) : [],
  };
}

/** The trace from source to sink: one step per line. The middle of a long trace is removed. */
function traceOf(nodes: readonly SyntaxNode[]): FlowMessage["trace"] {
  const steps = nodes.filter(({ place }, index) => index === 0 || nodes[index + 1]?.place.line !== place.line);
  const half = MAX_STEPS / 2;
  const kept = steps.length > MAX_STEPS ? [...steps.slice(0, half), ...steps.slice(-half)] : steps;
  return kept.map((node) => ({ line: node.place.line, column: node.place.column, text: shown(node, MAX_STEP_TEXT) }));
}

function shown({ text }: SyntaxNode, maxLength: number): string {
  const [line = ""] = text.trim().split("\n");
  const whole = maxLength === MAX_SNIPPET ? text.trim() : line.trim();
  return whole.replaceAll("\0", "\uFFFD").slice(0, maxLength).toWellFormed();
}

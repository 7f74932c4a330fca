import { join } from "node:path";
import type { Severity } from "../../../worker/contract/finding.ts";
import type { AnalysisLimit } from "../../../worker/contract/scan-summary.ts";
import type { BatchFile } from "../shared/batch-messages.ts";
import { codeIdentity } from "../shared/fingerprint.ts";
import { Budget, OutOfSteps, OutOfTime } from "./budget.ts";
import { reachLimit, takeReachedLimits } from "./domain/limits.ts";
import { type Analysis, analyse } from "./interpreter/analysis.ts";
import { type Callee, calleeOf, Callers } from "./callers.ts";
import type { Family } from "./domain/families.ts";
import { isSecondOrder, OWN_FILE, severityLimit, stepsOf, type Taint, UNCERTAIN } from "./domain/taint.ts";
import { writesOwnData } from "./models/lookups.ts";
import { confidenceOf } from "./models/sinks.ts";
import type { Rendered } from "./domain/rendered.ts";
import type { FlowFinding } from "./domain/findings.ts";
import { grammarOf } from "./languages.ts";
import type { FunctionNode } from "./lower/ir.ts";
import type { FlowMessage, FollowedMessage, RenderedMessage } from "./messages.ts";
import { PARTIAL } from "./project/language-links.ts";
import type { Project } from "./project/project.ts";
import { type QueryGroup, TracedProject } from "./project/traced-project.ts";
import type { UnitCache } from "./project/unit-cache.ts";
import { ReadParts } from "./read-parts.ts";
import { noteText, readWith, rootOf } from "./syntax/code-part.ts";
import type { SourceText } from "./syntax/source-text.ts";
import type { SyntaxNode } from "./syntax/syntax-node.ts";
import type { FlowLanguage } from "./tables/schema.ts";
import type { TableSet } from "./tables/table-set.ts";

const MAX_SNIPPET = 500;
const MAX_STEP_TEXT = 120;
const MAX_STEPS = 12;
const MAX_NAME = 200;
const IGNORE = "ast-grep-ignore";
/** Families whose sinks execute data, or show it to other users. */
const RUNS = new Set<Family>([
  "sql-injection",
  "command-injection",
  "xss",
  "code-injection",
  "template-injection",
  "deserialization",
  "nosql-injection",
  "jndi-injection",
]);

/** What the analysis of a file needs besides the file. */
export interface Repository {
  root: string;
  tables: ReadonlyMap<FlowLanguage, TableSet>;
  projects: ReadonlyMap<FlowLanguage, Project>;
  units: UnitCache;
  fileDeadlineMs: number;
}

export interface FileResult {
  flows: FlowMessage[];
  followed: FollowedMessage[];
  rendered: RenderedMessage[];
  /** Why the file was skipped, or its analysis is incomplete. */
  reason: "timed_out" | "unparsable" | "unreadable" | null;
  /** The precision limits that the analysis reached. */
  limits: AnalysisLimit[];
  /** What the result depends on besides the engine and the file; null if it also depends on the time that the analysis took. */
  inputs: ResultInputs | null;
}

export interface ResultInputs {
  /** The other files that were loaded, by path; null for one that cannot be read or parsed. */
  loaded: ReadonlyMap<string, { file: SourceText; hasErrors: boolean } | null>;
  parts: ReadParts;
  queries: readonly QueryGroup[];
  /** Whether other files call functions of the file. */
  calls: readonly (Callee & { isCalled: boolean })[];
}

/** Analyses one file and the code of other files that it uses. `reason` in the result states why that was impossible or incomplete. */
export function scanFile(
  { path, storedPath }: BatchFile,
  { root, tables, projects, units, fileDeadlineMs }: Repository,
): FileResult {
  const language = grammarOf(storedPath)?.language;
  const table = language && tables.get(language);
  const project = language && projects.get(language);
  if (!project?.index.file(path)) return without("unreadable");
  if (!table || !project.isEntry(path)) return without(null);
  const file = units.load(join(root, storedPath), path);
  if ("reason" in file) return without(file.reason);
  takeReachedLimits();
  const traced = new TracedProject(project);
  traced.isEntry(path);
  const parts = new ReadParts(path);
  const others = new Map<string, { file: SourceText; hasErrors: boolean } | null>();
  let isRepeatable = true;
  const load = (other: string) => {
    const stored = project.storedPathOf(other);
    const loaded = stored === undefined ? undefined : units.load(join(root, stored), other);
    if (loaded && "reason" in loaded && loaded.reason === "timed_out") isRepeatable = false;
    const isLoaded = loaded && "unit" in loaded;
    if (other !== path) others.set(other, isLoaded ? loaded : null);
    if (isLoaded) parts.uses(rootOf(loaded.file));
    for (const limit of isLoaded ? loaded.limits : (["files"] as const)) reachLimit(limit);
    return isLoaded ? loaded.unit : null;
  };
  const callers = new Callers(root, project, language, path);
  const calls: ResultInputs["calls"][number][] = [];
  const isCalledByOthers = (fn: FunctionNode) => {
    const callee = calleeOf(fn, project);
    const isCalled = callee !== null && callers.hasCall(callee);
    if (callee) calls.push({ ...callee, isCalled });
    return isCalled;
  };
  const budget = new Budget(fileDeadlineMs);
  try {
    budget.charge(file.steps);
    for (const limit of file.limits) reachLimit(limit);
    if (project.index.file(path)?.imports.includes(PARTIAL)) reachLimit("files");
    const { unit } = file;
    const given = { path, unit, text: file.file.text, language, project: traced, load, isCalledByOthers };
    return readWith(parts, () => {
      const { complete, ...found } = analyse(given, table, budget);
      const inputs = isRepeatable ? { loaded: others, parts, queries: traced.queries, calls } : null;
      const messages = messagesOf(language, found);
      return { ...messages, reason: complete ? null : "timed_out", limits: takeReachedLimits(), inputs };
    });
  } catch (error) {
    const isOver = error instanceof OutOfSteps || error instanceof OutOfTime;
    return without(isOver ? "timed_out" : "unparsable");
  }
}

function messagesOf(
  language: FlowLanguage,
  { findings, rendered, followed }: Omit<Analysis, "complete">,
): Pick<FileResult, "flows" | "followed" | "rendered"> {
  return {
    flows: findings.filter((finding) => !isIgnored(finding)).map((finding) => toMessage(language, finding)),
    followed: followed.map(({ sink, ...others }) => {
      const { line, column } = sink.place;
      return { type: "followed", language, path: sink.file.path, line, column, ...others };
    }),
    rendered: [...new Map(rendered.map((item) => [keyOf(item), item])).values()].map(toRendered),
  };
}

function without(reason: FileResult["reason"]): FileResult {
  return { flows: [], followed: [], rendered: [], reason, limits: [], inputs: null };
}

/** Ignore comments are in the checkout only if the operator's settings honour them. */
function isIgnored({ sink: { file, place } }: FlowFinding): boolean {
  const start = lineStart(file.text, lineStart(file.text, place.offset) - 1);
  const end = lineEnd(file.text, place.offset);
  noteText(file, start, end);
  return file.text.slice(start, end).includes(IGNORE);
}

function lineStart(text: string, offset: number): number {
  return offset <= 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end;
}

function toMessage(language: FlowLanguage, finding: FlowFinding): FlowMessage {
  const { family, sink, taint, confidence, isExistenceTest = false, isDefault = false } = finding;
  const { place, file } = sink;
  return {
    type: "flow",
    language,
    family,
    path: file.path,
    offset: place.offset,
    line: place.line,
    column: place.column,
    endLine: place.endLine,
    confidence,
    source: taint?.kind ?? null,
    severityLimit: isExistenceTest ? "low" : isDefault ? "medium" : limitOf(family, taint, sink),
    snippet: shown(sink, MAX_SNIPPET),
    sinkText: codeIdentity(sink.text),
    sourceText: codeIdentity(taint?.source.text ?? ""),
    trace: taint ? traceOf([...stepsOf(taint.step), sink]) : [],
  };
}

function keyOf({ view, name, taint, isEscaped }: Rendered): string {
  return JSON.stringify([view, name, taint !== null, isEscaped]);
}

function toRendered({ view, name, taint, isEscaped, at }: Rendered): RenderedMessage {
  return {
    type: "rendered",
    view: view.slice(0, MAX_NAME).toWellFormed(),
    name: name.slice(0, MAX_NAME).toWellFormed(),
    source: taint?.kind ?? null,
    isEscaped,
    confidence: taint ? confidenceOf(taint) : "low",
    severityLimit: taint ? severityLimit(taint) : "info",
    trace: taint ? traceOf([...stepsOf(taint.step), at]) : [],
  };
}

/** Where stored data runs as code, the weakness does not depend on who stored it. An application may read back what it has written. */
function limitOf(family: Family, taint: Taint | null, sink: SyntaxNode): Severity {
  if (taint === null) return "critical";
  const limit = severityLimit(taint);
  if (family === "deserialization" && (taint.qualifiers & OWN_FILE) !== 0 && writesOwnData(sink.textOfFile))
    return "low";
  if (!isSecondOrder(taint)) return limit;
  if (family === "deserialization" && (taint.qualifiers & UNCERTAIN) === 0) return "medium";
  return RUNS.has(family) ? limit : "low";
}

/** The trace from source to sink: one step per line. The middle of a long trace is removed. */
function traceOf(nodes: readonly SyntaxNode[]): FlowMessage["trace"] {
  const steps = nodes.filter((node, index) => index === 0 || !isSameLine(node, nodes[index + 1]));
  const half = MAX_STEPS / 2;
  const kept = steps.length > MAX_STEPS ? [...steps.slice(0, half), ...steps.slice(-half)] : steps;
  return kept.map((node) => {
    const { line, column } = node.place;
    return { path: node.file.path, line, column, text: shown(node, MAX_STEP_TEXT) };
  });
}

function isSameLine(node: SyntaxNode, next: SyntaxNode | undefined): boolean {
  if (next?.file !== node.file) return false;
  const [first, second] = [node, next].map(({ place }) => place.offset).toSorted((a, b) => a - b);
  // Whether there is a line break between them.
  noteText(node.file, first ?? 0, Math.min(second ?? 0, lineEnd(node.file.text, first ?? 0) + 1));
  return next.place.line === node.place.line;
}

function shown({ text }: SyntaxNode, maxLength: number): string {
  const [line = ""] = text.trim().split("\n");
  const whole = maxLength === MAX_SNIPPET ? text.trim() : line.trim();
  return whole.replaceAll("\0", "\uFFFD").slice(0, maxLength).toWellFormed();
}

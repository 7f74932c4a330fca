import { readFile } from "node:fs/promises";
import { type PipelineFinding, SEVERITIES, type Severity } from "../../../worker/contract/finding.ts";
import type { SkipReason } from "../../../worker/contract/scan-summary.ts";
import {
  codeIdentity,
  codeOnly,
  type Fingerprint,
  fingerprintMatches,
  keyCredentials,
  type Match,
} from "../shared/fingerprint.ts";
import { collapseMatches, type RuleMatch } from "../shared/deduplicate.ts";
import type { SkippedFile } from "../shared/scanner.ts";
import type { SemgrepError, SemgrepResult } from "./semgrep-report.ts";
import { type Position, SourceText } from "../shared/source-text.ts";
import type { TreePaths } from "../shared/tree-paths.ts";

/** Only the beginning of a longer match is read. */
const MAX_MATCH_BYTES = 16 * 1024;
const MAX_SNIPPET_LENGTH = 500;
const MAX_PATH_LENGTH = 4_096;
const MAX_TITLE_LENGTH = 160;
const MAX_DESCRIPTION_LENGTH = 10_000;
const MAX_RULE_ID_LENGTH = 200;
const MAX_LIST = 20;

const SEVERITY: Record<SemgrepResult["extra"]["severity"], Severity> = {
  CRITICAL: "critical",
  ERROR: "high",
  HIGH: "high",
  WARNING: "medium",
  MEDIUM: "medium",
  INFO: "low",
  LOW: "low",
  EXPERIMENT: "info",
  INVENTORY: "info",
};

interface CodeMatch extends Match, RuleMatch {
  result: SemgrepResult;
  position: Position;
  endLine: number;
  snippet: string;
}

/**
 * The engine's findings, highest severity first. Text, location and identity are read from the files, because the engine omits
 * them or counts differently.
 * @returns a `fault` besides the valid findings if the engine reports a location that does not exist.
 */
export async function semgrepFindings(
  engine: string,
  results: readonly SemgrepResult[],
  paths: TreePaths,
  key: Uint8Array,
): Promise<{ findings: PipelineFinding[]; fault: string | null }> {
  const matches: CodeMatch[] = [];
  let fault: string | null = null;
  for (const [file, ofFile] of Map.groupBy(results, (result) => result.path)) {
    const path = paths.original(file);
    if (path === undefined) {
      fault = `${engine} reported a file outside the tree.`;
      continue;
    }
    const text = new SourceText(await readFile(file));
    for (const result of ofFile) {
      if (isWithin(result, text)) matches.push(toMatch(result, path, text));
      else fault = `${engine} reported a location of ${result.check_id} that does not exist.`;
    }
  }
  const findings = fingerprintMatches(engine, keyCredentials(collapseMatches(matches), key))
    .map((match) => toFinding(engine, match))
    .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  return { findings, fault };
}

function isWithin({ start, end }: SemgrepResult, text: SourceText): boolean {
  return start.offset <= end.offset && end.offset <= text.sizeBytes;
}

/** Files that the engine did not complete, each once, with the first reason. */
export function skippedFiles(errors: readonly SemgrepError[], paths: TreePaths): SkippedFile[] {
  const skipped = new Map<string, SkipReason>();
  for (const { path, type } of errors) {
    const original = path == null ? undefined : paths.original(path);
    if (original !== undefined && !skipped.has(original)) skipped.set(original, reasonOf(type));
  }
  return [...skipped].map(([path, reason]) => ({ path, reason }));
}

function reasonOf(type: string): SkipReason {
  if (/timeout/i.test(type)) return "timed_out";
  if (/memory|stack/i.test(type)) return "out_of_memory";
  return /syntax|pars|lexical|ast ?builder/i.test(type) ? "unparsable" : "crashed";
}

function toMatch(result: SemgrepResult, path: string, text: SourceText): CodeMatch {
  const [start, end] = [result.start.offset, result.end.offset];
  const { severity, metadata } = result.extra;
  const position = text.position(start);
  const matched = text.slice(start, Math.min(end, start + MAX_MATCH_BYTES)).trim();
  return {
    ruleId: result.check_id,
    path,
    offset: start,
    endOffset: end,
    line: position.line,
    cwe: firstMatch(metadata.cwe, /\bCWE-[1-9]\d{0,5}\b/),
    severity: SEVERITY[severity],
    confidence: metadata.confidence ?? "medium",
    identity: codeIdentity(matched),
    result,
    position,
    endLine: text.position(end).line,
    snippet: plain(matched, MAX_SNIPPET_LENGTH),
  };
}

function toFinding(engine: string, match: CodeMatch & Fingerprint): PipelineFinding {
  const { message, metadata } = match.result.extra;
  return {
    external_id: match.fingerprint,
    title: plain(metadata.title ?? firstSentence(message), MAX_TITLE_LENGTH) || match.ruleId.slice(-MAX_TITLE_LENGTH),
    severity: match.severity,
    scanner: engine,
    description: plain(message.trim(), MAX_DESCRIPTION_LENGTH),
    location_path: match.path.slice(0, MAX_PATH_LENGTH),
    location_line: match.position.line,
    location_column: match.position.column,
    metadata: {
      rule_id: match.ruleId.slice(0, MAX_RULE_ID_LENGTH),
      cwe: match.cwe,
      owasp: firstMatch(metadata.owasp, /\bA(?:0[1-9]|10):20\d\d\b/),
      confidence: match.confidence,
      snippet: match.snippet,
      fingerprint: match.fingerprint,
      end_line: match.endLine,
      references: (metadata.references ?? []).filter((url) => /^https?:\/\/\S{1,500}$/.test(url)).slice(0, MAX_LIST),
    },
    identity: codeOnly(match.code),
  };
}

function firstSentence(message: string): string {
  const [line = ""] = message.trim().split("\n");
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0].replace(/\.$/, "") ?? line;
}

function firstMatch(values: readonly string[] | undefined, pattern: RegExp): string | null {
  for (const value of values ?? []) {
    const [found] = pattern.exec(value) ?? [];
    if (found !== undefined) return found;
  }
  return null;
}

function plain(text: string, maxLength: number): string {
  return text.replaceAll("\0", "\uFFFD").slice(0, maxLength).toWellFormed();
}

import { type PipelineFinding, rankOf, SEVERITIES, type Severity } from "../../../worker/contract/finding.ts";

const CREDENTIAL = "CWE-798";
/** CWEs that rules use interchangeably for one weakness. */
const CWE_FAMILIES = [
  [CREDENTIAL, "CWE-259", "CWE-321", "CWE-522", "CWE-547"],
  ["CWE-78", "CWE-77", "CWE-88"],
  ["CWE-79", "CWE-80", "CWE-116"],
  ["CWE-89", "CWE-564"],
  ["CWE-94", "CWE-95", "CWE-96"],
  ["CWE-22", "CWE-23", "CWE-36", "CWE-73"],
  ["CWE-327", "CWE-326", "CWE-328", "CWE-916"],
  ["CWE-338", "CWE-330"],
];
const FAMILY_OF = new Map(CWE_FAMILIES.flatMap((family) => family.map((cwe) => [cwe, family[0] ?? cwe])));
const CONFIDENCES = ["high", "medium", "low"];

/** A place that no untrusted data reaches, as far as the data flow sees. */
export interface FollowedSink {
  path: string;
  line: number;
  /** The rules that see the shape of the code alone. */
  ruleIds: readonly string[];
  /** All texts that reach it are in the code. */
  isKnown: boolean;
  /** They are unknown only because they come from other files, which have places of their own for it. */
  isOfCallers?: boolean;
  /** Findings at a place whose data is not known stay as they are. */
  keepsUnknown?: boolean;
}

/** A match of an embedded rule. All offsets are in the same unit. */
export interface RuleMatch {
  ruleId: string;
  path: string;
  offset: number;
  endOffset: number;
  line: number;
  cwe: string | null;
  severity: Severity;
  confidence: "high" | "medium" | "low";
}

/**
 * Of matches that overlap, begin on the same line and have the same weakness, keeps one: by highest confidence, then highest
 * severity, then shortest range.
 */
export function collapseMatches<M extends RuleMatch>(matches: readonly M[]): M[] {
  const byProblem = Map.groupBy(matches, ({ path, line, cwe, ruleId }) => problemAt(path, line, cwe ?? ruleId));
  return [...byProblem.values()].flatMap((rivals) => {
    const kept: M[] = [];
    for (const match of rivals.toSorted(byPreference)) {
      if (!kept.some((other) => other.ruleId !== match.ruleId && overlap(other, match))) kept.push(match);
    }
    return kept;
  });
}

/** The findings of `own` whose weakness, file and line are not among `others`. */
export function withoutReported(
  own: readonly PipelineFinding[],
  others: readonly PipelineFinding[],
): PipelineFinding[] {
  const reported = new Set(others.map(problemOf));
  return own.filter((finding) => {
    const problem = problemOf(finding);
    return problem === null || !reported.has(problem);
  });
}

/** Drops the findings at these places where the data is known; where it may come from anywhere, they are low, of low confidence. */
export function judgeFollowed(findings: PipelineFinding[], followed: readonly FollowedSink[]): PipelineFinding[] {
  if (followed.length === 0) return findings;
  const known = new Map<string, boolean>();
  const kept = new Set<string>();
  for (const { path, line, ruleIds, isKnown, isOfCallers, keepsUnknown } of followed) {
    for (const place of ruleIds.map((id) => placeOf(path, line, id))) {
      if (keepsUnknown === true) kept.add(place);
      if (isOfCallers !== true) known.set(place, isKnown && (known.get(place) ?? true));
    }
  }
  for (const { path, line, ruleIds } of followed.filter(({ isOfCallers }) => isOfCallers === true))
    for (const place of ruleIds.map((id) => placeOf(path, line, id))) known.set(place, known.get(place) ?? false);
  return findings.flatMap((finding) => {
    const { location_path: path, location_line: line, metadata, severity } = finding;
    const place = placeOf(path, line, metadata.rule_id);
    const isKnown = known.get(place);
    if (isKnown === true) return [];
    if (isKnown === undefined || kept.has(place)) return [finding];
    const lowered = rankOf(severity) > rankOf("low") ? severity : "low";
    return [{ ...finding, severity: lowered, metadata: { ...metadata, confidence: "low" } }];
  });
}

function placeOf(path: string | null, line: number | null, ruleId: unknown): string {
  return JSON.stringify([path, line, ruleId]);
}

function problemOf({ location_path: path, location_line: line, metadata }: PipelineFinding): string | null {
  return path === null || line === null || metadata.cwe === null ? null : problemAt(path, line, metadata.cwe);
}

/** The CWE that represents a group of interchangeable ones. */
export function weaknessOf(cwe: string): string {
  return FAMILY_OF.get(cwe) ?? cwe;
}

/** Whether a CWE means a hard-coded credential. */
export function isCredential(cwe: string | null): boolean {
  return cwe !== null && weaknessOf(cwe) === CREDENTIAL;
}

function problemAt(path: string, line: number, cwe: string): string {
  return JSON.stringify([path, line, weaknessOf(cwe)]);
}

function overlap(a: RuleMatch, b: RuleMatch): boolean {
  return a.offset < b.endOffset && b.offset < a.endOffset;
}

function byPreference(a: RuleMatch, b: RuleMatch): number {
  return (
    CONFIDENCES.indexOf(a.confidence) - CONFIDENCES.indexOf(b.confidence) ||
    SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
    a.endOffset - a.offset - (b.endOffset - b.offset) ||
    (a.ruleId < b.ruleId ? -1 : 1)
  );
}

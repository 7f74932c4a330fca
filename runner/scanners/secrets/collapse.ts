import type { SecretRule } from "./rule.ts";
import type { Candidate } from "./scan-text.ts";

const RANK: Record<SecretRule["specificity"], number> = { provider: 0, structured: 1, generic: 2 };

/** Of candidates that overlap, keeps the most specific; among equals the longest, then the first by rule id. */
export function collapse(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  let group: Candidate[] = [];
  let groupEnd = -1;
  for (const candidate of candidates.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (candidate.start >= groupEnd) {
      kept.push(...mostSpecific(group));
      group = [];
    }
    group.push(candidate);
    groupEnd = Math.max(groupEnd, candidate.end);
  }
  return [...kept, ...mostSpecific(group)].toSorted((a, b) => a.start - b.start);
}

/** Of a chain of overlapping candidates: in order of preference, each that overlaps none already taken. */
function mostSpecific(group: readonly Candidate[]): Candidate[] {
  const taken: Candidate[] = [];
  for (const candidate of group.toSorted(byPreference)) {
    if (!taken.some((other) => candidate.start < other.end && other.start < candidate.end)) taken.push(candidate);
  }
  return taken;
}

function byPreference(a: Candidate, b: Candidate): number {
  return (
    RANK[a.rule.specificity] - RANK[b.rule.specificity] ||
    b.end - b.start - (a.end - a.start) ||
    (a.rule.id < b.rule.id ? -1 : 1)
  );
}

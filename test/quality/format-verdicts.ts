import type { Verdict } from "./measure-pairs.ts";

type Score = Pick<Verdict, "vulnerable" | "safe"> & { found: number; flagged: number };

export function scoreOf(verdicts: readonly Verdict[]): Score {
  const score = { vulnerable: 0, found: 0, safe: 0, flagged: 0 };
  for (const { vulnerable, missed, safe, falsePositives } of verdicts) {
    score.vulnerable += vulnerable;
    score.found += vulnerable - missed.length;
    score.safe += safe;
    score.flagged += falsePositives.length;
  }
  return score;
}

/** One row per kind and language, one per language, and one for all. */
export function formatVerdicts(verdicts: readonly Verdict[], kindOf: ((verdict: Verdict) => string) | null): string {
  const rows = [["LANGUAGE", "FAMILY", "VULNERABLE", "FOUND", "", "SAFE", "FALSE POSITIVES", ""]];
  for (const [language, ofLanguage] of Map.groupBy(verdicts, (verdict) => verdict.language)) {
    for (const [kind, ofKind] of kindOf === null ? [] : Map.groupBy(ofLanguage, kindOf)) {
      rows.push(formatRow(language, kind, ofKind));
    }
    rows.push(formatRow(language, "all", ofLanguage));
  }
  rows.push(formatRow("all", "all", verdicts));
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => row.map((cell, column) => align(cell, column, widths[column] ?? 0)).join("  "))
    .map((line) => line.trimEnd())
    .join("\n");
}

export function listMistakes(verdicts: readonly Verdict[]): string[] {
  return verdicts.flatMap(({ missed, falsePositives }) => [
    ...missed.map((path) => `missed       ${path}`),
    ...falsePositives.map((path) => `false positive  ${path}`),
  ]);
}

export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

function formatRow(language: string, kind: string, verdicts: readonly Verdict[]): string[] {
  const { vulnerable, found, safe, flagged } = scoreOf(verdicts);
  const counts = [vulnerable, found, share(found, vulnerable), safe, flagged, share(flagged, safe)];
  return [language, kind, ...counts.map(String)];
}

function share(part: number, whole: number): string {
  return whole === 0 ? "-" : `${percent(part, whole).toFixed(0)} %`;
}

function align(cell: string, column: number, width: number): string {
  return column < 2 ? cell.padEnd(width) : cell.padStart(width);
}

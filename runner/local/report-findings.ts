/** The fields of a finding that a report needs; API findings and pipeline findings both have them. */
export interface ReportedFinding {
  severity: string;
  title: string;
  location_path: string | null;
  location_line: number | null;
  metadata: { rule_id: string };
}

export interface ReportedSummary {
  commit?: string | null | undefined;
  duration_ms?: number | undefined;
  scanners: readonly { name: string; version: string; findings: number; truncated?: boolean | undefined }[];
  skipped?: Readonly<Record<string, number>> | undefined;
  findings?: { by_context?: Readonly<Record<string, number>> | undefined } | undefined;
}

const SEVERITIES = ["critical", "high", "medium", "low", "info"];
const MAX_ROWS = 200;
const MAX_CELL_LENGTH = 60;

/**
 * The findings as a table, the most severe first, with a summary.
 * @param listed the findings in the table, of those that the summary counts
 */
export function reportFindings(
  summary: ReportedSummary,
  findings: readonly ReportedFinding[],
  listed: readonly ReportedFinding[] = findings,
): string {
  const rows = listed
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MAX_ROWS)
    .map((finding) => [finding.severity, finding.metadata.rule_id, place(finding), shorten(finding.title)]);
  const omitted = listed.length - rows.length;
  const none = listed === findings ? "No findings." : "No new findings.";
  return [
    listed.length > 0 ? table([["SEVERITY", "RULE", "PLACE", "FINDING"], ...rows]) : none,
    ...(omitted > 0 ? [`… and ${omitted} more`] : []),
    "",
    summarize(summary, findings),
  ].join("\n");
}

function summarize(summary: ReportedSummary, findings: readonly ReportedFinding[]): string {
  const counts = SEVERITIES.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return `${count} ${severity}`;
  });
  const scanners = summary.scanners.map(({ name, version, findings: found, truncated }) => {
    return `${name} ${version}: ${found}${truncated ? " (truncated)" : ""}`;
  });
  const { approximated = 0, ...skips } = summary.skipped ?? {};
  const skipped = Object.entries(skips).map(([reason, count]) => `${count} ${reason}`);
  const contexts = Object.entries(summary.findings?.by_context ?? {}).map(([context, count]) => `${count} ${context}`);
  const seconds = ((summary.duration_ms ?? 0) / 1_000).toFixed(1);
  const commit = summary.commit ? [`commit ${summary.commit.slice(0, 12)}`] : [];
  return [
    `${findings.length} findings (${counts.join(", ")})`,
    `${[...commit, `${seconds} s`].join(", ")}; ${scanners.join("; ")}`,
    ...(contexts.length > 0 ? [`Outside of production code: ${contexts.join(", ")}`] : []),
    ...(skipped.length > 0 ? [`Skipped: ${skipped.join(", ")}`] : []),
    ...(approximated > 0 ? [`Analysed, but not everywhere exactly: ${approximated}`] : []),
  ].join("\n");
}

function rank({ severity }: ReportedFinding): number {
  const found = SEVERITIES.indexOf(severity);
  return found === -1 ? SEVERITIES.length : found;
}

function place({ location_path: path, location_line: line }: ReportedFinding): string {
  const full = printable(`${path ?? "?"}${line === null ? "" : `:${line}`}`);
  return full.length > MAX_CELL_LENGTH ? `…${full.slice(1 - MAX_CELL_LENGTH)}` : full;
}

function shorten(title: string): string {
  return title.length > MAX_CELL_LENGTH ? `${title.slice(0, MAX_CELL_LENGTH - 1)}…` : title;
}

function table(rows: string[][]): string {
  const cells = rows.map((row) => row.map(printable));
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Names come from the repository and must not contain terminal control sequences. */
export function printable(cell: string): string {
  return cell.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "?");
}

import type { BaselineComparison } from "./compare-baseline.ts";
import { printable } from "./report-findings.ts";

const MAX_ROWS = 50;

/** What is fixed, and the counts: `1 new, 2 fixed, 3 unchanged against the baseline`. */
export function reportComparison(comparison: BaselineComparison): string {
  const { fixed, unchanged, notCompared } = comparison;
  const rows = fixed
    .slice(0, MAX_ROWS)
    .map(({ ruleId, path, line }) => printable(`  ${ruleId}  ${path ?? "?"}${line === null ? "" : `:${line}`}`));
  return [
    ...(fixed.length > 0 ? ["Fixed:", ...rows] : []),
    ...(fixed.length > rows.length ? [`  … and ${fixed.length - rows.length} more`] : []),
    `${comparison.new.length} new, ${fixed.length} fixed, ${unchanged.length} unchanged against the baseline`,
    ...(notCompared > 0
      ? [`Not compared, because their scanner did not complete or skipped the file: ${notCompared}`]
      : []),
  ].join("\n");
}

/** For the JSON output: external ids of new findings, and the fixed findings of the baseline. */
export function describeComparison(comparison: BaselineComparison): object {
  return {
    new: comparison.new.map(({ external_id: externalId }) => externalId),
    fixed: comparison.fixed.map(({ scanner, externalId, ruleId, title, path, line }) => ({
      external_id: externalId,
      scanner,
      rule_id: ruleId,
      title,
      location_path: path,
      location_line: line,
    })),
    unchanged: comparison.unchanged.length,
    not_compared: comparison.notCompared,
  };
}

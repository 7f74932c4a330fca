import { sql } from "drizzle-orm";
import { LAST_SEVERITY_RANGE } from "../../database/finding-tables.ts";

/** A rule, directory or file: its findings of a severity are a range of an index. */
export interface Term {
  by: keyof typeof COLUMNS;
  id: number;
  /** Of the severities that its findings have, where that is known. */
  severityRanges?: readonly number[];
}

const COLUMNS = { rule: "rule_text_id", directory: "directory_id", file: "file_id" };

/** No rows to read for D1. */
export const ALL_RANGES = sql.raw(
  `(values ${Array.from({ length: LAST_SEVERITY_RANGE + 1 }, (_, range) => `(${range})`).join(", ")})`,
);

/** The index of the findings `f` of a term, or of those of a scanner, and the condition that it needs. */
export function indexOf(by: Term["by"], id: string, isOfScanner = false): { index: string; condition: string } {
  return {
    index: `indexed by findings_${isOfScanner && by === "directory" ? "scanner_directory" : `${by}_severity`}`,
    condition: `f.${COLUMNS[by]} = ${id} and f.file_id is not null`,
  };
}

export function parseRanges(json = "[]"): number[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the statements write it
  return JSON.parse(json) as number[];
}

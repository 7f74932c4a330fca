import { negotiate } from "./negotiate.ts";
import type { ListFormat } from "./stream-list.ts";

/**
 * Text that a spreadsheet may evaluate as a formula, also after characters that it trims or does not display, and in full-width
 * forms.
 */
const FORMULA = /^[\s\p{Z}\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** The format that a client requests; undefined for JSON. @param columns of CSV, in order. */
export function formatFor<T extends object>(
  accept: string | undefined,
  columns: readonly (keyof T & string)[],
): ListFormat<T> | undefined {
  const type = negotiate(accept, ["application/json", "text/csv", "application/x-ndjson"]);
  if (type === "text/csv") return csvOf(columns);
  return type === "application/x-ndjson" ? LINES : undefined;
}

/** CSV as in RFC 4180. */
function csvOf<T extends object>(columns: readonly (keyof T & string)[]): ListFormat<T> {
  return {
    contentType: "text/csv; charset=utf-8; header=present",
    start: writeLine(columns),
    separator: "",
    end: "",
    write: (rows) => rows.map((row) => writeLine(columns.map((column) => cellOf(column, row[column])))).join(""),
  };
}

const LINES: ListFormat<object> = {
  contentType: "application/x-ndjson",
  start: "",
  separator: "",
  end: "",
  write: (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join(""),
};

/** Free JSON is JSON in its cell as well, whatever its type. */
function cellOf(column: string, value: unknown): string | number | null {
  if (column === "metadata" || column === "changes") return JSON.stringify(value);
  return typeof value === "string" || typeof value === "number" ? value : null;
}

function writeLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(writeCell).join(",")}\r\n`;
}

function writeCell(value: string | number | null): string {
  if (value === null) return "";
  const text = String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

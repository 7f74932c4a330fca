import { negotiate } from "../../http/negotiate.ts";
import type { ListFormat } from "../../http/stream-list.ts";
import { Finding } from "../schemas.ts";

const COLUMNS = Finding.keyof().options;

/**
 * Text that a spreadsheet may evaluate as a formula, also after characters that it trims or does not display, and in full-width
 * forms.
 */
const FORMULA = /^[\s\p{Z}\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** CSV as in RFC 4180. */
const CSV: ListFormat<Finding> = {
  contentType: "text/csv; charset=utf-8; header=present",
  start: writeLine(COLUMNS),
  separator: "",
  end: "",
  write: (findings) => findings.map(writeFinding).join(""),
};

const LINES: ListFormat<Finding> = {
  contentType: "application/x-ndjson",
  start: "",
  separator: "",
  end: "",
  write: (findings) => findings.map((finding) => `${JSON.stringify(finding)}\n`).join(""),
};

/** The format that a client requests; undefined for JSON. */
export function formatFor(accept: string | undefined): ListFormat<Finding> | undefined {
  const type = negotiate(accept, ["application/json", "text/csv", "application/x-ndjson"]);
  if (type === "text/csv") return CSV;
  return type === "application/x-ndjson" ? LINES : undefined;
}

function writeFinding({ metadata, ...finding }: Finding): string {
  const cells = { ...finding, metadata: JSON.stringify(metadata) };
  return writeLine(COLUMNS.map((column) => cells[column]));
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

import type { Pair } from "./measure.ts";
import type { Workspace } from "./workspace.ts";

export interface Aim {
  atMost?: number;
  atLeast?: number;
  /** The value that is compared with the target (default: the ratio). */
  of?: "ratio" | "measured";
}

export interface Result {
  what: string;
  measured: number;
  baseline?: number;
  /** Default: measured / baseline. */
  ratio?: number;
  unit: Unit;
  aim?: Aim;
}

export interface BenchmarkOptions {
  verbose: boolean;
  only?: string | undefined;
  /** Size of the scanned code, for benchmarks that have one. */
  megabytes?: number | undefined;
  /** Findings of each object, for benchmarks that have a number. */
  findings?: number | undefined;
}

export interface Benchmark {
  name: string;
  about: string;
  run: (workspace: Workspace, options: BenchmarkOptions) => Promise<Result[]>;
}

const UNITS = {
  s: (value: number) => `${value.toFixed(1)} s`,
  ms: (value: number) => (value >= 10_000 ? `${(value / 1_000).toFixed(1)} s` : `${Math.round(value)} ms`),
  µs: (value: number) => `${Math.round(value)} µs`,
  "per second": (value: number) => `${value >= 100 ? Math.round(value) : value.toFixed(2)}/s`,
  MiB: (value: number) => `${value.toFixed(1)} MiB`,
  times: (value: number) => String(Math.round(value)),
  kB: (value: number) => `${value.toFixed(1)} kB`,
  bytes: (value: number) => `${Math.round(value)} B`,
  rows: (value: number) => String(Math.round(value)),
  million: (value: number) => `${(value / 1_000_000).toFixed(1)} million`,
  "%": (value: number) => `${value.toFixed(1)} %`,
};
export type Unit = keyof typeof UNITS;

export function resultOf(what: string, pair: Pair, unit: Unit, aim?: Aim): Result {
  return { what, ...pair, unit, ...(aim && { aim }) };
}

export function formatResults(results: readonly Result[]): string {
  const rows = [["WHAT", "MEASURED", "BASELINE", "RATIO", "AIM", ""], ...results.map(formatRow)];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => row.map((cell, column) => pad(cell, column, widths[column] ?? 0)))
    .map((cells) => cells.join("  ").trimEnd())
    .join("\n");
}

function pad(cell: string, column: number, width: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

function formatRow(result: Result): string[] {
  const { what, measured, baseline, unit, aim } = result;
  const format = UNITS[unit];
  const ratio = result.ratio ?? (baseline === undefined ? undefined : measured / baseline);
  return [
    what,
    format(measured),
    baseline === undefined ? "" : format(baseline),
    ratio === undefined ? "" : ratio.toFixed(2),
    aim ? formatAim(aim, format) : "",
    aim ? verdict(aim, aim.of === "measured" ? measured : (ratio ?? measured)) : "",
  ];
}

function formatAim({ atMost, atLeast, of }: Aim, format: (value: number) => string): string {
  const shown = (value: number): string => (of === "measured" ? format(value) : String(value));
  return atMost === undefined ? `≥ ${shown(atLeast ?? 0)}` : `≤ ${shown(atMost)}`;
}

function verdict({ atMost = Infinity, atLeast = -Infinity }: Aim, value: number): string {
  return value <= atMost && value >= atLeast ? "ok" : "over";
}

import { z } from "zod";

/** Milliseconds of a scan by stage. */
export type Stages = Record<(typeof STAGES)[number], number>;

export const STAGES = ["until claimed", "git clone", "check-out", "scanners and delivery"] as const;
const RUNNER = "runner | ";
const Entry = z.object({ time: z.string(), event: z.string(), scan_id: z.string() });

/** Reads the stages of a scan from the runner's log, given its start (`Date.now()`) and its duration. */
export function stagesOf(log: readonly string[], scan: { id: string; startedAtMs: number; ms: number }): Stages {
  const entries = log
    .filter((line) => line.startsWith(RUNNER) && line.includes(scan.id))
    .map((line) => Entry.parse(JSON.parse(line.slice(RUNNER.length))));
  const timeOf = (event: string): number => Date.parse(entries.find((entry) => entry.event === event)?.time ?? "");
  const [claimed, cloned, checkedOut] = [timeOf("scan_started"), timeOf("cloned"), timeOf("checked_out")];
  return {
    "until claimed": claimed - scan.startedAtMs,
    "git clone": cloned - claimed,
    "check-out": checkedOut - cloned,
    "scanners and delivery": scan.startedAtMs + scan.ms - checkedOut,
  };
}

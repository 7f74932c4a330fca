/*
 * What a scan that the pipeline runs may go through. The statements in queries.ts take their guards from here; each is one
 * guarded UPDATE … RETURNING in a batch, so that two of anything cannot both win.
 *
 *   queued ──claim──► running ──complete, fail──► completed | failed
 *     ▲                  │
 *     └──────retry───────┘   next attempt, from no findings
 *   queued | running ──fail permanently──► failed
 *   queued | running ──release──► the client's, for good
 */

/**
 * How rows represent a state: by the status of the scan, and whether its job is claimed. In any other state the job is closed.
 */
export const OPEN_STATES = {
  queued: { claimed: false },
  running: { claimed: true },
} as const;
export type OpenState = keyof typeof OPEN_STATES;
export type State = OpenState | "completed" | "failed" | "released";

export interface Transition {
  from: readonly OpenState[];
  to: State;
  /** The type of the event that the transition writes; null for none. */
  event: string | null;
}

/** All transitions also require the current attempt: calls of an older attempt are refused. */
export const TRANSITIONS = {
  dispatch: { from: ["queued"], to: "queued", event: "dispatched" },
  claim: { from: ["queued"], to: "running", event: "claimed" },
  heartbeat: { from: ["running"], to: "running", event: null },
  findings: { from: ["running"], to: "running", event: null },
  complete: { from: ["running"], to: "completed", event: "finished" },
  fail: { from: ["running"], to: "failed", event: "finished" },
  retry: { from: ["running"], to: "queued", event: "retried" },
  failPermanently: { from: ["queued", "running"], to: "failed", event: "finished" },
  release: { from: ["queued", "running"], to: "released", event: "released" },
} as const satisfies Record<string, Transition>;

/** Maximum number of attempts that may fail or be lost. */
export const MAX_ATTEMPTS = 3;
/** Maximum number of additional attempts after runners released a scan because of a shutdown or a machine fault. */
export const MAX_HANDED_BACK = 10;
/** Maximum duration of an attempt, regardless of heartbeats; longer than SCAN_TIMEOUT_SECONDS can be. */
export const MAX_ATTEMPT_MS = 25 * 60 * 60 * 1_000;
const FIRST_DELAY_MS = 3_000;
const DELAY_GROWTH = 4;
/** After this many releases, the delay after a machine fault is constant; all delays together are then 20 minutes. */
const MAX_FAULT_GROWTH = 3;

/** The attempts at a scan: `attempt` counts all from 1, `handedBack` those that runners released. */
export interface AttemptCounts {
  attempt: number;
  handedBack: number;
}

export type AttemptEnd = "lost" | "failed" | "handed_back" | "machine_fault";

/** What follows an attempt that did not finish the scan: another one after a delay, or none. */
export function afterAttempt(
  { attempt, handedBack }: AttemptCounts,
  end: AttemptEnd,
): { delayMs: number } | "permanent_failure" {
  if (end === "handed_back") return handedBack < MAX_HANDED_BACK ? { delayMs: 0 } : "permanent_failure";
  if (end === "machine_fault") {
    const delayMs = FIRST_DELAY_MS * DELAY_GROWTH ** Math.min(handedBack, MAX_FAULT_GROWTH);
    return handedBack < MAX_HANDED_BACK ? { delayMs } : "permanent_failure";
  }
  const failures = attempt - handedBack;
  return failures < MAX_ATTEMPTS ? { delayMs: FIRST_DELAY_MS * DELAY_GROWTH ** (failures - 1) } : "permanent_failure";
}

import { z } from "zod";

/** What a runner tells of its work on an attempt. The worker tells the rest of a scan's story itself. */
export const RUNNER_EVENT_TYPES = ["cloned", "checked_out", "scanner_finished"] as const;

export const MAX_EVENT_DETAIL_BYTES = 16 * 1024;
export const MAX_EVENTS_PER_CALL = 50;

/**
 * `id` is the runner's, so that an event that is sent twice is kept once. `age_ms`: how long ago it happened when the call
 * was sent, so that the clocks of runner and worker need not agree. Neither message nor detail ever holds a credential.
 */
export const RunnerEvent = z.object({
  id: z.uuid(),
  type: z.enum(RUNNER_EVENT_TYPES),
  age_ms: z.int().min(0),
  message: z.string().min(1).max(500),
  detail: z
    .record(z.string().max(100), z.json())
    .refine((detail) => new TextEncoder().encode(JSON.stringify(detail)).length <= MAX_EVENT_DETAIL_BYTES, {
      error: `must have at most ${MAX_EVENT_DETAIL_BYTES} bytes as JSON`,
    }),
});
export type RunnerEvent = z.infer<typeof RunnerEvent>;

/** Absent in the calls of runners that tell nothing. */
export const RunnerEvents = z.array(RunnerEvent).max(MAX_EVENTS_PER_CALL).optional();

import { z } from "zod";
import { jsonBoundsViolation } from "./json-bounds.ts";
import { text } from "./text.ts";

/** An event that a runner reports for its attempt. The worker writes all other events of a scan. */
const RUNNER_EVENT_TYPES = ["cloned", "checked_out", "scanner_finished"] as const;

export const MAX_EVENT_DETAIL_BYTES = 16 * 1024;
export const MAX_EVENTS_PER_CALL = 50;

const EventDetail = z
  .unknown()
  .superRefine((detail, context) => {
    const violation = jsonBoundsViolation(detail, MAX_EVENT_DETAIL_BYTES);
    if (violation !== undefined) context.addIssue(violation);
  })
  // Only after the check of the depth: it recurses as deeply as the value is nested.
  .pipe(z.record(z.string().max(100), z.json()));

/**
 * `id` is chosen by the runner, so that an event sent twice is stored once. `age_ms` is the age of the event when the call is
 * sent, so that the clocks of runner and worker need not agree. Message and detail never contain a credential.
 */
export const RunnerEvent = z.object({
  id: z.uuid(),
  type: z.enum(RUNNER_EVENT_TYPES),
  age_ms: z.int().min(0),
  message: text(500),
  detail: EventDetail,
});
export type RunnerEvent = z.infer<typeof RunnerEvent>;

/** Absent in the calls of runners that send no events. */
export const RunnerEvents = z.array(RunnerEvent).max(MAX_EVENTS_PER_CALL).optional();

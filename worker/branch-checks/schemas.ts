import { z } from "@hono/zod-openapi";
import { MAX_CHECKED_BRANCHES } from "../contract/branch-check.ts";
import { Timestamp } from "../http/schemas.ts";

export const SCHEDULES = ["none", "hourly", "daily", "weekly"] as const;
const ScheduleName = z.enum(SCHEDULES).openapi({ example: "daily" });

export const Schedule = z
  .object({
    schedule: ScheduleName,
    next_check_at: Timestamp.nullable(),
    last_checked_at: Timestamp.nullable(),
    last_error: z.string().nullable().openapi({ description: "Of the last check.", example: null }),
    unchecked_branches: z.int().openapi({
      description: `Branches with scans beyond the ${MAX_CHECKED_BRANCHES} that a check asks for, which are those scanned last; at most 10,000 are counted.`,
      example: 0,
    }),
  })
  .openapi("Schedule");
export type Schedule = z.infer<typeof Schedule>;

export const SetScheduleRequest = z.object({ schedule: ScheduleName }).openapi("SetScheduleRequest");

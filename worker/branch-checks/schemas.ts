import { z } from "@hono/zod-openapi";
import { Timestamp } from "../http/schemas.ts";

export const SCHEDULES = ["none", "hourly", "daily", "weekly"] as const;
const ScheduleName = z.enum(SCHEDULES).openapi({ example: "daily" });

export const Schedule = z
  .object({
    schedule: ScheduleName,
    next_check_at: Timestamp.nullable(),
    last_checked_at: Timestamp.nullable(),
    last_error: z.string().nullable().openapi({ description: "Of the last check.", example: null }),
  })
  .openapi("Schedule");
export type Schedule = z.infer<typeof Schedule>;

export const SetScheduleRequest = z.object({ schedule: ScheduleName }).openapi("SetScheduleRequest");

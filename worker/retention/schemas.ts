import { z } from "@hono/zod-openapi";

const MAX_DAYS = 36_500;

const days = (what: string) =>
  z
    .int()
    .min(1)
    .max(MAX_DAYS)
    .nullable()
    .openapi({
      description: `${what} \`null\`: the service's default, which is unlimited unless the operator sets it.`,
    });

const shape = {
  scan_days: days(
    "Days that a scan and its findings are kept after its end. The latest completed scan of the default branch is kept.",
  ).openapi({ example: 90 }),
  event_days: days("Days that the events of scans are kept.").openapi({ example: 30 }),
};

export const Retention = z.object(shape).openapi("Retention");
export type Retention = z.infer<typeof Retention>;

export const SetRetentionRequest = z
  .object({ scan_days: shape.scan_days.optional(), event_days: shape.event_days.optional() })
  .openapi("SetRetentionRequest");
export type SetRetentionRequest = z.infer<typeof SetRetentionRequest>;

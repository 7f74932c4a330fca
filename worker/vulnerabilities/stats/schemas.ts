import { z } from "@hono/zod-openapi";

const Count = z.int().openapi({ example: 12 });
const MAX_DAYS = 366;
const RULE = `must be a whole number from 1 to ${MAX_DAYS}`;

export const StatsQuery = z.object({
  days: z
    .string()
    .regex(/^0*[1-9]\d{0,2}$/, RULE)
    .transform(Number)
    .pipe(z.number().max(MAX_DAYS, RULE))
    .default(90)
    .openapi({
      param: { name: "days", in: "query" },
      type: "integer",
      minimum: 1,
      maximum: MAX_DAYS,
      description: "The days (UTC) that `by_day` and the time to fix are about, today included.",
      example: 90,
    }),
});

export const Stats = z
  .object({
    open: Count.openapi({ description: "Open vulnerabilities that are not dismissed." }),
    dismissed: Count.openapi({ description: "Open vulnerabilities that are dismissed. Nothing else counts them." }),
    by_severity: z
      .array(z.object({ severity: z.string().openapi({ example: "high" }), open: Count }))
      .openapi({ description: "`critical`, `high`, `medium`, `low`, `info`, and `other` for all others." }),
    by_age: z
      .array(
        z.object({
          up_to_days: z.int().nullable().openapi({ description: "Null for all that are older.", example: 30 }),
          open: Count,
        }),
      )
      .openapi({ description: "By full days since they were first seen on the branch." }),
    median_age_days: z.int().nullable().openapi({
      description: "Of the open ones; of an even number, that of the older of the two in the middle. Null without any.",
      example: 12,
    }),
    by_day: z
      .array(
        z.object({
          day: z.string().openapi({ format: "date", example: "2026-11-20" }),
          opened: Count.openapi({ description: "New or reopened, by when the scan ended." }),
          fixed: Count.openapi({ description: "Fixed or no longer detected." }),
        }),
      )
      .openapi({ description: "Each day, oldest first." }),
    fixed: Count.openapi({ description: "How many were fixed in these days and are still." }),
    median_seconds_to_fix: z.int().nullable().openapi({
      description: "Of those, from when they were first seen on the branch. Null without any.",
      example: 259_200,
    }),
    projects: z.array(z.object({ project: z.string().openapi({ example: "shop" }), open: Count })).openapi({
      description: "The ten projects with the most open ones.",
    }),
    rules: z
      .array(
        z.object({
          scanner: z.string().openapi({ example: "ast-grep" }),
          rule_id: z.string().nullable().openapi({ example: "javascript.shell-from-variable" }),
          open: Count,
        }),
      )
      .openapi({ description: "The ten rules with the most open ones." }),
  })
  .openapi("VulnerabilityStats");
export type Stats = z.infer<typeof Stats>;

import { z } from "zod";

/*
 * What `npm run operator` calls, with the operator's secret as bearer token: POST /internal/operator/move until it is done, GET
 * /internal/operator/shards, POST /internal/operator/suspend and /internal/operator/resume.
 */

export const Suspension = z.object({
  organization: z.string(),
  /** Null if it is not suspended. */
  suspended_at: z.string().nullable(),
});
export type Suspension = z.infer<typeof Suspension>;

export const MoveProgress = z.object({
  status: z.enum(["copying", "switching", "removing", "done"]),
  /** The shard that serves the organization. */
  shard: z.string(),
  /** What this call has copied or removed, by table. */
  rows: z.record(z.string(), z.number()),
  /** For how long this call has held the writes of the organization. */
  heldMs: z.number().optional(),
});
export type MoveProgress = z.infer<typeof MoveProgress>;

export const ShardList = z.object({
  shards: z.array(
    z.object({
      shard: z.string(),
      weight: z.number(),
      organizations: z.number(),
      bytes: z.number(),
    }),
  ),
});
export type ShardList = z.infer<typeof ShardList>;

import { z } from "zod";

/*
 * What `npm run operator` calls below /internal/operator, with the operator's secret as bearer token. GET: organizations, shards and
 * log. POST: suspend and resume; move and delete, until they are done; rotate-keys and verify, for each shard until they return no `next`.
 */

export const Suspension = z.object({
  organization: z.string(),
  /** Null if it is not suspended. */
  suspended_at: z.string().nullable(),
});
export type Suspension = z.infer<typeof Suspension>;

const rows = z.record(z.string(), z.number());

export const MoveProgress = z.object({
  status: z.enum(["copying", "switching", "removing", "done"]),
  /** The shard that serves the organization. */
  shard: z.string(),
  /** What this call has copied or removed, by table. */
  rows,
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

export const OrganizationPage = z.object({
  organizations: z.array(
    z.object({
      organization: z.string(),
      id: z.string(),
      number: z.number(),
      shard: z.string(),
      /** `creating`, `active`, or the step of a move: `copying`, `switching`, `removing`. */
      status: z.string(),
      created_at: z.string(),
      suspended_at: z.string().nullable(),
      /** Null if the shard does not have the organization. */
      usage: z.object({ users: z.number(), projects: z.number(), scans: z.number(), findings: z.number() }).nullable(),
    }),
  ),
  /** The number after which the next page begins; null on the last page. */
  next: z.number().nullable(),
});
export type OrganizationPage = z.infer<typeof OrganizationPage>;

/** The first call names the organization by its slug; those that continue, by its number and shard. */
export const DeletionProgress = z.object({
  status: z.enum(["removing", "done"]),
  number: z.number(),
  shard: z.string(),
  /** What this call has removed, by table. */
  rows,
});
export type DeletionProgress = z.infer<typeof DeletionProgress>;

export const OperatorLog = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      created_at: z.string(),
      action: z.string(),
      organization: z.string().nullable(),
      request_id: z.string(),
      network: z.string(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
  /** The id before which the next page begins; null on the last page. */
  next: z.string().nullable(),
});
export type OperatorLog = z.infer<typeof OperatorLog>;

const problems = z.array(z.object({ organization: z.string().nullable(), problem: z.string() }));

/** Of one shard; further calls have the `next` of the one before as `position`, until it is null. */
export const RotationProgress = z.object({
  shard: z.string(),
  /** The id of the first data key. */
  key: z.string(),
  /** The rows that this call has looked at. */
  rows: z.number(),
  /** Secrets that it has encrypted with that key. */
  rotated: z.number(),
  /** Secrets that were replaced while it worked. */
  changed: z.number(),
  /** Secrets with other keys in copies that a move makes or removes. */
  copies: z.number(),
  /** Secrets that no data key decrypts; the first of them are in `problems`. */
  unreadable: z.number(),
  problems,
  next: z.string().nullable(),
});
export type RotationProgress = z.infer<typeof RotationProgress>;

/** Of one shard, as `RotationProgress`. */
export const Verification = z.object({
  shard: z.string(),
  /** The rows that this call has looked at, by table, and by column of secrets. */
  rows,
  /** How many problems; the first of each kind are in `problems`. */
  found: z.number(),
  problems,
  next: z.string().nullable(),
});
export type Verification = z.infer<typeof Verification>;

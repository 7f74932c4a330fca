import { z } from "zod";

/**
 * Optional additions keep the version, so that worker and runner of two releases are compatible in any order of deployment. Any
 * other change requires a new version, which both sides reject by name until they support it.
 */
export const CONTRACT_VERSION = 1;

/** A message on the scan queue. It has no secrets; the database is the source of truth. */
export const ScanMessage = z.object({
  version: z.literal(CONTRACT_VERSION),
  scan_id: z.uuid(),
  attempt: z.int().min(1),
  /** The database that has the scan; absent for the first one. */
  shard: z.string().max(20).optional(),
});
export type ScanMessage = z.infer<typeof ScanMessage>;

/**
 * The body of `POST {runner}/scans`, with the runner's secret as bearer token. The runner answers 202 when it accepts the scan or
 * has accepted it before, and 503 when it is full. `token` authorizes calls of the internal API for this attempt of this scan
 * only.
 */
export const DispatchRequest = ScanMessage.extend({
  token: z.string().min(1).max(4_096),
  /** Absent for a scan. A runner that does not know it claims a scan with this id, which there is not. */
  kind: z.literal("branch_check").optional(),
});
export type DispatchRequest = z.infer<typeof DispatchRequest>;

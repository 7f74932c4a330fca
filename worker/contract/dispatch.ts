import { z } from "zod";

/**
 * What is only added, and may be absent, keeps the version: then worker and runner of two releases understand each other,
 * whichever was deployed first. Anything else needs another version, which both sides refuse by name until they know it.
 */
export const CONTRACT_VERSION = 1;

/** A message on the scan queue: nothing secret, the row is the truth. */
export const ScanMessage = z.object({
  version: z.literal(CONTRACT_VERSION),
  scan_id: z.uuid(),
  attempt: z.int().min(1),
  /** The database that has the scan; absent for the first one. */
  shard: z.string().max(20).optional(),
});
export type ScanMessage = z.infer<typeof ScanMessage>;

/**
 * `POST {runner}/scans`, with the runner's secret as bearer token. The runner answers 202 when it takes the scan (or has
 * it already) and 503 when it is full. `token` opens the internal API for this scan and this attempt alone.
 */
export const DispatchRequest = ScanMessage.extend({ token: z.string().min(1).max(4_096) });
export type DispatchRequest = z.infer<typeof DispatchRequest>;

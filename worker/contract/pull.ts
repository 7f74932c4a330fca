import { z } from "zod";
import { CONTRACT_VERSION, DispatchRequest } from "./dispatch.ts";

/*
 * How a pull-mode runner asks for a scan: POST /internal/jobs/lease, with the runner's secret as bearer
 * token, while it has room for one more. 401: the secret is wrong. 409: this worker hands its scans out itself.
 */

const version = z.literal(CONTRACT_VERSION);

export const MAX_LEASE_WAIT_MS = 25_000;

/** `wait_ms`: how long the answer may wait for a scan. */
export const LeaseRequest = z.object({ version, wait_ms: z.int().min(0).max(MAX_LEASE_WAIT_MS) });
export type LeaseRequest = z.infer<typeof LeaseRequest>;

/** Null when none came. A scan is this runner's to claim for as long as a lease; after that it may go to another. */
export const LeaseResponse = z.object({ version, scan: DispatchRequest.nullable() });
export type LeaseResponse = z.infer<typeof LeaseResponse>;

import { z } from "zod";
import { CONTRACT_VERSION, DispatchRequest } from "./dispatch.ts";

/*
 * A pull-mode runner requests a scan: POST /internal/jobs/lease, with the runners' secret as bearer token, while it has capacity
 * for another one. 401: the secret is wrong. 409: this worker dispatches its scans itself.
 */

const version = z.literal(CONTRACT_VERSION);

export const MAX_LEASE_WAIT_MS = 25_000;

/** `wait_ms`: how long the response may be delayed until there is a scan. */
export const LeaseRequest = z.object({ version, wait_ms: z.int().min(0).max(MAX_LEASE_WAIT_MS) });
export type LeaseRequest = z.infer<typeof LeaseRequest>;

/**
 * Null if there was no scan. The runner can claim the scan for the duration of a lease; after that, another runner may get it.
 */
export const LeaseResponse = z.object({ version, scan: DispatchRequest.nullable() });
export type LeaseResponse = z.infer<typeof LeaseResponse>;

import { z } from "zod";
import { CONTRACT_VERSION } from "./dispatch.ts";
import { PipelineFinding } from "./finding.ts";
import { BranchName, CloneUrl } from "./git-names.ts";
import { RunnerEvents } from "./runner-event.ts";
import { ScanSummary } from "./scan-summary.ts";

/*
 * What a runner says to the worker about the one scan and attempt its token names:
 * POST /internal/scans/{scan_id}/{claim|heartbeat|findings|finish}. Each call may arrive twice with the same outcome.
 * An error of the worker has a `CallError` as its body. With 401, 403, 404, 409 and 410 it means that the attempt is over (canceled,
 * deleted, or given to a successor): stop the work. Any other response comes from something in between: repeat the call.
 */

const version = z.literal(CONTRACT_VERSION);

export const CallError = z.object({
  error: z.enum([
    "bad_request",
    "unauthorized",
    "forbidden",
    "organization_suspended",
    "not_found",
    "conflict",
    "gone",
    "payload_too_large",
  ]),
  message: z.string(),
});
export type CallError = z.infer<typeof CallError>;

/** `claim_id` names the process that claims, so that its repeated claim succeeds and another's is refused. */
export const ClaimRequest = z.object({ version, claim_id: z.uuid() });
export type ClaimRequest = z.infer<typeof ClaimRequest>;

export const ClaimResponse = z.object({
  version,
  clone_url: CloneUrl,
  branch: BranchName,
  credential: z.object({ username: z.string(), token: z.string() }).nullable(),
  /** Why there is no credential: none is stored, or it is bound to another repository, or to none yet. */
  credential_state: z.enum(["sent", "none_stored", "other_repository", "no_repository"]),
  /** Base64url key of this project for fingerprints of secrets. */
  fingerprint_key: z.string().min(32).max(128),
  lease_ms: z.int().min(1),
  heartbeat_ms: z.int().min(1),
});
export type ClaimResponse = z.infer<typeof ClaimResponse>;

/** Room for the events of a call, each with as much detail as it may have. */
export const MAX_CALL_BYTES = 1024 * 1024;

export const HeartbeatRequest = z.object({ version, events: RunnerEvents });
export type HeartbeatRequest = z.infer<typeof HeartbeatRequest>;

/** `token` replaces the one in use: tokens live minutes beyond the lease, scans may live longer. */
export const HeartbeatResponse = z.object({ version, lease_ms: z.int().min(1), token: z.string().min(1).max(4_096) });
export type HeartbeatResponse = z.infer<typeof HeartbeatResponse>;

export const MAX_FINDINGS_PER_CALL = 1_000;
export const MAX_FINDINGS_CALL_BYTES = 4 * 1024 * 1024;

export const FindingsRequest = z.object({ version, findings: z.array(PipelineFinding).max(MAX_FINDINGS_PER_CALL) });
export type FindingsRequest = z.infer<typeof FindingsRequest>;

export const FindingsResponse = z.object({ version });
export type FindingsResponse = z.infer<typeof FindingsResponse>;

export const MAX_FAULT_LENGTH = 200;

/**
 * `retryable`: the cause may be gone in a moment, so that the scan goes to another attempt while it has one.
 * `handed_back`: the runner is shutting down, or its machine has a `fault`; the scan goes to another attempt, which does not
 * count as a failure.
 */
export const FinishRequest = z.discriminatedUnion("outcome", [
  z.object({ version, outcome: z.literal("completed"), summary: ScanSummary, events: RunnerEvents }),
  z.object({
    version,
    outcome: z.literal("failed"),
    summary: ScanSummary.required({ error: true }),
    retryable: z.boolean().optional(),
    events: RunnerEvents,
  }),
  z.object({
    version,
    outcome: z.literal("handed_back"),
    fault: z.string().min(1).max(MAX_FAULT_LENGTH).optional(),
    events: RunnerEvents,
  }),
]);
export type FinishRequest = z.infer<typeof FinishRequest>;

export const FinishResponse = z.object({ version });
export type FinishResponse = z.infer<typeof FinishResponse>;

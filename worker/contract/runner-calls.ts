import { z } from "zod";
import { CONTRACT_VERSION } from "./dispatch.ts";
import { Coverage } from "./finding-identity.ts";
import { PipelineFinding } from "./finding.ts";
import { BranchName, CloneUrl } from "./git-names.ts";
import { RunnerEvents } from "./runner-event.ts";
import { ScanSummary } from "./scan-summary.ts";

/*
 * The calls of a runner about the scan and attempt that its token names: POST
 * /internal/scans/{scan_id}/{claim|heartbeat|findings|finish}. All calls are idempotent. An error of the worker has a `CallError`
 * as its body; with 401, 403, 404, 409 and 410 the attempt is over (canceled, deleted, or replaced by a later one), and the
 * runner stops. Any other response comes from an intermediary, and the runner repeats the call.
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

/** `claim_id` identifies the process that claims, so that a repeated claim succeeds and that of another process fails. */
export const ClaimRequest = z.object({ version, claim_id: z.uuid() });
export type ClaimRequest = z.infer<typeof ClaimRequest>;

export const ClaimResponse = z.object({
  version,
  clone_url: CloneUrl,
  branch: BranchName,
  credential: z.object({ username: z.string(), token: z.string() }).nullable(),
  /** Whether there is a credential: none is stored, or it is bound to another repository, or to none yet. */
  credential_state: z.enum(["sent", "none_stored", "other_repository", "no_repository"]),
  /** The project's key for fingerprints of secrets, in base64url. */
  fingerprint_key: z.string().min(32).max(128),
  lease_ms: z.int().min(1),
  heartbeat_ms: z.int().min(1),
});
export type ClaimResponse = z.infer<typeof ClaimResponse>;

/** Sufficient for the maximum number of events per call, each with the maximum detail. */
export const MAX_CALL_BYTES = 1024 * 1024;

export const HeartbeatRequest = z.object({ version, events: RunnerEvents });
export type HeartbeatRequest = z.infer<typeof HeartbeatRequest>;

/** `token` replaces the current one: a token is valid for minutes after its lease, and a scan may take longer. */
export const HeartbeatResponse = z.object({ version, lease_ms: z.int().min(1), token: z.string().min(1).max(4_096) });
export type HeartbeatResponse = z.infer<typeof HeartbeatResponse>;

export const MAX_FINDINGS_PER_CALL = 1_000;
export const MAX_FINDINGS_CALL_BYTES = 4 * 1024 * 1024;

/** `coverage` comes in as many calls as necessary once all scanners have ended. */
export const FindingsRequest = z.object({
  version,
  findings: z.array(PipelineFinding).max(MAX_FINDINGS_PER_CALL),
  coverage: Coverage.optional(),
});
export type FindingsRequest = z.infer<typeof FindingsRequest>;

export const FindingsResponse = z.object({ version });
export type FindingsResponse = z.infer<typeof FindingsResponse>;

export const MAX_FAULT_LENGTH = 200;

/**
 * `retryable`: the cause may be transient, so the scan gets another attempt if it has any left. `handed_back`: the runner is
 * shutting down, or its machine has a `fault`; the scan gets another attempt, and this one does not count as a failure.
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

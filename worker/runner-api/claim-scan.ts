import { fingerprintKeyLabel } from "../contract/fingerprint-key.ts";
import { type ClaimResponse } from "../contract/runner-calls.ts";
import { CONTRACT_VERSION } from "../contract/dispatch.ts";
import type { Database } from "../database/client.ts";
import { decryptAccessToken } from "../projects/access-token.ts";
import { boundRepository } from "../projects/repository-url.ts";
import { DEFAULT_ACCESS_TOKEN_USER } from "../projects/schemas.ts";
import type { Attempt } from "../scan-jobs/queries.ts";
import type { Settings } from "../settings.ts";
import { staleAttempt } from "./stale-attempt.ts";
import { type ClaimedJob, claimJob } from "./queries.ts";

const HEARTBEATS_PER_LEASE = 4;

/**
 * Assigns the attempt to the runner, and returns the data for the clone.
 * @throws ApiError `conflict` if the attempt has ended or is assigned to another runner.
 */
export async function claimScan(
  database: Database,
  settings: Settings,
  attempt: Attempt,
  claimId: string,
  now = Date.now(),
): Promise<ClaimResponse> {
  const event = { type: "claimed", message: "A runner began to work on it.", detail: { claim_id: claimId }, at: now };
  const job = await claimJob(database, attempt, { id: claimId, now, leaseEndsAt: now + settings.leaseMs, event });
  if (!job) throw staleAttempt();
  return {
    version: CONTRACT_VERSION,
    clone_url: job.cloneUrl,
    branch: job.branch,
    ...(await credentialFor(settings, job)),
    fingerprint_key: await fingerprintKey(settings, job.projectId),
    lease_ms: settings.leaseMs,
    heartbeat_ms: Math.ceil(settings.leaseMs / HEARTBEATS_PER_LEASE),
  };
}

/** The token is sent only to the repository that it is bound to. */
export async function credentialFor(
  settings: Settings,
  job: Omit<ClaimedJob, "branch">,
): Promise<Pick<ClaimResponse, "credential" | "credential_state">> {
  const { encryptedAccessToken: stored, accessTokenRepository: repository } = job;
  if (stored === null) return { credential: null, credential_state: "none_stored" };
  if (repository === null) return { credential: null, credential_state: "no_repository" };
  if (repository !== boundRepository(job.cloneUrl)) return { credential: null, credential_state: "other_repository" };
  const token = await decryptAccessToken(settings, { projectId: job.projectId, repository }, stored);
  const username = job.accessTokenUser ?? DEFAULT_ACCESS_TOKEN_USER;
  return { credential: { username, token }, credential_state: "sent" };
}

async function fingerprintKey(settings: Settings, projectId: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", settings.fingerprintSecret, algorithm, false, ["sign"]);
  const label = new TextEncoder().encode(fingerprintKeyLabel(projectId));
  return Buffer.from(await crypto.subtle.sign("HMAC", key, label)).toString("base64url");
}

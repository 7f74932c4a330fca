import { issueRunnerToken } from "../auth/tokens.ts";
import { CONTRACT_VERSION, type DispatchRequest } from "../contract/dispatch.ts";
import type { Database } from "../database/client.ts";
import type { ScanRunner } from "../dispatch/scan-runners.ts";
import type { Settings } from "../settings.ts";
import { type HeldCheck, holdNextCheck, releaseCheck } from "./queries.ts";

/** Of one invocation of the cron trigger, each minute. */
const MAX_CHECKS = 25;

/**
 * Offers due checks to the runner, until there are no more or it accepts no more. Those that are left are due a minute later.
 * @param limits `share`: the part of what one invocation may do.
 */
export async function dispatchChecks(
  database: Database,
  settings: Settings,
  runner: ScanRunner,
  { share = 1 } = {},
): Promise<void> {
  const most = Math.ceil(MAX_CHECKS * share);
  for (let count = 0; count < most; count += 1) {
    const check = await holdNextCheck(database, Date.now());
    if (!check) return;
    const request = await checkRequest(settings, { ...check, shard: database.shard });
    if (await runner.offer(request, check.cloneUrl)) continue;
    await releaseCheck(database, check, Date.now());
    return;
  }
}

export async function checkRequest(
  settings: Settings,
  { checkId, orgId, shard }: HeldCheck & { shard: string },
): Promise<DispatchRequest> {
  const token = await issueRunnerToken(settings, { sub: checkId, org_id: orgId, attempt: 1, shard });
  return { version: CONTRACT_VERSION, scan_id: checkId, attempt: 1, token, kind: "branch_check" };
}

import type { Database } from "../database/client.ts";
import type { Settings } from "../settings.ts";
import { countUse } from "./queries.ts";
import { requestsThisMinute } from "./request-rate.ts";
import type { Usage } from "./schemas.ts";

/** What an organization uses, beside its quotas. */
export async function describeUsage(
  database: Database,
  { quotas, maxRunningScans }: Settings,
  orgId: string,
): Promise<Usage> {
  const used = await countUse(database, orgId);
  return {
    users: { used: used.users, quota: quotas.users },
    projects: { used: used.projects, quota: quotas.projects },
    queued_scans: { used: used.queued_scans, quota: quotas.queued_scans },
    running_scans: { used: used.running_scans, quota: maxRunningScans },
    findings: { used: used.findings, quota: quotas.findings },
    requests_this_minute: quotas.requests === null ? null : { used: requestsThisMinute(orgId), quota: quotas.requests },
  };
}

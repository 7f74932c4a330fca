import type { OperatorLog } from "../contract/operator.ts";
import { openShard } from "../database/client.ts";
import { DIRECTORY_SHARD } from "../database/shards.ts";
import { toTimestamp } from "../database/timestamp.ts";
import type { RequestOrigin } from "../audit/audit-entry.ts";
import { insertOperatorEvent, listOperatorEvents } from "./queries.ts";

const EVENTS_PER_PAGE = 100;

/** Records a call that is not in the audit log of an organization. @param detail without secrets */
export async function recordCall(
  env: object,
  { requestId, network }: RequestOrigin,
  { action, organization, detail = {} }: { action: string; organization?: string | undefined; detail?: object },
): Promise<void> {
  const event = { action, organization: organization ?? null, requestId, network, detail: JSON.stringify(detail) };
  await insertOperatorEvent(openShard(env, DIRECTORY_SHARD), event);
}

/** A page of the recorded calls, newest first. @param before the `next` of the page before */
export async function readLog(env: object, before: string | undefined): Promise<OperatorLog> {
  const rows = await listOperatorEvents(openShard(env, DIRECTORY_SHARD), before, EVENTS_PER_PAGE);
  const events = rows.map(({ uuid, createdAt, action, organization, requestId, network, detail }) => ({
    id: uuid,
    created_at: toTimestamp(createdAt),
    action,
    organization,
    request_id: requestId,
    network,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what recordCall writes
    detail: JSON.parse(detail) as Record<string, unknown>,
  }));
  return { events, next: rows.length < EVENTS_PER_PAGE ? null : (rows.at(-1)?.uuid ?? null) };
}

import type { OrganizationPage } from "../contract/operator.ts";
import { openShard } from "../database/client.ts";
import { bindingsOf, DIRECTORY_SHARD } from "../database/shards.ts";
import { toTimestamp, toTimestampOrNull } from "../database/timestamp.ts";
import { type Entry, findEntry } from "../directory/queries.ts";
import { organizationNotFound } from "../organizations/organization-not-found.ts";
import { countStored, listEntries } from "./queries.ts";

/** Each is counted by a statement of its own. */
const ORGANIZATIONS_PER_PAGE = 20;

/**
 * Lists organizations of all shards in order of creation, with what they have stored.
 * @param slug of the only one to list
 * @param after the number of the last one of the page before; 0 for the first page
 * @throws ApiError `not_found` (no organization with the slug)
 */
export async function listOrganizations(
  env: object,
  { slug, after }: { slug: string | undefined; after: number },
): Promise<OrganizationPage> {
  const directory = openShard(env, DIRECTORY_SHARD);
  const found = slug === undefined ? undefined : await findEntry(directory, { slug });
  if (slug !== undefined && !found) throw organizationNotFound(slug);
  const entries = found ? [found] : await listEntries(directory, after, ORGANIZATIONS_PER_PAGE);
  const isLast = entries.length < ORGANIZATIONS_PER_PAGE;
  const organizations = await Promise.all(entries.map((entry) => describe(env, entry)));
  return { organizations, next: isLast ? null : (entries.at(-1)?.id ?? null) };
}

async function describe(env: object, entry: Entry): Promise<OrganizationPage["organizations"][number]> {
  const { id: number, uuid: id, slug: organization, shard, status, createdAt } = entry;
  const stored = bindingsOf(env).has(shard) ? await countStored(openShard(env, shard), number) : undefined;
  const usage = stored && {
    users: stored.users,
    projects: stored.projects,
    scans: stored.scans,
    findings: stored.findings,
  };
  const times = { created_at: toTimestamp(createdAt), suspended_at: toTimestampOrNull(stored?.suspendedAt ?? null) };
  return { organization, id, number, shard, status, ...times, usage: usage ?? null };
}

import { openShards } from "../database/client.ts";
import { findShard } from "../directory/find-shard.ts";
import { findOrganizations, findOrganizationsWithRepository, MAX_ORGANIZATIONS, type Organization } from "./queries.ts";

/** The organization of a slug, or none. @throws ApiError `unavailable` */
export async function findOrganizationOf(env: object, slug: string): Promise<Organization[]> {
  const database = await findShard(env, { slug });
  return database ? findOrganizations(database, slug) : [];
}

/**
 * Organizations of all shards that have a repository, in the order in which they signed up. `failure` is the error of a shard
 * that does not answer: the others' are found all the same.
 */
export async function findOrganizationsOf(
  env: object,
  repositoryKeys: readonly string[],
): Promise<{ candidates: Organization[]; failure?: unknown }> {
  const answers = await Promise.allSettled(
    openShards(env).map((database) => findOrganizationsWithRepository(database, repositoryKeys)),
  );
  const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  const failed = answers.find((answer) => answer.status === "rejected");
  const inOrder = found.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { candidates: inOrder.slice(0, MAX_ORGANIZATIONS), ...(failed && { failure: failed.reason as unknown }) };
}

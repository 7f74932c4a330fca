import { bindingOf, DIRECTORY_SHARD } from "../../database/shards.ts";
import { lastOrganization, type Listed, listOrganizationsOf } from "./queries.ts";

const NUMBERS_PER_PAGE = 1_000;

interface Problem {
  organization: string;
  problem: string;
}

/**
 * Compares the directory with the organizations of a shard, a range of numbers at a time. What differs is read again, since an
 * organization may be created, deleted or moved meanwhile.
 * @param after the number of the last organization that was compared
 */
export async function checkDirectory(
  env: object,
  shard: string,
  after: number,
): Promise<{ rows: number; last: number | null; problems: Problem[] }> {
  const range = [after, after + NUMBERS_PER_PAGE] as const;
  const first = await compare(env, shard, range);
  const again = first.problems.length > 0 ? await compare(env, shard, range) : first;
  const known = new Set(first.problems.map(({ problem }) => problem));
  const problems = again.problems.filter(({ problem }) => known.has(problem));
  const ends = await Promise.all([
    lastOrganization(bindingOf(env, DIRECTORY_SHARD), "directory"),
    lastOrganization(bindingOf(env, shard), "organizations"),
  ]);
  return { rows: first.rows, last: range[1] < Math.max(...ends) ? range[1] : null, problems };
}

async function compare(env: object, shard: string, range: readonly [number, number]) {
  const [entries, organizations] = await Promise.all([
    listOrganizationsOf(bindingOf(env, DIRECTORY_SHARD), "directory", range),
    listOrganizationsOf(bindingOf(env, shard), "organizations", range),
  ]);
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const stored = new Map(organizations.map((organization) => [organization.id, organization]));
  const problems: Problem[] = [];
  const report = ({ id, slug }: Listed, problem: string): void => {
    problems.push({ organization: slug, problem: `organization ${id}: ${problem}.` });
  };
  for (const organization of organizations) {
    const entry = entryOf.get(organization.id);
    if (entry?.status === "switching") continue;
    if (!entry) report(organization, `it is in ${shard}, and not in the directory`);
    else if (entry.uuid !== organization.uuid || entry.slug !== organization.slug)
      report(organization, "the directory has another UUID or slug");
    else if (entry.shard !== shard) report(organization, `it is in ${shard}, and the directory says ${entry.shard}`);
  }
  for (const entry of entries) {
    const isElsewhere = entry.shard !== shard || entry.status === "switching" || entry.status === "creating";
    if (!isElsewhere && !stored.has(entry.id)) report(entry, `the directory says ${shard}, and it is not there`);
  }
  return { rows: organizations.length, problems };
}

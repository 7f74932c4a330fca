import { z } from "zod";
import type { Verification } from "../../contract/operator.ts";
import { openShard } from "../../database/client.ts";
import { ApiError } from "../../http/errors.ts";
import type { Settings } from "../../settings.ts";
import { describeUnreadable, reencrypt } from "../secrets/open-secret.ts";
import { listSecrets, type RowKey, SECRET_COLUMNS } from "../secrets/queries.ts";
import { checkDirectory } from "./check-directory.ts";
import { checkTable, listCheckedTables, type PackedKey } from "./queries.ts";

/** Approximate duration of one call. */
const STEP_MS = 2_000;
/** Of up to six statements each: D1 allows a request 1,000. */
const MAX_PAGES = 120;
const MAX_LISTED = 50;

/** Where a call continues: the name of the check, and the key of the last row that was looked at. */
export const VerificationPosition = z.object({
  check: z.string(),
  after: z
    .array(z.union([z.string().max(2_000), z.int()]))
    .max(5)
    .nullable(),
});
export type VerificationPosition = z.infer<typeof VerificationPosition>;

interface Page {
  rows: number;
  last: PackedKey | null;
  found: number;
  problems: { organization: string | null; problem: string }[];
}
type Check = (after: PackedKey | null) => Promise<Page>;

/**
 * Verifies a shard for about two seconds: each table's foreign keys and the columns that repeat others, the directory, and whether
 * a data key decrypts each secret.
 * @param position undefined for the beginning, or `next` of the call before
 * @throws ApiError `bad_request` (no such position)
 */
export async function verifyShard(
  env: object,
  settings: Settings,
  { shard, position }: { shard: string; position: VerificationPosition | undefined },
): Promise<Verification> {
  const database = openShard(env, shard);
  const endsAt = Date.now() + STEP_MS;
  const tables = await listCheckedTables(database.$client);
  const checks = new Map<string, Check>([
    ...tables.map((table): [string, Check] => [table.name, (after) => checkTable(database.$client, table, after)]),
    ["directory.shards", async (after) => pageOfDirectory(env, shard, after)],
    ...SECRET_COLUMNS.map((column): [string, Check] => [
      `${column.table}.${column.column}`,
      (after) => pageOfSecrets(env, settings, { shard, column, after }),
    ]),
  ]);
  const names = [...checks.keys()];
  const result: Verification = { shard, rows: {}, found: 0, problems: [], next: null };
  if (position && !checks.has(position.check)) throw new ApiError("bad_request", "position: there is no such check.");
  let at: VerificationPosition = position ?? { check: names[0] ?? "", after: null };
  for (let pages = 0; pages < MAX_PAGES && Date.now() < endsAt; pages += 1) {
    const page = await checks.get(at.check)?.(at.after);
    if (!page) return result;
    result.rows[at.check] = (result.rows[at.check] ?? 0) + page.rows;
    result.found += page.found;
    result.problems.push(...page.problems.slice(0, MAX_LISTED - result.problems.length));
    const next = names[names.indexOf(at.check) + 1];
    if (page.last) at = { check: at.check, after: [...page.last] };
    else if (next === undefined) return result;
    else at = { check: next, after: null };
  }
  return { ...result, next: JSON.stringify(at) };
}

async function pageOfDirectory(env: object, shard: string, after: PackedKey | null): Promise<Page> {
  const { rows, last, problems } = await checkDirectory(env, shard, Number(after?.[0] ?? 0));
  return { rows, last: last === null ? null : [last], found: problems.length, problems };
}

async function pageOfSecrets(
  env: object,
  settings: Settings,
  { shard, column, after }: { shard: string; column: (typeof SECRET_COLUMNS)[number]; after: PackedKey | null },
): Promise<Page> {
  const key: RowKey = [Number(after?.[0] ?? 0), Number(after?.[1] ?? 0)];
  const { secrets, rows, last } = await listSecrets(openShard(env, shard), column, { after: key });
  const problems: Page["problems"] = [];
  for (const secret of secrets.filter(({ isCopy }) => !isCopy)) {
    const isReadable = (await reencrypt(settings, column, secret)) !== undefined;
    if (!isReadable)
      problems.push({ organization: secret.slug, problem: describeUnreadable(settings, column, secret) });
  }
  return { rows, last, found: problems.length, problems };
}

import { z } from "zod";
import type { RotationProgress } from "../../contract/operator.ts";
import { type Database, openShard } from "../../database/client.ts";
import type { Settings } from "../../settings.ts";
import { describeUnreadable, reencrypt } from "./open-secret.ts";
import {
  listSecrets,
  type ReencryptedSecret,
  replaceSecrets,
  SECRET_COLUMNS,
  type SecretColumn,
  type StoredSecret,
} from "./queries.ts";

/** Approximate duration of one call. */
const STEP_MS = 2_000;
/** Of three statements each: D1 allows a request 1,000. */
const MAX_PAGES = 200;
const MAX_LISTED = 20;

/** Where a call continues: the column by its index, and the last row that was looked at. */
export const RotationPosition = z.object({ column: z.int().min(0), after: z.tuple([z.int(), z.int()]) });
export type RotationPosition = z.infer<typeof RotationPosition>;

/**
 * Encrypts the secrets of a shard with the first data key, for about two seconds. Those that have it already are not touched, so
 * that an interrupted rotation is continued by another.
 * @param position undefined for the beginning, or `next` of the call before
 */
export async function rotateKeys(
  env: object,
  settings: Settings,
  { shard, position }: { shard: string; position: RotationPosition | undefined },
): Promise<RotationProgress> {
  const database = openShard(env, shard);
  const endsAt = Date.now() + STEP_MS;
  const [{ id: key }] = settings.dataKeys;
  const counts = { rows: 0, rotated: 0, changed: 0, copies: 0, unreadable: 0 };
  const progress: RotationProgress = { shard, key, ...counts, problems: [], next: null };
  let at: RotationPosition = position ?? { column: 0, after: [0, 0] };
  for (let pages = 0; pages < MAX_PAGES && Date.now() < endsAt; pages += 1) {
    const column = SECRET_COLUMNS[at.column];
    if (!column) return progress;
    const page = await listSecrets(database, column, { after: at.after, skipped: `v1.${key}.` });
    progress.rows += page.rows;
    await rotateSecrets(database, settings, { column, secrets: page.secrets, progress });
    at = page.last ? { ...at, after: [...page.last] } : { column: at.column + 1, after: [0, 0] };
  }
  return { ...progress, next: at.column < SECRET_COLUMNS.length ? JSON.stringify(at) : null };
}

/** Encrypts secrets that were read, unless they have been replaced since. Those of copies are left to the move. */
export async function rotateSecrets(
  database: Database,
  settings: Settings,
  { column, secrets, progress }: { column: SecretColumn; secrets: readonly StoredSecret[]; progress: RotationProgress },
): Promise<void> {
  const reencrypted: ReencryptedSecret[] = [];
  for (const secret of secrets) {
    const to = secret.isCopy ? undefined : await reencrypt(settings, column, secret);
    if (to !== undefined) reencrypted.push({ key: secret.key, from: secret.encrypted, to });
    else if (secret.isCopy) progress.copies += 1;
    else {
      progress.unreadable += 1;
      const problem = { organization: secret.slug, problem: describeUnreadable(settings, column, secret) };
      if (progress.problems.length < MAX_LISTED) progress.problems.push(problem);
    }
  }
  const rotated = await replaceSecrets(database, column, reencrypted);
  progress.rotated += rotated;
  progress.changed += reencrypted.length - rotated;
}

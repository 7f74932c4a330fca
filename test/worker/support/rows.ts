import { sql } from "drizzle-orm";
import { chunkFindings, type NewFinding } from "../../../worker/findings/store/finding-chunks.ts";
import { findingId, parseFindingId } from "../../../worker/findings/store/finding-id.ts";
import { storeChunk } from "../../../worker/findings/store/queries.ts";
import { home } from "./home.ts";

/** SQL for the number of an organization, given a parameter with its UUID. */
export const organizationBy = (parameter: string) =>
  `(select id from organizations where uuid = unhex(${parameter}, '-'))`;
export const projectBy = (parameter: string) => `(select id from projects where uuid = unhex(${parameter}, '-'))`;
export const scanBy = (parameter: string) => `(select id from scans where uuid = unhex(${parameter}, '-'))`;
/** SQL for the digits of a UUIDv7 that sorts by the number, with a prefix of eight digits. */
export const numberedUuid = (prefix: string, number: string) =>
  `unhex(${prefix} || format('00007000800000%010x', ${number}))`;

/** The same as text. */
export function numbered(prefix: string, number: number): string {
  return `${prefix}-0000-7000-8000-00${number.toString(16).padStart(10, "0")}`;
}

/** A prefix for `numberedUuid`. */
export function newPrefix(): string {
  return crypto.randomUUID().slice(0, 8);
}

/** Inserts a scan that the pipeline does not run. */
export async function insertScan(
  { orgId, projectId }: { orgId: string; projectId: string },
  {
    id = crypto.randomUUID(),
    status = "pending",
    branch = null as string | null,
    finishedAt = null as number | null,
    at = 0,
  } = {},
): Promise<string> {
  await home.DB.prepare(
    `insert into scans (organization_id, id, uuid, project_id, status, summary, target_ref, finished_at, created_at, updated_at)
     select organization_id, (select ifnull(max(id), 0) + 1 from scans where organization_id = p.organization_id),
       unhex(?3, '-'), id, ?4, '{}', ?5, ?6, ?7, 0
     from projects as p where organization_id = ${organizationBy("?1")} and uuid = unhex(?2, '-')`,
  )
    .bind(orgId, projectId, id, status, branch, finishedAt, at)
    .run();
  return id;
}

export function newFinding(externalId: string, change: Partial<NewFinding> = {}): NewFinding {
  return {
    external_id: externalId,
    title: "Weak hash",
    severity: "low",
    scanner: "own",
    description: null,
    location_path: null,
    location_line: null,
    location_column: null,
    metadata: {},
    ...change,
  };
}

/**
 * Stores findings like the service does, with any creation time.
 * @returns their ids.
 */
export async function storeFindings(
  scan: { orgId: string; scanId: string },
  findings: readonly NewFinding[],
  now = 0,
): Promise<string[]> {
  const database = home.database;
  const chunks = chunkFindings(findings);
  for (const { json, ...chunk } of chunks) {
    const always = { guard: sql`true`, onConflict: "fail" } as const;
    const { record, rest } = storeChunk(
      database,
      { ...scan, attempt: null, now },
      { ...chunk, json: json.join("") },
      always,
    );
    await database.batch([record, ...rest]);
  }
  return chunks.flatMap(({ uuidPrefix, findings: count }) =>
    Array.from({ length: count }, (_, number) => findingId(uuidPrefix, number)),
  );
}

/** Deletes findings of any scan. */
export async function deleteFindings(ids: readonly string[]): Promise<void> {
  const places = ids.map((id) => parseFindingId(id)).map((place) => [place?.prefix, place?.number]);
  await home.DB.prepare(
    `delete from findings where (organization_id, id) in (
       select b.organization_id, b.first_id + (value->>1) from json_each(?) join finding_batches as b
         on b.uuid_prefix = unhex(value->>0))`,
  )
    .bind(JSON.stringify(places))
    .run();
}

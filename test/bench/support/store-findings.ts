import { sql } from "drizzle-orm";
import { openDatabase } from "../../../worker/database/client.ts";
import { chunkFindings, type NewFinding } from "../../../worker/findings/store/finding-chunks.ts";
import { storeChunk } from "../../../worker/findings/store/queries.ts";
import type { D1 } from "./worker-server.ts";

/** Stores findings with the service's code, without HTTP requests. */
export async function storeFindings(
  binding: D1,
  scan: { orgId: string; scanId: string },
  findings: readonly NewFinding[],
  now: number,
): Promise<void> {
  const database = openDatabase(binding);
  for (const { json, ...chunk } of chunkFindings(findings)) {
    const always = { guard: sql`true`, onConflict: "fail" } as const;
    const { record, rest } = storeChunk(
      database,
      { ...scan, attempt: null, now },
      { ...chunk, json: json.join("") },
      always,
    );
    await database.batch([record, ...rest]);
  }
}

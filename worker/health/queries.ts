import { sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";

export async function isDatabaseUp(database: Database): Promise<boolean> {
  try {
    await database.run(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}

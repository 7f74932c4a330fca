import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { z } from "zod";
import { bindingsOf } from "../../../worker/database/shards.ts";

const TABLES = `select m.name from sqlite_master m, pragma_table_info(m.name) c
  where m.type = 'table' and c.name = 'organization_id'`;
const Names = z.array(z.object({ name: z.string() }));
const Ids = z.array(z.object({ id: z.number() }));

/**
 * A statement is sent to one database. That each went to the right one shows in what it wrote: no organization is in two
 * databases, and each row of an organization is where the organization is.
 */
export async function checkShards(bindings = bindingsOf(env)): Promise<void> {
  const seen = new Map<number, string>();
  for (const [shard, binding] of bindings) {
    const tables = Names.parse((await binding.prepare(TABLES).all()).results);
    const rows = tables.map(({ name }) =>
      binding.prepare(
        `select organization_id as id from ${name} where organization_id not in (select id from organizations) limit 1`,
      ),
    );
    const organizations = binding.prepare("select id from organizations where copy_of is null");
    const [own, ...strangers] = await binding.batch([organizations, ...rows]);
    const misplaced = tables.filter((_, table) => strangers[table]?.results.length !== 0);
    expect(misplaced, `rows in ${shard} of organizations that are elsewhere`).toEqual([]);
    for (const { id } of Ids.parse(own?.results)) {
      expect(seen.get(id), `the database that also has organization ${id} of ${shard}`).toBeUndefined();
      seen.set(id, shard);
    }
  }
}

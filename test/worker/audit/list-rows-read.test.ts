import { expect, it } from "vitest";
import { listAuditEvents } from "../../../worker/audit/queries.ts";
import { openDatabase } from "../../../worker/database/client.ts";
import { RowCounter } from "../../bench/support/count-rows.ts";
import { home } from "../support/home.ts";
import { organizationBy } from "../support/rows.ts";
import { createTenant } from "../support/users.ts";

const HOUR_MS = 60 * 60 * 1_000;
const FIRST_MS = Date.UTC(2026, 0, 1);
const ROWS = 2_000;

it.for([{}, { action: "updateProject" }, { target: "projects/shop" }])(
  "a list of some hours with the filter %j reads hardly more than three rows for each that it returns",
  async (filter) => {
    const { orgId } = await createTenant();
    await home.DB.prepare(
      `with recursive n (i) as (select 0 union all select i + 1 from n where i < ${ROWS - 1})
       insert into audit_events (organization_id, uuid, created_at, actor_type, action, target, changes)
       select ${organizationBy("?1")}, unhex(format('%012x', ?2 + i * ${HOUR_MS}) || '7000' || format('8000%012x', i)),
         cast(?2 as integer) + i * ${HOUR_MS}, 'user', 'updateProject', 'projects/shop', '{}' from n`,
    )
      .bind(orgId, FIRST_MS)
      .run();
    const counter = new RowCounter(home.DB);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what Drizzle uses of a binding
    const database = openDatabase(counter as unknown as D1Database);
    const times = { since: FIRST_MS + 500 * HOUR_MS, until: FIRST_MS + 700 * HOUR_MS };
    const { pages } = await listAuditEvents(database, orgId, { ...filter, ...times }, { limit: 1_000 });
    let rows = 0;
    for await (const page of pages) rows += page.length;
    expect(rows).toBe(200);
    expect(counter.rowsRead / rows).toBeLessThanOrEqual(3.1);
  },
);

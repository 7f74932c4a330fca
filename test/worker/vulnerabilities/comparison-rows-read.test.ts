import { expect, it } from "vitest";
import { openDatabase } from "../../../worker/database/client.ts";
import { compareDueScans } from "../../../worker/vulnerabilities/compare-scans.ts";
import { RowCounter } from "../../bench/support/count-rows.ts";
import { makeProject } from "../support/client.ts";
import { addScan } from "../support/findings.ts";
import { home } from "../support/home.ts";
import { newFinding, storeFindings } from "../support/rows.ts";
import { createTenant } from "../support/users.ts";

const FINDINGS = 500;

it("a scan reads a bounded number of rows for each finding, also if all are new and all before are fixed", async () => {
  const tenant = await createTenant();
  await makeProject(tenant);
  const read: number[] = [];
  for (const first of [0, FINDINGS, 2 * FINDINGS, 2 * FINDINGS]) {
    const { scan } = await addScan(tenant);
    const findings = Array.from({ length: FINDINGS }, (_, n) =>
      newFinding(`finding ${first + n}`, { location_path: "src/a.ts", metadata: { rule_id: "rule" } }),
    );
    await storeFindings({ orgId: tenant.orgId, scanId: scan.id }, findings, Date.now());
    await home.DB.prepare("update scans set status = 'completed' where uuid = unhex(?, '-')").bind(scan.id).run();
    const counter = new RowCounter(home.DB);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what Drizzle uses of a binding
    await compareDueScans(openDatabase(counter as unknown as D1Database));
    read.push(Math.round(counter.rowsRead / FINDINGS));
  }
  const states = "select state, count(*) as n from vulnerability_states group by state";
  expect((await home.DB.prepare(states).all()).results).toEqual([
    { state: 0, n: FINDINGS },
    { state: 1, n: 2 * FINDINGS },
  ]);
  // Each of the 28 statements that pair findings with vulnerabilities would read eight rows and more for each.
  expect(Math.max(...read), read.join(", ")).toBeLessThanOrEqual(140);
});

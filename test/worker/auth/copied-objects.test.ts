import { expect, it } from "vitest";
import { call } from "../support/client.ts";
import { copyObjects, readRows, type Rows } from "../support/copied-objects.ts";
import { normalize } from "../support/normalize.ts";
import { fill, makeObjects } from "../support/objects.ts";
import { authenticatedOperations } from "../support/operations.ts";
import { createTenant } from "../support/users.ts";

/** Of a row, without identifiers and times. */
function textOf(row: unknown): string {
  return JSON.stringify(row).replaceAll(/[\da-f-]{26,}|\b1\d{12}\b/g, "");
}

/** Two events of one millisecond have the order of the random digits of their identifiers. */
function inOrder(rows: Rows): Rows {
  const events = (rows["audit_events"] ?? []).toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  return { ...rows, audit_events: events };
}

it("makes the rows that makeObjects makes, with identifiers of their own", async () => {
  const [real, first, second] = [await createTenant(), await createTenant(), await createTenant()];
  const ids = [await makeObjects(real, "shop"), await copyObjects(first, "shop"), await copyObjects(second, "shop")];
  const expected = normalize(inOrder(await readRows(real)), real);
  expect(Object.keys(expected as object).length).toBeGreaterThan(12);
  for (const tenant of [first, second]) expect(normalize(inOrder(await readRows(tenant)), tenant)).toEqual(expected);
  const reads = (await authenticatedOperations()).filter(({ method }) => method === "GET");
  expect(reads.length).toBeGreaterThan(20);
  for (const [n, { token }] of [real, first, second].entries()) {
    for (const { path } of reads) {
      const response = await call("GET", fill(path, { ...ids[n], rule_id: "python.code-injection.eval" }), { token });
      expect(response.status, `${path} ${await response.text()}`).toBe(200);
    }
  }
  const names = Object.keys(ids[0] ?? {});
  for (const each of ids) expect(Object.keys(each).toSorted()).toEqual(names.toSorted());
  const uuids = ids.flatMap((each) => names.filter((name) => name !== "project_slug").map((name) => each[name]));
  expect(new Set(uuids).size).toBe(uuids.length);
});

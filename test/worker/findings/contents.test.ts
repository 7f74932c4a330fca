import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { collectContents } from "../../../worker/findings/unreferenced/collect-contents.ts";
import { Finding } from "../../../worker/findings/schemas.ts";
import { joinMetadata, splitMetadata } from "../../../worker/findings/store/rule-metadata.ts";
import { call, expectBody } from "../support/client.ts";
import { addFinding, addScan, listFindings, makeScan, type Place, postBatch, request } from "../support/findings.ts";
import { organizationBy } from "../support/rows.ts";
import { home } from "../support/home.ts";
import { removeDeleted } from "../../../worker/deletion/remove-deleted.ts";

async function count(table: string, { tenant }: Place): Promise<number | null> {
  const query = `select count(*) n from ${table} where organization_id = ${organizationBy("?")}`;
  return home.DB.prepare(query).bind(tenant.orgId).first<number>("n");
}

const collect = () => collectContents(home.database);
const metadata = {
  rule_id: "r",
  snippet: "exec(x)",
  fingerprint: "ab12",
  end_line: 7,
  references: ["https://a.example"],
};

describe("the content of findings", () => {
  it("is stored once, however often and wherever in the file it is found", async () => {
    const place = await makeScan();
    const again = await addScan(place.tenant);
    const first = await addFinding(place, "ab12", { location_path: "a.js", location_line: 5, metadata });
    const moved = { ...metadata, end_line: 12 };
    const second = await addFinding(again, "ab12", { location_path: "a.js", location_line: 10, metadata: moved });
    expect([await count("finding_contents", place), await count("rule_texts", place)]).toEqual([1, 1]);
    expect(await listFindings(place)).toEqual([first]);
    expect(await listFindings(again)).toEqual([second]);
    expect(JSON.stringify(second.metadata)).toBe(JSON.stringify(moved));
  });

  it("is another when anything of it differs, and the text of the rule with it", async () => {
    const place = await makeScan();
    const changes = [{ title: "T" }, { description: "D" }, { location_path: "p" }, { scanner: "s" }, { metadata: [1] }];
    const scans = await Promise.all(changes.map(() => addScan(place.tenant)));
    for (const [n, change] of changes.entries()) {
      const scan = scans[n] ?? place;
      const stored = await addFinding(scan, "same", change);
      expect(await listFindings(scan)).toEqual([stored]);
    }
    expect(await count("finding_contents", place)).toBe(changes.length);
  });

  it("is not shared between organizations", async () => {
    const [one, two] = [await makeScan(), await makeScan()];
    await addFinding(one, "same");
    const kept = await addFinding(two, "same");
    await (await call("DELETE", one.path, { token: one.tenant.token })).text();
    await removeDeleted(home.database);
    await collect();
    expect(await count("finding_contents", one)).toBe(0);
    expect(await listFindings(two)).toEqual([kept]);
  });

  it("stays while a finding refers to it, and goes with the last, as do texts of rules", async () => {
    const place = await makeScan();
    const again = await addScan(place.tenant);
    const batch = [request("a", { title: "One" }), request("b", { title: "Two" })];
    for (const scan of [place, again]) await expectBody(await postBatch(scan, batch), 201, z.array(Finding));
    await addFinding(again, "newest", { title: "Newest" });
    await (await call("DELETE", place.path, { token: place.tenant.token })).text();
    await removeDeleted(home.database);
    await collect();
    expect(await count("finding_contents", place)).toBe(3);
    expect(await listFindings(again)).toHaveLength(3);
    const [a] = await listFindings(again);
    await (await call("DELETE", `${again.path}/findings/${a?.id}`, { token: place.tenant.token })).text();
    await collect();
    expect([await count("finding_contents", place), await count("rule_texts", place)]).toEqual([2, 2]);
    expect(await count("unreferenced_contents", place)).toBe(0);
    expect((await listFindings(again)).map(({ title }) => title)).toEqual(["Two", "Newest"]);
  });

  it("is stored with a rule and a scanner that were deleted since this isolate stored them", async () => {
    const place = await makeScan();
    for (const id of ["a", "b"]) await addFinding(place, id, { title: "Same rule" });
    for (const table of ["findings", "finding_batches", "finding_contents", "rule_texts", "finding_scanners"]) {
      const query = `delete from ${table} where organization_id = ${organizationBy("?")}`;
      await home.DB.prepare(query).bind(place.tenant.orgId).run();
    }
    const stored = [await addFinding(place, "c", { title: "Same rule" })];
    expect(await listFindings(place)).toEqual(stored);
    stored.push(await addFinding(place, "d", { title: "Same rule" }));
    expect(await listFindings(place)).toEqual(stored);
  });

  it("is stored so in a batch of several chunks, too", async () => {
    const place = await makeScan();
    const batch = Array.from({ length: 400 }, (_, index) =>
      request(`${index}`, { title: `Rule ${index % 3}`, metadata: { note: `${index} ${"long ".repeat(200)}` } }),
    );
    await expectBody(await postBatch(place, batch), 201, z.array(Finding));
    for (const table of ["findings", "finding_batches", "finding_contents", "rule_texts", "finding_scanners"]) {
      const query = `delete from ${table} where organization_id = ${organizationBy("?")}`;
      await home.DB.prepare(query).bind(place.tenant.orgId).run();
    }
    for (const scan of [place, await addScan(place.tenant)]) {
      const stored = await expectBody(await postBatch(scan, batch), 201, z.array(Finding));
      expect(await listFindings(scan)).toEqual(stored);
    }
    expect([await count("rule_texts", place), await count("finding_scanners", place)]).toEqual([3, 1]);
  });
});

describe("metadata", () => {
  it.for([
    {},
    [],
    null,
    "text",
    { sarif: { level: "error", end_line: 3, unknown: [1] }, rule_id: 1 },
    { sarif: "text", end_line: "seven", fingerprint: "other" },
    JSON.parse('{"__proto__":{"a":1},"constructor":2,"cwe":null,"10":1,"9":2}') as unknown,
    { end_line: 2 ** 53 - 1, b: { sarif: { level: 1 } } },
  ])("comes back with its keys in their order: %j", (value) => {
    for (const place of [
      { externalId: "x", line: 3 },
      { externalId: "other", line: null },
    ]) {
      const { rule, values } = splitMetadata(value, place);
      const stored = JSON.parse(JSON.stringify([rule, values])) as [typeof rule, typeof values];
      expect(JSON.stringify(joinMetadata(...stored, place))).toBe(JSON.stringify(value));
    }
  });
});

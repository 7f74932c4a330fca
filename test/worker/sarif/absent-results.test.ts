import { expect, it } from "vitest";
import { call, callWith } from "../support/client.ts";
import { DatabaseSpy } from "../support/database-spy.ts";
import type { Place } from "../support/findings.ts";
import { home } from "../support/home.ts";
import { resultAt, runOf, Uploads } from "../vulnerabilities/uploads.ts";
import { exportOf, take, type Json } from "./upload.ts";

const FAILED = { invocations: [{ executionSuccessful: false }] };

/** `<tool> <version>` of each run, with `<rule>: <baselineState>` of its results. */
async function statesOf(scan: Place): Promise<Record<string, string[]>> {
  const { runs } = await exportOf(scan);
  return Object.fromEntries(
    runs.map(({ tool: { driver }, results }) => [
      [driver.name, driver["version"]].filter(Boolean).join(" "),
      results.map(({ ruleId, baselineState }) => `${ruleId}: ${String(baselineState)}`).toSorted(),
    ]),
  );
}

it("the export has what is gone since the scan before, as it was, in the run of its tool", async () => {
  const uploads = await Uploads.begin();
  const gone = resultAt("gone", "src/b.js", {
    level: "error",
    fingerprints: { "id/v1": "f" },
    relatedLocations: [{ id: 1, message: { text: "there" } }],
  });
  const first = await uploads.scan(
    { ...runOf("lint", [resultAt("one"), gone]), tool: { driver: { name: "lint", version: "1" } } },
    runOf("audit", [resultAt("two"), resultAt("three")]),
  );
  const second = await uploads.scan(
    { ...runOf("lint", [resultAt("one")]), tool: { driver: { name: "lint", version: "2" } } },
    runOf("audit", []),
  );
  expect(await statesOf(second)).toEqual({
    "lint 2": ["gone: absent", "one: unchanged"],
    audit: ["three: absent", "two: absent"],
  });
  const log = await exportOf(second);
  expect(log.runs[0]?.results[1]).toMatchObject({ ...gone, baselineState: "absent" });
  expect(log.runs[0]?.tool.driver.rules.map(({ id }) => id)).toEqual(["one", "gone"]);
  // An upload of it has the results that are there.
  const copy = await take(log);
  expect(copy.findings.map(({ metadata }) => (metadata as Json)["rule_id"])).toEqual(["one"]);
  expect(copy.runs.map(({ skipped }) => skipped)).toEqual([
    [{ reason: "baseline_absent", results: 1 }],
    [{ reason: "baseline_absent", results: 2 }],
  ]);
  // Later scans do not change it, and what is gone for longer is not absent.
  await uploads.scan(runOf("lint", [gone]), runOf("audit", []));
  expect((await statesOf(second))["lint 2"]).toEqual(["gone: absent", "one: unchanged"]);
  expect(await statesOf(first)).toEqual({ "lint 1": ["gone: new", "one: new"], audit: ["three: new", "two: new"] });
});

it("nothing is absent that no tool has looked for, that came later, or that was only in a deleted scan", async () => {
  const uploads = await Uploads.begin();
  const first = await uploads.scan(runOf("lint", [resultAt("one"), resultAt("two")]), runOf("audit", [resultAt("x")]));
  const second = await uploads.create();
  await uploads.upload(second, runOf("lint", [resultAt("three")], FAILED), runOf("audit", []));
  expect(await statesOf(second)).toEqual({ lint: ["three: undefined"] });
  await uploads.complete(second);
  expect(await statesOf(second)).toEqual({ lint: ["three: new"], audit: ["x: absent"] });
  const third = await uploads.scan(runOf("lint", [resultAt("one"), resultAt("three")]));
  expect((await statesOf(third))["lint"]).toEqual(["one: new", "three: unchanged"]);
  const fourth = await uploads.scan(runOf("lint", []));
  expect(await statesOf(fourth)).toEqual({ lint: ["one: absent", "three: absent"] });
  await uploads.upload(fourth, runOf("lint", [resultAt("one")]));
  await uploads.complete(fourth);
  expect(await statesOf(fourth)).toEqual({ lint: ["one: unchanged", "three: absent"] });
  for (const { path } of [first, third]) await call("DELETE", path, { token: uploads.tenant.token });
  expect(await statesOf(second)).toEqual({ lint: ["three: undefined"] });
  expect(await statesOf(fourth)).toEqual({ lint: ["one: undefined"] });
});

const many = (count: number, level: string, path: string): Json[] =>
  Array.from({ length: count }, (_, n) => resultAt(`r${n}`, path, { level }));

it("at most 1,000 are listed, the most severe ones, with the number of the others, through indexes", async () => {
  const uploads = await Uploads.begin();
  await uploads.scan(runOf("lint", [...many(700, "note", "a.js"), ...many(500, "error", "b.js")]));
  const scan = await uploads.scan(runOf("lint", [resultAt("new", "c.js")]));
  const spy = new DatabaseSpy();
  const response = await callWith({ [home.shard]: spy.binding }, "GET", `${scan.path}/sarif`, {
    token: uploads.tenant.token,
  });
  const { runs } = await response.json<{ runs: { results: Json[]; properties: Json }[] }>();
  expect(runs).toMatchObject([{ properties: { absentResultsOmitted: 200 } }]);
  const levels = runs[0]?.results.map(({ baselineState, level }) => `${String(baselineState)} ${String(level)}`) ?? [];
  const counts = Map.groupBy(levels, (text) => text);
  expect(new Map(Array.from(counts, ([text, { length }]) => [text, length]))).toEqual(
    new Map([
      ["new warning", 1],
      ["absent error", 500],
      ["absent note", 500],
    ]),
  );
  const [plan] = await spy.plansOf("select w.name, gone.id");
  expect(plan).toContain("USING INDEX finding_batches_scan");
  expect(plan).toContain("INDEX findings_vulnerability (organization_id=? AND vulnerability_id=? AND id>? AND id<?)");
  expect(plan).toContain("INDEX vulnerability_events_vulnerability (organization_id=? AND vulnerability_id=?)");
  expect(plan).not.toMatch(/SCAN (?:f|p|e|own|ob|b|x)\b/);
});

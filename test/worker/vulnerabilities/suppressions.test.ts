import { z } from "@hono/zod-openapi";
import { expect, it } from "vitest";
import { VulnerabilityEvent } from "../../../worker/vulnerabilities/schemas.ts";
import { call, expectBody } from "../support/client.ts";
import { listFindings, type Place } from "../support/findings.ts";
import { exportOf, type Json } from "../sarif/upload.ts";
import { resultAt, runOf, Uploads } from "./uploads.ts";

const accepted = (justification?: string): Json => ({
  suppressions: [{ kind: "inSource", ...(justification !== undefined && { justification }) }],
});

async function triage(uploads: Uploads, rule: string): Promise<(string | null)[]> {
  const [one] = await uploads.list(`rule_id=${rule}`);
  return [one?.triage ?? null, one?.triage_reason ?? null, one?.triage_comment ?? null, one?.triaged_by ?? null];
}

async function decide(uploads: Uploads, rule: string, body: Json): Promise<void> {
  const [one] = await uploads.list(`rule_id=${rule}`);
  const path = `${uploads.project}/vulnerabilities/${one?.id}`;
  expect((await call("PATCH", path, { token: uploads.tenant.token, body })).status).toBe(200);
}

/** What the export of a scan says of each rule. */
async function exported(scan: Place): Promise<Record<string, Json>> {
  const { runs } = await exportOf(scan);
  const results = runs.flatMap((run) => run.results as Json[]);
  return Object.fromEntries(
    results.map(({ ruleId, baselineState, suppressions }) => [String(ruleId), { baselineState, suppressions }]),
  );
}

const baseline = async (place: Place) =>
  Object.entries(await exported(place))
    .map(([rule, { baselineState }]) => `${rule}: ${String(baselineState)}`)
    .toSorted();

it("dismiss for as long as the tool suppresses, and nothing is fixed by them", async () => {
  const uploads = await Uploads.begin();
  await uploads.scan(runOf("lint", [resultAt("one"), resultAt("two", "b.js", accepted("a constant"))]));
  expect(await triage(uploads, "one")).toEqual(["needs_triage", null, null, null]);
  expect(await triage(uploads, "two")).toEqual(["dismissed", null, "a constant", null]);
  const scan = await uploads.scan(runOf("lint", [resultAt("one", "a.js", accepted()), resultAt("two", "b.js")]));
  expect(await uploads.states()).toEqual(["one: open", "two: open"]);
  expect(await triage(uploads, "one")).toEqual(["dismissed", null, null, null]);
  expect(await triage(uploads, "two")).toEqual(["needs_triage", null, null, null]);
  const [two] = await uploads.list("rule_id=two");
  const path = `${uploads.project}/vulnerabilities/${two?.id}/history`;
  const history = await expectBody(
    await call("GET", path, { token: uploads.tenant.token }),
    200,
    z.array(VulnerabilityEvent),
  );
  expect(history.map(({ type, user_id: user, detail }) => [type, user, detail])).toEqual([
    ["first_seen", null, {}],
    [
      "triaged",
      null,
      { before: { status: "needs_triage", comment: null }, after: { status: "dismissed", comment: "a constant" } },
    ],
    [
      "triaged",
      null,
      { before: { status: "dismissed", comment: "a constant" }, after: { status: "needs_triage", comment: null } },
    ],
  ]);
  expect(history.at(-1)?.scan_id).toBe(scan.scan.id);
});

it.for([
  [[{ kind: "external", status: "accepted" }, { kind: "inSource" }], "dismissed"],
  [[{ kind: "External", status: "Accepted" }], "dismissed"],
  [[{ kind: "external", status: "underReview" }], "needs_triage"],
  [[{ kind: "inSource" }, { kind: "external", status: "rejected" }], "needs_triage"],
  [[], "needs_triage"],
] as const)("count if none is under review or rejected: %o", async ([suppressions, expected]) => {
  const uploads = await Uploads.begin();
  const attachments = {
    suppressions,
    fingerprints: { "id/v1": "x" },
    relatedLocations: [{ message: { text: "there" } }],
  };
  const scan = await uploads.scan(runOf("lint", [resultAt("one", "a.js", attachments)]));
  expect((await triage(uploads, "one"))[0]).toBe(expected);
  expect(await listFindings(scan)).toHaveLength(1);
});

it("do not change a decision of a user, and leave the gate to those that nobody dismisses", async () => {
  const uploads = await Uploads.begin();
  const all = [resultAt("one", "a.js", accepted()), resultAt("two", "b.js")];
  await uploads.scan(runOf("lint", all));
  await decide(uploads, "one", { status: "confirmed" });
  await decide(uploads, "two", { status: "dismissed", reason: "used_in_tests", comment: "a fixture" });
  const scan = await uploads.scan(runOf("lint", all));
  expect((await triage(uploads, "one")).slice(0, 2)).toEqual(["confirmed", null]);
  expect((await triage(uploads, "two")).slice(0, 3)).toEqual(["dismissed", "used_in_tests", "a fixture"]);
  expect(await exported(scan)).toEqual({
    one: { baselineState: "unchanged", suppressions: [{ kind: "inSource" }, { kind: "external", status: "rejected" }] },
    two: {
      baselineState: "unchanged",
      suppressions: [{ kind: "external", status: "accepted", justification: "used_in_tests: a fixture" }],
    },
  });
  // An export says the same elsewhere.
  const elsewhere = await Uploads.begin();
  await elsewhere.scan(...((await exportOf(scan)).runs as Json[]));
  expect((await triage(elsewhere, "one"))[0]).toBe("needs_triage");
  expect((await triage(elsewhere, "two")).slice(0, 3)).toEqual(["dismissed", null, "used_in_tests: a fixture"]);
});

it("of a branch count only for what is not on the default branch", async () => {
  const uploads = await Uploads.begin();
  await uploads.scan(runOf("lint", [resultAt("one")]));
  const branch = await uploads.create({ target_ref: "feature" });
  await uploads.upload(
    branch,
    runOf("lint", [resultAt("one", "a.js", accepted()), resultAt("two", "b.js", accepted())]),
  );
  await uploads.complete(branch);
  const triages = (await uploads.list("branch=feature")).map(({ rule_id: rule, triage: status }) => [rule, status]);
  expect(triages).toEqual([
    ["one", "needs_triage"],
    ["two", "dismissed"],
  ]);
});

it("states in the export what is new since the scan before", async () => {
  const uploads = await Uploads.begin();
  const pending = await uploads.create();
  await uploads.upload(pending, runOf("lint", [resultAt("one")]));
  expect(await baseline(pending)).toEqual(["one: undefined"]);
  await uploads.complete(pending);
  expect(await baseline(pending)).toEqual(["one: new"]);
  const next = await uploads.scan(
    runOf("lint", [resultAt("one", "a.js", { level: "error" }), resultAt("two"), resultAt("three")]),
  );
  expect(await baseline(next)).toEqual(["one: updated", "three: new", "two: new"]);
  const last = await uploads.scan(runOf("lint", [resultAt("three"), resultAt("one")]));
  expect(await baseline(last)).toEqual(["one: updated", "three: unchanged", "two: absent"]);
  expect(await baseline(next)).toEqual(["one: updated", "three: new", "two: new"]);
  await call("DELETE", next.path, { token: uploads.tenant.token });
  expect(await baseline(last)).toEqual(["one: undefined", "three: undefined"]);
});

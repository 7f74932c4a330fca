import { describe, expect, it } from "vitest";
import { hashPath } from "../../../runner/scan/finding-identity.ts";
import { Scan } from "../../../worker/scans/schemas.ts";
import { call, expectBody } from "../support/client.ts";
import { History } from "./history.ts";

/** A file of functions with the same problem in each. */
const functions = (...names: string[]): string =>
  names
    .map((name) => `function ${name}() {\n  const before = "${name}";\n  exec(input);\n  return "${name}";\n}`)
    .join("\n");

it("keeps what is the same, adds what is new and fixes what is gone", async () => {
  const history = await History.begin();
  const [first] = await history.after({ "a.js": "exec(a)" });
  expect(first).toMatchObject({ state: "open", path: "a.js", line: 1 });
  const both = await history.after({ "a.js": "// added above\nexec(a)\nexec(b)" });
  expect(both).toMatchObject([{ id: first?.id, line: 2 }, { line: 3 }]);
  const fixed = await history.after({ "a.js": "// added above\nsafe(a)\nexec(b)" });
  expect(fixed).toMatchObject([
    { id: first?.id, state: "fixed" },
    { id: both[1]?.id, state: "open", line: 3 },
  ]);
  const reverted = await history.after({ "a.js": "// added above\nexec(a)\nexec(b)" });
  expect(reverted.map(({ id, state }) => [id, state])).toEqual(both.map(({ id }) => [id, "open"]));
});

it("gives no identity to another place when a duplicate is inserted before, between or after", async () => {
  const history = await History.begin();
  const before = await history.after({ "a.js": functions("one", "two", "three") });
  const after = await history.after({ "a.js": functions("zero", "one", "half", "two", "three", "four") });
  expect(after).toHaveLength(6);
  expect([1, 3, 4].map((n) => after[n]?.id)).toEqual(before.map(({ id }) => id));
  // And is not fooled when they go again, one of them changed besides.
  const changed = functions("one", "two", "three").replace('return "two"', 'return "2"');
  const left = await history.after({ "a.js": changed });
  expect(left.filter(({ state }) => state === "open").map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

/** The lines after a problem are the same in all functions: only the nearest line before is unique. */
const labelled = (...names: string[]): string =>
  names
    .map((name) => `function ${name}() {\n  const label = "${name}";\n  exec(input);\n  return label;\n}`)
    .join("\n");

it("does not mistake code that is inserted next to a problem for it", async () => {
  const history = await History.begin();
  const before = await history.after({ "a.js": labelled("one", "two", "three") });
  const after = await history.after({ "a.js": labelled("zero", "one", "half", "two", "three", "four") });
  expect([1, 3, 4].map((n) => after[n]?.id)).toEqual(before.map(({ id }) => id));
  // Nor in a file that is renamed at once.
  const renamed = await history.after({ "b.js": labelled("new", "zero", "one", "last") });
  expect(
    renamed
      .filter(({ state, path }) => state === "open" && path === "b.js")
      .map(({ id }) => id)
      .slice(1, 3),
  ).toEqual(after.slice(0, 2).map(({ id }) => id));
});

it("keeps what is re-indented", async () => {
  const history = await History.begin();
  const before = await history.after({ "a.js": functions("one", "two") });
  const after = await history.after({ "a.js": functions("one", "two").replaceAll(/^/gm, "\t\t") });
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

it("follows renamed files and moved code", async () => {
  const history = await History.begin();
  const before = await history.after({ "a.js": functions("one", "two", "three"), "b.js": "eval(x)" });
  const renamed = await history.after({ "src/new.js": functions("one", "two", "three"), "b.js": "eval(x)" });
  expect(renamed.slice(1).map(({ id, state, path }) => [id, state, path])).toEqual(
    before.slice(0, 3).map(({ id }) => [id, "open", "src/new.js"]),
  );
  // Renamed and changed at once; and code that moves to another file.
  const edited = await history.after({
    "lib/x.js": `import "fs";\n${functions("one", "two", "three", "four")}`,
    "c.js": "eval(x)",
  });
  expect(
    edited.filter(({ id }) => before.some((known) => known.id === id)).map(({ state, path }) => [state, path]),
  ).toEqual([["open", "c.js"], ...Array.from({ length: 3 }, () => ["open", "lib/x.js"])]);
  expect(edited).toHaveLength(5);
  // A copy is no move.
  const copied = await history.after({ "lib/x.js": functions("one"), "copy.js": functions("one") });
  expect(copied.filter(({ path, state }) => state === "open" && path === "lib/x.js").map(({ id }) => id)).toEqual([
    before[0]?.id,
  ]);
});

it("follows a renamed file whose problems are all alike", async () => {
  const history = await History.begin();
  const alike = Array.from({ length: 5 }, () => "exec(a)").join("\n");
  const before = await history.after({ "a.js": alike });
  const after = await history.after({ "b.js": alike });
  expect(after.map(({ id, path }) => [id, path])).toEqual(before.map(({ id }) => [id, "b.js"]));
});

it("closes nothing that no scanner looked for", async () => {
  const history = await History.begin();
  const files = { "a.js": "exec(a)", "b.js": "exec(b)", "c.js": "eval(c)" };
  const known = await history.after(files);
  const empty = {};
  expect(await history.after(empty, { truncated: true })).toEqual(known);
  expect(
    await history.after(empty, {
      skipped: [{ scanner: "ast-grep", rule: null, paths: Object.keys(files).map(hashPath) }],
    }),
  ).toEqual(known);
  expect(
    await history.after(empty, { skipped: [{ scanner: null, rule: null, paths: Object.keys(files).map(hashPath) }] }),
  ).toEqual(known);
  expect(await history.after(empty, { finish: false })).toEqual(known);
  const others = await history.after(empty, {
    skipped: [
      { scanner: "ast-grep", rule: "eval", paths: Object.keys(files).map(hashPath) },
      { scanner: "secrets", rule: null, paths: Object.keys(files).map(hashPath) },
    ],
  });
  expect(others.map(({ state }) => state)).toEqual(["fixed", "fixed", "open"]);
});

it("distinguishes what is fixed from what the scanner no longer detects", async () => {
  const history = await History.begin();
  await history.after({ "a.js": "exec(a)", "b.js": "exec(b)" });
  const upgraded = await history.after({ "a.js": "exec(a)", "b.js": "other(b)" }, { rules: ["eval"] });
  expect(upgraded.map(({ state }) => state)).toEqual(["no_longer_detected", "fixed"]);
  const back = await history.after({ "a.js": "exec(a)", "b.js": "exec(b)" });
  expect(back.map(({ state }) => state)).toEqual(["open", "open"]);
});

it("keeps the state of each branch, and one identity for all", async () => {
  const history = await History.begin();
  const main = await history.after({ "a.js": functions("one", "two") });
  const feature = { branch: "feature" };
  const branched = await history.after({ "moved.js": functions("zero", "one", "two") }, feature);
  expect(branched.map(({ id }) => id).slice(1)).toEqual(main.map(({ id }) => id));
  expect(branched.map(({ path }) => path)).toEqual(["moved.js", "moved.js", "moved.js"]);
  expect((await history.known()).map(({ path }) => path)).toEqual(["a.js", "a.js"]);
  const fixed = await history.after({ "moved.js": functions("zero") }, feature);
  expect(fixed.map(({ state }) => state).toSorted()).toEqual(["fixed", "fixed", "open"]);
  expect(await history.known()).toEqual(main);
  // The branch is merged.
  const merged = await history.after({ "moved.js": functions("zero") });
  expect(merged.find(({ state }) => state === "open")?.id).toBe(branched[0]?.id);
  // A force push takes all of it back.
  const forced = await history.after({ "a.js": functions("one", "two") });
  expect(forced.filter(({ state }) => state === "open").map(({ id }) => id)).toEqual(main.map(({ id }) => id));
});

it("reports in the summary what a scan has changed", async () => {
  const history = await History.begin();
  const first = await history.scan({ "a.js": "exec(a)\nexec(b)" });
  await history.scan({ "a.js": "exec(b)\nexec(c)" });
  await history.scan({ "a.js": "exec(a)\nexec(c)" });
  const { results } = await (
    await import("../support/home.ts")
  ).home.DB.prepare(
    "select summary->'$.changes' as changes from scans where organization_id = (select id from organizations where uuid = unhex(?, '-')) order by id",
  )
    .bind(history.tenant.orgId)
    .all<{ changes: string }>();
  const changes = results.map((row) => JSON.parse(row.changes) as Record<string, unknown>);
  expect(changes).toMatchObject([
    { new: 2, fixed: 0, reopened: 0, unchanged: 0, compared_with: null },
    { new: 1, fixed: 1, reopened: 0, unchanged: 1, compared_with: first.id },
    { new: 0, fixed: 1, reopened: 1, unchanged: 1 },
  ]);
});

async function remove({ tenant }: History, scan: Scan): Promise<void> {
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${scan.id}`;
  expect((await call("DELETE", path, { token: tenant.token })).status).toBe(204);
}

describe("a scan after others were deleted", () => {
  it("is compared with the last one of its line, and not taken for an older one", async () => {
    const history = await History.begin();
    const deleted = [await history.scan({ "a.js": "exec(a)" }), await history.scan({ "a.js": "exec(a)" })];
    for (const scan of deleted) await remove(history, scan);
    expect(await history.after({ "a.js": "exec(a)\nexec(b)" })).toMatchObject([{ line: 1 }, { line: 2 }]);
  });

  it("counts its own changes", async () => {
    const history = await History.begin();
    await history.scan({ "a.js": "exec(a)" });
    const last = await history.scan({ "a.js": "exec(a)\nexec(b)\nexec(c)" });
    await remove(history, last);
    const { id } = await history.scan({ "a.js": "exec(a)\nexec(b)\nexec(c)\nexec(d)" });
    const { slug, token } = history.tenant;
    const scanned = await expectBody(
      await call("GET", `/v1/orgs/${slug}/projects/shop/scans/${id}`, { token }),
      200,
      Scan,
    );
    expect(scanned.summary).toMatchObject({
      changes: { new: 1, fixed: 0, reopened: 0, unchanged: 3, compared_with: last.id },
    });
  });
});

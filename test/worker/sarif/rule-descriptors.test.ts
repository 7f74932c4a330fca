import { expect, it } from "vitest";
import { collectContents } from "../../../worker/findings/unreferenced/collect-contents.ts";
import { call } from "../support/client.ts";
import { makeScan, type Place } from "../support/findings.ts";
import { home } from "../support/home.ts";
import { at, exportOf, freshScan, type Json, type Log, logOf, post, resultOf, take, takeOne } from "./upload.ts";

const HELP = { text: "Do not call eval.", markdown: "Do **not** call `eval`." };
const RULE = {
  id: "no-eval",
  name: "NoEval",
  shortDescription: { text: "Use of eval" },
  fullDescription: { text: "Code from a string is run. It may be an attacker's." },
  help: HELP,
  helpUri: "https://lint.example/no-eval",
  defaultConfiguration: { level: "error" },
  properties: { tags: ["security"], precision: "high", "security-severity": "8.1" },
};

function runWith(rule: Json, version = "1"): Json {
  return { tool: { driver: { name: "lint", version, rules: [rule] } } };
}

function ruleOf(log: Log): Json | undefined {
  return log.runs[0]?.tool.driver.rules[0];
}

async function countDescriptors({ tenant }: Place): Promise<number | undefined> {
  const rows = await home.DB.prepare(
    "select count(*) as n from rule_descriptors where organization_id = (select id from organizations where slug = ?)",
  )
    .bind(tenant.slug)
    .first<{ n: number }>();
  return rows?.n;
}

it("the export describes a rule as the upload did, also after an upload of the export", async () => {
  const { place, findings } = await take(logOf([resultOf({ level: "warning" })], runWith(RULE)));
  const log = await exportOf(place);
  expect(ruleOf(log)).toEqual(RULE);
  const copy = await take(log, await freshScan());
  expect(ruleOf(await exportOf(copy.place))).toEqual(RULE);
  expect(copy.findings[0]?.metadata).toEqual(findings[0]?.metadata);
  expect(JSON.stringify(findings)).not.toContain("Do not call");
});

it("is stored once for all findings, versions and scans", async () => {
  const place = await makeScan();
  const results = Array.from({ length: 20 }, (_, n) => resultOf(at("a.js", { startLine: n + 1 })));
  await take(logOf(results, runWith(RULE)), place);
  await take(logOf([resultOf(at("b.js"))], runWith(RULE, "2")), place);
  expect(await countDescriptors(place)).toBe(1);
  await take(logOf([resultOf(at("c.js"))], runWith({ ...RULE, help: { text: "New help." } }, "3")), place);
  expect(await countDescriptors(place)).toBe(2);
});

it("of a rule without results is not stored, nor that of an upload that is refused", async () => {
  const place = await makeScan();
  const rules = [RULE, { ...RULE, id: "other", help: { text: "Unused." } }];
  await take(logOf([resultOf()], { tool: { driver: { name: "lint", rules } } }), place);
  expect(await countDescriptors(place)).toBe(1);
  const nowhere = { ...place, path: place.path.replace("/shop/", "/other/") };
  const refused = logOf([resultOf()], runWith({ ...RULE, help: { text: "Refused." } }));
  expect((await post(nowhere, refused)).status).toBe(404);
  expect(await countDescriptors(place)).toBe(1);
});

it("is deleted when the last finding of its rule is", async () => {
  const place = await makeScan();
  const { findings } = await take(logOf([resultOf()], runWith(RULE)), place);
  const { findings: both } = await take(
    logOf([resultOf({ ruleId: "b" })], runWith({ ...RULE, id: "b", help: { text: "B" } })),
    place,
  );
  // The newest text stays, so that its number is not reused.
  await take(logOf([resultOf({ ruleId: "last" })]), place);
  expect(await countDescriptors(place)).toBe(2);
  const remove = (id: string | undefined) =>
    call("DELETE", `${place.path}/findings/${id}`, { token: place.tenant.token });
  expect((await remove(findings[0]?.id)).status).toBe(204);
  await collectContents(home.database);
  expect(await countDescriptors(place)).toBe(1);
  expect((await remove(both[1]?.id)).status).toBe(204);
  await collectContents(home.database);
  expect(await countDescriptors(place)).toBe(0);
});

it.for([
  [{ help: { markdown: "# Only Markdown" } }, { text: "# Only Markdown", markdown: "# Only Markdown" }],
  [{ help: { text: "" } }, undefined],
  [{ help: null }, undefined],
] as [Json, Json | undefined][])("help may be %j", async ([change, help]) => {
  const { place } = await take(logOf([resultOf()], runWith({ ...RULE, ...change })));
  expect(ruleOf(await exportOf(place))?.["help"]).toEqual(help);
});

it("long texts are cut, with a warning", async () => {
  const { warnings, metadata } = await takeOne(resultOf(), runWith({ ...RULE, help: { text: "h".repeat(30_000) } }));
  expect(warnings).toEqual(["texts of rules are cut to 20000 characters"]);
  expect(metadata.sarif["rule"]).toMatch(/^[\da-f]{32}$/);
});

it("texts of more rules than fit are omitted, with a warning, and the findings stay", async () => {
  const rules = Array.from({ length: 60 }, (_, n) => ({ id: `r${n}`, help: { text: `${n} ${"h".repeat(19_000)}` } }));
  const results = rules.map(({ id }) => resultOf({ ruleId: id }));
  const { runs, findings, place } = await take(logOf(results, { tool: { driver: { name: "lint", rules } } }));
  expect(findings).toHaveLength(60);
  expect(runs[0]?.warnings).toEqual(["descriptions and help of rules over 1000000 bytes in all are not kept"]);
  const helped = (await exportOf(place)).runs[0]?.tool.driver.rules.filter((rule) => rule["help"] !== undefined);
  expect(helped).toHaveLength(52);
});

it("a made-up reference in metadata describes nothing", async () => {
  const place = await makeScan();
  const finding = { external_id: "x", title: "T", severity: "low", scanner: "own" };
  for (const [n, rule] of ["0".repeat(32), "no hash", 5].entries()) {
    const body = { ...finding, external_id: `x${n}`, metadata: { sarif: { rule } } };
    expect((await call("POST", `${place.path}/findings`, { token: place.tenant.token, body })).status).toBe(201);
  }
  expect((await exportOf(place)).runs[0]?.results).toHaveLength(3);
});

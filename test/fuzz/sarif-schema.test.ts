import { readFileSync } from "node:fs";
import process from "node:process";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import { ATTACHMENTS, checkResult } from "../../worker/sarif/runs/result-shape.ts";

const seed = Number(process.env["FUZZ_SEED"] ?? 1);
const numRuns = 1_000 * Number(process.env["FUZZ_RUNS"] ?? 30);

type Json = Record<string, unknown>;
const Schema = z.looseObject({
  definitions: z.record(z.string(), z.looseObject({ properties: z.record(z.string(), z.unknown()) })),
});

/** The SARIF schema with the exceptions documented in `result-shape.ts`, and with attachments replaced by hashes. */
function relaxedSchema(): Json {
  const url = new URL("../end-to-end/sarif/sarif-schema-2.1.0.json", import.meta.url);
  const { definitions } = Schema.parse(
    JSON.parse(readFileSync(url, "utf8"), (key, value: unknown) => (key === "uniqueItems" ? undefined : value)),
  );
  for (const [name, rule] of Object.entries(definitions["region"]?.properties ?? {})) {
    if (/(Line|Column|Offset|Length)$/.test(name)) Object.assign(rule as Json, { minimum: -1 });
  }
  Object.assign(definitions["propertyBag"] ?? {}, { properties: {} });
  const attachments = [...ATTACHMENTS.keys()].map((name) => [name, { type: "integer", minimum: 0 }]);
  Object.assign(definitions["result"]?.properties ?? {}, Object.fromEntries(attachments));
  return { definitions, $ref: "#/definitions/result" };
}

const isAllowed = new Ajv2020({ strict: false, validateFormats: false }).compile(relaxedSchema());

const MESSAGE = { text: "m", markdown: "m", id: "i", arguments: ["a"], properties: {} };
const ARTIFACT = { uri: "a.js", uriBaseId: "R", index: 0, description: MESSAGE };
const REGION = {
  startLine: 1,
  endColumn: 2,
  charOffset: 0,
  byteLength: 3,
  snippet: { text: "x", rendered: { text: "x" } },
  message: MESSAGE,
};
const PHYSICAL = {
  artifactLocation: ARTIFACT,
  region: REGION,
  contextRegion: REGION,
  address: { length: 1, kind: "k", parentIndex: -1 },
};
const LOCATION = {
  id: 1,
  physicalLocation: PHYSICAL,
  logicalLocations: [{ name: "f", parentIndex: 0 }],
  message: MESSAGE,
  annotations: [REGION],
  relationships: [{ target: 0, kinds: ["relevant"] }],
};
const REFERENCE = { id: "r", index: 0, guid: "g", toolComponent: { name: "t", index: 0 } };
const FULL = {
  ruleId: "r",
  ruleIndex: 0,
  rule: REFERENCE,
  kind: "fail",
  level: "error",
  message: MESSAGE,
  analysisTarget: ARTIFACT,
  locations: [LOCATION],
  relatedLocations: [LOCATION],
  guid: "g",
  occurrenceCount: 1,
  fingerprints: { a: "b" },
  partialFingerprints: { c: "d" },
  suppressions: [{ kind: "inSource", status: "accepted", location: LOCATION }],
  baselineState: "new",
  rank: 1,
  workItemUris: ["u"],
  provenance: { invocationIndex: 0, conversionSources: [PHYSICAL] },
  taxa: [REFERENCE],
  codeFlows: 1,
  properties: { any: 1 },
};

const NAMES = [
  "text",
  "id",
  "uri",
  "message",
  "kind",
  "region",
  "locations",
  "physicalLocation",
  "physical_location",
  "index",
  "name",
  "__proto__",
];
const VALUES: unknown[] = [
  null,
  true,
  0,
  1,
  -1,
  -2,
  1.5,
  1e300,
  "",
  "x",
  "error",
  [],
  [null],
  ["x"],
  [{}],
  {},
  { text: "x" },
  { id: "x" },
  { uri: "x" },
];
const change = fc.record({
  steps: fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }),
  what: fc.constantFrom("replace", "delete", "add", "rename"),
  name: fc.constantFrom(...NAMES),
  value: fc.constantFrom(...VALUES),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Follows the steps and applies the change there. */
function apply(root: Json, { steps, what, name, value }: Change): void {
  let holder: Json = root;
  let key = "";
  for (const step of steps) {
    const keys = Object.keys(holder);
    key = keys[step % keys.length] ?? name;
    const next = holder[key];
    if (step === steps.at(-1) || typeof next !== "object" || next === null || Object.keys(next).length === 0) break;
    holder = next as Json;
  }
  const known = holder[key];
  if (what === "add") Object.defineProperty(holder, Array.isArray(holder) ? "0" : name, { value, ...OPEN });
  else if (what === "replace") holder[key] = value;
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else {
    delete holder[key];
    if (what === "rename") Object.defineProperty(holder, name, { value: known, ...OPEN });
  }
}
const OPEN = { enumerable: true, writable: true, configurable: true };

it(`refuses the results that the schema of SARIF refuses, and no other (FUZZ_SEED=${seed})`, () => {
  expect([isAllowed(FULL), checkResult(FULL)]).toEqual([true, undefined]);
  let refused = 0;
  const property = fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
    const result = structuredClone<Json>(FULL);
    for (const one of changes) apply(result, one);
    const fault = checkResult(result);
    refused += Number(fault !== undefined);
    expect(fault === undefined, JSON.stringify([fault, isAllowed.errors, result])).toBe(isAllowed(result));
  });
  fc.assert(property, { seed, numRuns });
  expect(refused / numRuns).toBeGreaterThan(0.2);
  expect(refused / numRuns).toBeLessThan(0.95);
});

import process from "node:process";
import { gzipSync } from "node:zlib";
import * as fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { workerUrl } from "../../runner/local/stack.ts";
import { faultsOf } from "../end-to-end/sarif/validate.ts";
import { startService, Fixture } from "./support/fixture.ts";

const seed = Number(process.env["FUZZ_SEED"] ?? 1);
const numRuns = 6 * Number(process.env["FUZZ_RUNS"] ?? 30);

const service = await startService();
const fixture = await Fixture.make(service);
const { slug, project_slug: project } = fixture.parameters;
const scans = `${workerUrl(service.stack)}/v1/orgs/${slug}/projects/${project}/scans`;
const headers = { authorization: `Bearer ${fixture.token}`, "content-type": "application/json" };

afterAll(async () => {
  await service.stop();
});

const Created = z.object({ id: z.string() });
const Receipt = z.strictObject({
  runs: z.array(
    z.strictObject({
      tool: z.strictObject({ name: z.string(), version: z.string().nullable() }),
      results: z.int(),
      stored: z.int(),
      updated: z.int(),
      stripped: z.array(z.strictObject({ prefix: z.string(), source: z.string(), results: z.int() })),
      skipped: z.array(z.strictObject({ reason: z.string(), results: z.int() })),
      warnings: z.array(z.string()),
    }),
  ),
});
const Refusal = z.strictObject({ error: z.enum(["bad_request", "payload_too_large"]), message: z.string().min(1) });

/** Keys of SARIF that the code reads, so that one may occur in place of another. */
const KEYS = [
  ..."version runs tool driver extensions rules results ruleId ruleIndex rule id index guid toolComponent name".split(
    " ",
  ),
  ..."message text markdown arguments messageStrings globalMessageStrings level kind locations physicalLocation".split(
    " ",
  ),
  ..."artifactLocation uri uriBaseId originalUriBaseIds artifacts location region startLine startColumn endLine".split(
    " ",
  ),
  ..."endColumn charOffset snippet fingerprints partialFingerprints primaryLocationLineHash suppressions status".split(
    " ",
  ),
  ..."baselineState rank taxa taxonomies relationships target properties tags cwe security-severity columnKind".split(
    " ",
  ),
  ..."defaultConfiguration shortDescription helpUri codeFlows __proto__ constructor".split(" "),
];

const scalar = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1,
    1.5,
    2 ** 31,
    1e300,
    "",
    "2.1.0",
    "error",
    "NONE",
    "pass",
    "CWE-79",
    "9.8",
  ),
  fc.constantFrom(
    "a/b.js",
    "file:///a/b",
    "C:\\a",
    "%zz",
    "../..",
    "{0}",
    "{{",
    "[x](1)",
    "\0",
    "\uD800",
    "😀",
    "x".repeat(5_000),
  ),
  fc.integer({ min: -1, max: 5 }),
  fc.string({ unit: "binary", maxLength: 20 }),
);

const { anything } = fc.letrec<{ anything: unknown }>((tie) => ({
  anything: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    scalar,
    fc.array(tie("anything"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie("anything"), { maxKeys: 5 }),
  ),
}));

const words = scalar.filter((value): value is string => typeof value === "string");
const bag = fc.dictionary(fc.constantFrom("tags", "cwe", "security-severity", "__proto__"), anything, { maxKeys: 2 });
const anIndex = fc.integer({ min: -1, max: 5 });
const position = fc.constantFrom(-1, 0, 1, 2, 9, 2 ** 31, 1e300);

function some(model: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(model, { requiredKeys: [] });
}

/** With at least one of the members of which the schema requires one. */
function withOne(more: fc.Arbitrary<object>, ...members: fc.Arbitrary<object>[]): fc.Arbitrary<object> {
  return fc.tuple(more, fc.oneof(...members)).map(([object, one]) => Object.assign(object, one));
}

const message = withOne(
  some({ markdown: words, arguments: fc.array(words, { maxLength: 2 }), properties: bag }),
  fc.record({ text: words }),
  fc.record({ id: words }),
);
const artifactLocation = some({ uri: words, uriBaseId: words, index: anIndex, description: message });
const region = some({
  startLine: position,
  startColumn: position,
  endLine: position,
  endColumn: position,
  charOffset: position,
  byteLength: position,
  snippet: some({ text: words }),
});
const location = some({
  id: anIndex,
  physicalLocation: fc.record({ artifactLocation, region }, { requiredKeys: ["artifactLocation"] }),
  logicalLocations: fc.array(some({ name: words, fullyQualifiedName: words }), { maxLength: 2 }),
  message,
});
const reference = withOne(
  some({ guid: words, toolComponent: some({ name: words, index: anIndex }) }),
  fc.record({ id: words }),
  fc.record({ index: anIndex }),
);
const fingerprints = fc.dictionary(
  fc.constantFrom("a/v1", "a/v2", "primaryLocationLineHash", "externalId/v1", "__proto__"),
  words,
  {
    maxKeys: 2,
  },
);
/** Values that the schema allows. */
const valid = withOne(
  some({
    ruleId: words,
    ruleIndex: anIndex,
    rule: reference,
    kind: fc.constantFrom("fail", "PASS", "open"),
    level: fc.constantFrom("error", "NONE", "note"),
    locations: fc.array(location, { maxLength: 3 }),
    relatedLocations: fc.array(location, { maxLength: 2 }),
    fingerprints,
    partialFingerprints: fingerprints,
    suppressions: fc.array(fc.constantFrom({ kind: "inSource" }, { kind: "external", status: "rejected" }), {
      maxLength: 2,
    }),
    baselineState: fc.constantFrom("new", "absent"),
    rank: fc.constantFrom(-1, 0, 50.5),
    taxa: fc.array(reference, { maxLength: 2 }),
    codeFlows: fc.array(anything, { maxLength: 2 }),
    properties: bag,
  }),
  fc.record({ message }),
);
const odd = fc.oneof(
  { weight: 5, arbitrary: valid },
  fc.dictionary(fc.constantFrom(...KEYS), anything, { maxKeys: 8 }),
);

const rule = some({
  id: words,
  guid: words,
  name: words,
  shortDescription: some({ text: words }),
  helpUri: words,
  defaultConfiguration: some({ level: fc.constantFrom("error", "NOTE") }),
  messageStrings: fc.dictionary(words, some({ text: words }), { maxKeys: 2 }),
  relationships: fc.array(some({ target: fc.constant({ id: "CWE-79" }) }), { maxLength: 2 }),
  properties: bag,
});
const component = some({ name: words, version: words, rules: fc.array(rule, { maxLength: 3 }) });

function runOf(results: fc.Arbitrary<unknown>) {
  return some({
    tool: some({ driver: component, extensions: fc.array(component, { maxLength: 2 }) }),
    results,
    artifacts: fc.array(some({ location: artifactLocation }), { maxLength: 3 }),
    originalUriBaseIds: fc.dictionary(words, artifactLocation, { maxKeys: 3 }),
    taxonomies: fc.array(some({ name: fc.constantFrom("CWE", "x"), taxa: fc.array(some({ id: words })) }), {
      maxLength: 2,
    }),
    columnKind: fc.constantFrom("utf16CodeUnits", "unicodeCodePoints"),
    invocations: fc.array(some({ executionSuccessful: fc.boolean() }), { maxLength: 2 }),
    properties: bag,
  });
}

function logOf(run: fc.Arbitrary<unknown>) {
  return fc.record({ version: fc.constant("2.1.0"), runs: fc.array(run, { maxLength: 4 }) });
}

const validLog = logOf(runOf(fc.array(valid, { maxLength: 12 })));
const oddRun = fc.oneof(
  { weight: 4, arbitrary: runOf(fc.array(odd, { maxLength: 4 })) },
  fc.record({ tool: anything, results: anything, artifacts: anything, taxonomies: anything, columnKind: scalar }),
);
const oddLog = fc.oneof({ weight: 9, arbitrary: logOf(oddRun) }, anything);
const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  byte: fc.integer({ min: 0, max: 255 }),
  cut: fc.boolean(),
});

/** The log as bytes, some of them changed or removed, compressed or not. */
const bodies = fc
  .record({
    log: fc.oneof(
      { weight: 3, arbitrary: validLog.map((value) => ({ value, isValid: true })) },
      { weight: 2, arbitrary: oddLog.map((value) => ({ value, isValid: false })) },
    ),
    edits: fc.oneof({ weight: 6, arbitrary: fc.constant([]) }, fc.array(edit, { minLength: 1, maxLength: 3 })),
    gzip: fc.boolean(),
    late: fc.boolean(),
  })
  .map(({ log: { value, isValid }, edits, gzip, late }) => {
    const change = (bytes: Buffer) => {
      for (const { at, byte, cut } of edits) {
        const index = Math.floor(at * bytes.length);
        if (cut) bytes = bytes.subarray(0, index);
        else if (bytes.length > 0) bytes[Math.min(index, bytes.length - 1)] = byte;
      }
      return bytes;
    };
    const json = Buffer.from(JSON.stringify(value));
    const body = gzip ? (late ? change(gzipSync(json)) : gzipSync(change(json))) : change(json);
    return { body, isValid: isValid && edits.length === 0 };
  });

async function ask(
  method: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
): Promise<{ status: number; text: string }> {
  const response = await fetch(path, { method, headers, ...(body !== undefined && { body }) });
  return { status: response.status, text: await response.text() };
}

function faultOfRefusal(status: number, text: string, stored: number): string | undefined {
  if (status !== 400 && status !== 413) return "is neither taken nor refused";
  if (!Refusal.safeParse(JSON.parse(text)).success) return "is refused without a reason";
  return stored > 0 ? "is refused and stored" : undefined;
}

function faultOfReceipt(text: string, stored: number): string | undefined {
  const { runs } = Receipt.parse(JSON.parse(text));
  const isWhole = runs.every(
    (one) => one.skipped.reduce((sum, { results }) => sum + results, one.stored + one.updated) === one.results,
  );
  if (!isWhole) return "has results that are neither stored, updated nor skipped";
  return runs.reduce((sum, one) => sum + one.stored, 0) === stored ? undefined : "says otherwise than is stored";
}

it(`takes all of a SARIF file or nothing, and never breaks (FUZZ_SEED=${seed})`, async () => {
  const counts = { taken: 0, refused: 0, findings: 0 };
  const property = fc.asyncProperty(bodies, async ({ body, isValid }) => {
    const scan = `${scans}/${Created.parse(JSON.parse((await ask("POST", scans, "{}")).text)).id}`;
    const { status, text } = await ask("POST", `${scan}/sarif`, Uint8Array.from(body));
    const stored = z.array(z.unknown()).parse(JSON.parse((await ask("GET", `${scan}/findings`)).text));
    const fault = status === 201 ? faultOfReceipt(text, stored.length) : faultOfRefusal(status, text, stored.length);
    counts[status === 201 ? "taken" : "refused"] += 1;
    counts.findings += stored.length;
    const exported: unknown = JSON.parse((await ask("GET", `${scan}/sarif`)).text);
    if (isValid && status !== 201) throw new Error(`A log that the schema allows is refused: ${text}`);
    if (fault) throw new Error(`${fault}: ${status} ${text}`);
    const [broken] = faultsOf(exported);
    if (broken !== undefined) throw new Error(`The export breaks the schema: ${broken}`);
  });
  await fc.assert(property, { seed, numRuns, interruptAfterTimeLimit: 200_000 });
  // Both outcomes occurred.
  expect(Math.min(counts.taken, counts.refused, counts.findings)).toBeGreaterThan(10);
  expect(service.log.filter((line) => line.includes("unhandled_error"))).toEqual([]);
});

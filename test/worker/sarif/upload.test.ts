import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runScheduled } from "../../../worker/scheduled.ts";
import { SarifReceipt } from "../../../worker/sarif/schemas.ts";
import { call, expectBody, expectError, type Tenant } from "../support/client.ts";
import { addFinding, addScan, listFindings, makeScan, type Place } from "../support/findings.ts";
import { joinAs } from "../support/users.ts";
import { at, exportOf, freshScan, gzipped, type Json, logOf, post, postRaw, resultOf, SARIF, take } from "./upload.ts";
import { home } from "../support/home.ts";

const MIB = 1024 * 1024;

async function stagedRows(): Promise<number> {
  const row = await home.DB.prepare("select count(*) as n from staged_findings").first<{ n: number }>();
  return row?.n ?? -1;
}

async function expectRefused(place: Place, response: Promise<Response>, status: number, rule: RegExp): Promise<void> {
  const code = status === 413 ? "payload_too_large" : "bad_request";
  expect(await expectError(await response, status, code)).toMatch(rule);
  expect(await listFindings(place)).toEqual([]);
  expect(await stagedRows()).toBe(0);
}

async function getAs({ token }: Tenant, path: string): Promise<Response> {
  return call("GET", `${path}/sarif`, { token });
}

function tool(driver: Json) {
  return { tool: { driver } };
}

function runsOf(count: number) {
  return { version: "2.1.0", runs: Array.from({ length: count }, () => ({ results: [resultOf()] })) };
}

/** Empty blocks are valid deflate: the stream may be as long as one likes. */
function paddedGzip(bytes: number): Uint8Array<ArrayBuffer> {
  const whole = gzipped(JSON.stringify(logOf([resultOf()])));
  const block = [0x00, 0x00, 0x00, 0xff, 0xff];
  const missing = bytes - whole.length;
  const filler = new Uint8Array(missing - (missing % block.length));
  for (let n = 0; n < filler.length; n += block.length) filler.set(block, n);
  return Uint8Array.from(Buffer.concat([whole.slice(0, 10), filler, whole.slice(10)]));
}

const noOutcome =
  "results is null or absent: the run has no outcome, so that nothing was found does not mean a clean scan";

describe("the receipt", () => {
  it("has each run with its tool, its counts and its warnings", async () => {
    const score = { properties: { "security-severity": "odd" } };
    const runs = [
      {
        ...tool({ name: "one", semanticVersion: "1.2.3", version: "1" }),
        results: [resultOf(), resultOf({ kind: "pass" })],
      },
      { ...tool({ name: "two", version: "5" }), results: null },
      { ...tool({}), results: [resultOf(score), resultOf({ ...score, ...at("a.js") })] },
      { ...tool({ name: "  ", fullName: "Full Name 3" }) },
      { tool: null, results: [] },
      {},
    ];
    const { receipt, findings } = await take({ $schema: "x", version: "2.1.0", runs });
    const empty = { results: 0, stored: 0, updated: 0, stripped: [], skipped: [] };
    const nameless = { tool: { name: "unknown", version: null }, warnings: ["the tool has no name"] };
    expect(receipt.runs).toEqual([
      {
        tool: { name: "one", version: "1.2.3" },
        results: 2,
        stored: 1,
        updated: 0,
        stripped: [],
        skipped: [{ reason: "not_a_problem", results: 1 }],
        warnings: [],
      },
      { ...empty, tool: { name: "two", version: "5" }, warnings: [noOutcome] },
      {
        tool: { name: "unknown", version: null },
        results: 2,
        stored: 2,
        updated: 0,
        stripped: [],
        skipped: [],
        warnings: [
          "the tool has no name",
          "results[0] and 1 more: security-severity is no number from 0 to 10: it is ignored",
        ],
      },
      { ...empty, tool: { name: "Full Name 3", version: null }, warnings: [noOutcome] },
      { ...empty, ...nameless },
      { ...empty, ...nameless, warnings: ["the tool has no name", noOutcome] },
    ]);
    expect(findings.map(({ scanner }) => scanner)).toEqual(["one", "unknown", "unknown"]);
  });

  it("has names and versions that every client can read", async () => {
    const driver = { name: `\uD800${"n".repeat(150)}`, version: `\0${"🦊".repeat(150)}` };
    const { runs, findings } = await take(logOf([resultOf()], tool(driver)));
    expect(runs[0]?.tool).toEqual({
      name: `\uFFFD${"n".repeat(99)}`,
      version: `\uFFFD${"🦊".repeat(99)}\uFFFD`,
    });
    expect(runs[0]?.warnings).toEqual(["the name of the tool is cut to 100 characters"]);
    expect(findings[0]?.scanner).toBe(runs[0]?.tool.name);
  });

  it("counts what the scan already has, so that a file can be uploaded again", async () => {
    const [one, two] = [resultOf({ fingerprints: { a: "one" } }), resultOf({ fingerprints: { a: "two" } })];
    const place = await freshScan();
    const own = await addFinding(place, "two");
    await take(logOf([two]), place);
    const first = await take(logOf([one, two]), place);
    expect(first.runs[0]).toMatchObject({ results: 2, stored: 1, skipped: [{ reason: "already_stored", results: 1 }] });
    const again = await take(logOf([one, two]), place);
    expect(again.runs[0]).toMatchObject({ stored: 0, skipped: [{ reason: "already_stored", results: 2 }] });
    expect(again.findings).toEqual(first.findings);
    expect(again.findings[0]).toEqual(own);
  });

  it("warns about parts that are in other files", async () => {
    const { runs } = await take(logOf([], { externalPropertyFileReferences: { results: [] } }));
    expect(runs[0]?.warnings).toEqual(["parts of the run are in other files, which are not read"]);
  });
});

describe("a body", () => {
  const log = logOf([resultOf()]);
  const text = JSON.stringify(log);

  it.for([SARIF, "application/json", "application/json; charset=utf-8", "Application/SARIF+JSON", ""])(
    "may be of the type %o",
    async (type) => {
      const place = await freshScan();
      expect((await postRaw(place, new TextEncoder().encode(text), { "content-type": type })).status).toBe(201);
      expect(await listFindings(place)).toHaveLength(1);
    },
  );

  it.for(["text/plain", "application/jsonp", "multipart/form-data; boundary=x", "application/zip"])(
    "may not be of the type %o",
    async (type) => {
      const place = await freshScan();
      await expectRefused(place, postRaw(place, text, { "content-type": type }), 400, /application\/sarif\+json/);
    },
  );

  it.for([{ "content-encoding": "gzip" }, { "content-encoding": "X-GZIP" }, {}])("may be gzip: %o", async (headers) => {
    const place = await freshScan();
    expect((await postRaw(place, gzipped(text), headers)).status).toBe(201);
    expect(await listFindings(place)).toHaveLength(1);
  });

  it("may have been inflated on its way", async () => {
    const place = await freshScan();
    expect((await postRaw(place, text, { "content-encoding": "gzip" })).status).toBe(201);
  });

  it.for(["br", "deflate", "gzip, gzip", "zstd"])("may not be encoded as %s", async (encoding) => {
    const place = await freshScan();
    await expectRefused(place, postRaw(place, text, { "content-encoding": encoding }), 400, /gzip/);
  });

  it("may not be broken gzip", async () => {
    const place = await freshScan();
    const whole = gzipped(text);
    const wrong = whole.slice();
    wrong.fill(0xff, 20, 30);
    const checksum = whole.slice();
    checksum[checksum.length - 6] = (checksum[checksum.length - 6] ?? 0) ^ 0xff;
    for (const bytes of [whole.slice(0, 2), whole.slice(0, 15), whole.slice(0, -1), wrong, checksum]) {
      await expectRefused(place, postRaw(place, bytes), 400, /gzip|JSON/);
    }
  });

  it("may begin with a byte order mark, and be cut anywhere on its way", async () => {
    const bytes = new TextEncoder().encode(
      `\uFEFF${JSON.stringify(logOf([resultOf({ message: { text: 'ä🦊\\"€' } })]))}\n`,
    );
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    const place = await freshScan();
    expect((await postRaw(place, stream)).status).toBe(201);
    expect((await listFindings(place))[0]?.description).toBe('ä🦊\\"€');
  });

  it("may not be UTF-16", async () => {
    const place = await freshScan();
    const bytes = Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, "utf16le")]);
    await expectRefused(place, postRaw(place, bytes), 400, /UTF-16/);
  });

  it("may not have text that is no UTF-8", async () => {
    const place = await freshScan();
    const bytes = Buffer.from(text.replace("eval can", "eval \u0001\u0001can"), "latin1");
    bytes.fill(0xff, bytes.indexOf(1), bytes.indexOf(1) + 2);
    await expectRefused(place, postRaw(place, Uint8Array.from(bytes)), 400, /UTF-8/);
  });

  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  it.for([
    ["", /JSON: it ends too early/],
    [" \n", /ends too early/],
    ["\uFEFF", /ends too early/],
    ["{", /ends too early/],
    ["not json", /The body must be a SARIF log/],
    ["<html>", /The body must be a SARIF log/],
    ["[]", /The body must be a SARIF log/],
    ["null", /The body must be a SARIF log/],
    ['"2.1.0"', /The body must be a SARIF log/],
    ["{}", /version: must be "2.1.0".*received none/],
    ['{"version":"2.1.0"}', /runs: is required/],
    ['{"version":"2.0.0","runs":[]}', /version: must be "2.1.0", the only version.*received "2.0.0"/],
    ['{"version":2.1,"runs":[]}', /received 2.1/],
    ['{"runs":[],"version":{"a":1}}', /received \{"a":1\}/],
    ['{"version":"2.1.0","runs":null}', /^runs: must be an array/],
    ['{"version":"2.1.0","runs":{}}', /^runs: must be an array/],
    ['{"version":"2.1.0","runs":[null]}', /^runs\[0\]: must be an object/],
    ['{"version":"2.1.0","runs":[{},5]}', /^runs\[1\]: must be an object/],
    ['{"version":"2.1.0","runs":[{"results":{}}]}', /^runs\[0\]\.results: must be an array/],
    ['{"version":"2.1.0","runs":[{"results":"x"}]}', /^runs\[0\]\.results: must be an array/],
    ['{"version":"2.1.0","runs":[{"results":[{},null]}]}', /^runs\[0\]\.results\[1\]: must be an object/],
    [`{"version":"2.1.0","runs":[{"results":[{"properties":${deep}}]}]}`, /nested deeper/],
    [`{"version":"2.1.0","runs":[{"results":[{"codeFlows":${deep}}]}]}`, /nested deeper/],
    [deep, /must be a SARIF log/],
  ] as const)("that is no SARIF is refused with what is wrong: %#", async ([body, rule]) => {
    const place = await freshScan();
    await expectRefused(place, post(place, body === "" ? " " : body), 400, rule);
  });

  const syntax = [
    "tru",
    "01",
    "1.",
    "-",
    "+1",
    "1e",
    ".5",
    "NaN",
    "'a'",
    '"\t"',
    '"\\x"',
    '"\\u12g4"',
    "[1,]",
    "[,1]",
    '{"a"}',
  ];
  const more = [
    '{"a":1,}',
    "{a:1}",
    '{"a" 1}',
    "[1 2]",
    "{]",
    "[}",
    '"',
    "[",
    '{"a":1]',
    "//x\n1",
    "1 1",
    "\u00A01",
    "]",
  ];
  it.for([...syntax, ...more])("is refused for %o anywhere, also where nobody looks", async (wrong) => {
    const place = await freshScan();
    for (const member of ["codeFlows", "message", "properties"]) {
      const body = `{"version":"2.1.0","runs":[{"results":[{"${member}":${wrong}}]}]}`;
      expect(() => JSON.parse(body) as unknown).toThrow(SyntaxError);
      await expectRefused(place, post(place, body), 400, /not valid JSON: /);
    }
  });

  it("is not refused for what JSON allows", async () => {
    const values = [
      "-0",
      "1e5",
      "1E-05",
      "0.0e+1",
      '"\\u00e4\\"\\\\\\/\\b\\f\\n\\r\\t"',
      "[ ]",
      "{ }",
      '{"a":[{},[]]}',
      "null",
    ];
    for (const value of values) {
      const body = ` {"ver\\u0073ion" : "2.1.0",\r\n\t"runs":[{"results":[{"codeFlows":[${value}],"properties":{"rank":${value}},"message":{"text":"m"},"ruleId":"r"}]}]} `;
      expect((await take(body)).findings).toMatchObject([{ metadata: { rule_id: "r" } }]);
    }
  });
});

describe("the limit", () => {
  const small = JSON.stringify(resultOf());

  it("of runs is 20", async () => {
    const place = await freshScan();
    await expectRefused(place, post(place, runsOf(21)), 413, /20 runs/);
    expect((await take(runsOf(20), place)).runs).toHaveLength(20);
  });

  it("of results is 25,000 a run, and all of them are kept, in order", async () => {
    const place = await freshScan();
    const results = Array.from({ length: 25_000 }, (_, n) => `{"ruleId":"r","message":{"text":"number ${n}"}}`).join(
      ",",
    );
    const body = (more: string) => `{"version":"2.1.0","runs":[{"results":[]},{"results":[${results}${more}]}]}`;
    await expectRefused(place, post(place, body(`,${small}`)), 413, /^runs\[1\]\.results: .*25000/);
    const { findings, runs } = await take(body(""), place);
    expect(runs[1]?.stored).toBe(25_000);
    expect(findings.map(({ description }) => description)).toEqual(
      Array.from({ length: 25_000 }, (_, n) => `number ${n}`),
    );
  });

  it("of a plain body is 64 MiB", async () => {
    const place = await freshScan();
    const start = `{"version":"2.1.0","runs":[{"results":[${small}]}],"x":"`;
    const padded = (bytes: number) => `${start}${"x".repeat(bytes - start.length - 2)}"}`;
    await expectRefused(place, post(place, padded(64 * MIB + 1)), 413, /67108864 bytes/);
    await expectRefused(place, postRaw(place, new Blob([padded(64 * MIB + 1)]).stream()), 413, /67108864 bytes/);
    await expectRefused(place, postRaw(place, gzipped(padded(64 * MIB + 1))), 413, /67108864 bytes/);
    expect((await post(place, padded(64 * MIB))).status).toBe(201);
    const other = await freshScan();
    expect((await postRaw(other, gzipped(padded(64 * MIB)))).status).toBe(201);
  });

  it("of a plain body is what fits into 10 MiB when it is compressed", async () => {
    const place = await freshScan();
    const random = Array.from({ length: 16 }, () => crypto.getRandomValues(new Uint8Array(65_536)));
    const noise = Array.from({ length: 16 }, (_, n) =>
      random.map((bytes, m) => Buffer.from(bytes.map((byte) => byte ^ (n * 16 + m))).toString("base64")).join(""),
    ).join("");
    const body = `{"version":"2.1.0","runs":[{"results":[${small}]}],"x":"${noise}"}`;
    await expectRefused(place, post(place, body), 413, /10485760 bytes when compressed/);
  });

  it("of all results is 100,000", async () => {
    const place = await freshScan();
    const results = Array.from({ length: 25_000 }, () => "{}").join(",");
    const runs = Array.from({ length: 4 }, () => `{"results":[${results}]}`).join(",");
    const body = `{"version":"2.1.0","runs":[${runs},{"results":[{}]}]}`;
    await expectRefused(place, post(place, body), 413, /100000 results/);
  });

  it("of a compressed body is 10 MiB", async () => {
    const place = await freshScan();
    await expectRefused(place, postRaw(place, paddedGzip(10 * MIB + 10)), 413, /10485760 bytes/);
    expect((await postRaw(place, paddedGzip(10 * MIB))).status).toBe(201);
  });

  it("of one part is 2 MiB, code flows not counted", async () => {
    const place = await freshScan();
    const long = "x".repeat(2 * MIB);
    await expectRefused(
      place,
      post(place, logOf([resultOf({ message: { text: long } })])),
      413,
      /^runs\[0\]\.results\[0\] .*2097152/,
    );
    const { findings } = await take(logOf([resultOf({ codeFlows: [long], fixes: [{ a: long }] })]), place);
    expect(findings).toHaveLength(1);
  });

  it("of rules and artifacts is 8 MiB", async () => {
    const place = await freshScan();
    const rules = Array.from({ length: 20 }, (_, n) => ({ id: `r-${n}`, fullDescription: { text: "x".repeat(MIB) } }));
    await expectRefused(place, post(place, logOf([resultOf()], { tool: { driver: { rules } } })), 413, /8388608 bytes/);
    const helped = rules.map(({ id, fullDescription }) => ({ id, help: fullDescription }));
    expect((await take(logOf([resultOf()], { tool: { driver: { rules: helped } } }), place)).findings).toHaveLength(1);
  });
});

describe("a file too large for one batch", () => {
  const results = Array.from({ length: 8_000 }, (_, n) =>
    resultOf({ fingerprints: { id: `f-${n}` }, message: { text: `${n} ${"ä".repeat(900)}` } }),
  );

  it("is stored whole, and leaves nothing aside", async () => {
    const log = { version: "2.1.0", runs: [{ results: results.slice(0, 3_000) }, { results: results.slice(2_000) }] };
    const { findings, runs } = await take(log);
    expect(findings.map(({ description }) => description?.split(" ")[0])).toEqual(results.map((_, n) => `${n}`));
    expect(new Set(findings.map((finding) => finding.external_id)).size).toBe(results.length);
    expect(runs.map(({ stored, skipped }) => [stored, skipped])).toEqual([
      [3_000, []],
      [5_000, [{ reason: "duplicate", results: 1_000 }]],
    ]);
    expect(await stagedRows()).toBe(0);
  });

  it("leaves nothing when there is no such scan", async () => {
    const { tenant, path } = await freshScan();
    const nowhere = { tenant, path: path.replace(/[^/]+$/, crypto.randomUUID()) } as Place;
    await expectError(await post(nowhere, logOf(results)), 404, "not_found");
    expect(await stagedRows()).toBe(0);
  });

  it("that is broken off in its last result leaves nothing", async () => {
    const place = await freshScan();
    await expectRefused(place, post(place, JSON.stringify(logOf(results)).slice(0, -20)), 400, /ends too early/);
  });
});

it("what a worker left behind that died in the middle is forgotten within the hour, what is under way is not", async () => {
  const place = await freshScan();
  const insert = home.DB.prepare(
    "insert into staged_findings select ?1, 0, organization_id, id, ?3, '[]' from scans where uuid = unhex(?2, '-')",
  );
  const stage = (id: string, ageMinutes: number) =>
    insert.bind(id, place.scan.id, Date.now() - ageMinutes * 60_000).run();
  await stage("left", 61);
  await stage("under way", 5);
  await runScheduled(env);
  const { results } = await home.DB.prepare("select upload_id from staged_findings").all();
  expect(results).toEqual([{ upload_id: "under way" }]);
  // A scan takes along what is staged for it.
  await call("DELETE", place.path, { token: place.tenant.token });
  await runScheduled(env);
  expect(await stagedRows()).toBe(0);
});

describe("access", () => {
  const log = logOf([resultOf()]);

  it("is for members too, and leaves the scan as it is", async () => {
    const place = await makeScan();
    const member = await joinAs(place.tenant, "member");
    await expectBody(await post({ ...place, tenant: member }, log), 201, SarifReceipt);
    expect((await getAs(member, place.path)).status).toBe(200);
    const scan = await call("GET", place.path, { token: place.tenant.token });
    expect(await scan.json()).toEqual(place.scan);
  });

  it("ends at the organization and the project", async () => {
    const [own, other] = [await makeScan(), await makeScan()];
    const strange = { ...own, path: own.path.replace(own.scan.id, other.scan.id) };
    await expectError(await post(strange, log), 404, "not_found");
    await expectError(await getAs(own.tenant, strange.path), 404, "not_found");
    await expectError(await getAs(own.tenant, own.path.replace("/shop/", "/none/")), 404, "not_found");
    await expectError(await post({ ...own, path: other.path }, log), 403, "forbidden");
    expect(await listFindings(other)).toEqual([]);
    expect((await post(own, log)).status).toBe(201);
  });

  it("of simultaneous uploads leaves each finding once", async () => {
    const place = await addScan((await makeScan()).tenant);
    const many = logOf(Array.from({ length: 200 }, (_, n) => resultOf({ fingerprints: { id: `f-${n}` } })));
    const responses = await Promise.all(Array.from({ length: 5 }, () => post(place, many)));
    const receipts = await Promise.all(responses.map((response) => expectBody(response, 201, SarifReceipt)));
    expect(receipts.reduce((sum, { runs }) => sum + (runs[0]?.stored ?? 0), 0)).toBe(200);
    expect(await listFindings(place)).toHaveLength(200);
    expect((await exportOf(place)).runs[0]?.results).toHaveLength(200);
  });
});

import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { chunkFindings } from "../../../worker/findings/store/finding-chunks.ts";
import { Finding, MAX_BATCH_BYTES } from "../../../worker/findings/schemas.ts";
import { call, expectBody, expectError } from "../support/client.ts";
import { addFinding, addScan, listFindings, makeScan, type Place, postBatch, request } from "../support/findings.ts";
import { newFinding } from "../support/rows.ts";
import { home } from "../support/home.ts";

function requests(count: number, change: Record<string, unknown> = {}): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, n) => request(`f-${n}`, change));
}

async function postRaw({ tenant, path }: Place, rawBody: BodyInit): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return call("POST", `${path}/findings/batch`, { token: tenant.token, rawBody, headers });
}

it("answers all findings in the order of the request", async () => {
  const place = await makeScan();
  const batch = [
    request("z", { description: 'it\'s "quoted" \\ 🦊', location_line: -1, metadata: null }),
    request("a", { location_path: "ä.js", location_column: 2_147_483_647, metadata: [{ __proto: 1 }] }),
    request("m", { description: null, severity: "high", extra: "ignored", id: "x" }),
  ];
  const created = await expectBody(await postBatch(place, batch), 201, z.array(Finding));
  expect(created.map(({ external_id }) => external_id)).toEqual(["z", "a", "m"]);
  expect(created[0]).toMatchObject(batch[0] ?? {});
  expect(created[1]).toMatchObject(batch[1] ?? {});
  expect(created[2]).toMatchObject({ description: null, metadata: {}, scan_id: place.scan.id });
  expect(await listFindings(place)).toEqual(created);
});

it("takes an empty batch", async () => {
  const place = await makeScan();
  expect(await expectBody(await postBatch(place, []), 201, z.array(Finding))).toEqual([]);
});

it("takes 10,000 findings, in order, and no more", async () => {
  const place = await makeScan();
  const batch = requests(10_000, { description: "d".repeat(400), metadata: { cwe: "CWE-328" } });
  const created = await expectBody(await postBatch(place, batch), 201, z.array(Finding));
  expect(created.map((finding) => finding.external_id)).toEqual(batch.map((one) => one["external_id"]));
  expect(await listFindings(place)).toEqual(created);
  const other = await addScan(place.tenant);
  const message = await expectError(await postBatch(other, requests(10_001)), 400, "bad_request");
  expect(message).toMatch(/findings: .*10000/);
  expect(await listFindings(other)).toEqual([]);
});

/** A batch of one finding in exactly so many bytes. */
function padded(bytes: number): string {
  const start = `{"findings":[${JSON.stringify(request("one"))}],"padding":"`;
  return `${start}${"x".repeat(bytes - start.length - 2)}"}`;
}

describe("a body", () => {
  it("may have 16 MiB and not a byte more, whatever its length is declared as", async () => {
    const place = await makeScan();
    const tooLong = padded(MAX_BATCH_BYTES + 1);
    await expectError(await postRaw(place, tooLong), 413, "payload_too_large");
    await expectError(await postRaw(place, new Blob([tooLong]).stream()), 413, "payload_too_large");
    expect(await listFindings(place)).toEqual([]);
    expect((await postRaw(place, padded(MAX_BATCH_BYTES))).status).toBe(201);
  });

  it("may be as full as it can be", async () => {
    const place = await makeScan();
    const batch = requests(235, { description: "ä".repeat(1_000), metadata: "\u001F".repeat(10_900) });
    const json = JSON.stringify({ findings: batch });
    expect(json.length).toBeGreaterThan(15_500_000);
    const created = await expectBody(await postRaw(place, json), 201, z.array(Finding));
    expect(created).toHaveLength(235);
    expect(await listFindings(place)).toEqual(created);
  });

  it("may be cut anywhere on its way", async () => {
    const place = await makeScan();
    const bytes = new TextEncoder().encode(JSON.stringify({ findings: [request("ä🦊€")] }));
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    expect((await postRaw(place, stream)).status).toBe(201);
    expect((await listFindings(place))[0]?.external_id).toBe("ä🦊€");
    const cut = new TextEncoder().encode('{"findings":[],"x":"🦊').slice(0, -1);
    expect(await expectError(await postRaw(place, cut), 400, "bad_request")).toContain("UTF-8");
  });

  it.for([
    ["{}", /findings/],
    ['{"findings":null}', /findings/],
    ['{"findings":{}}', /findings/],
    ['{"findings":[null]}', /findings\.0/],
    [`{"findings":[[${JSON.stringify(request("x"))}]]}`, /findings\.0/],
    [JSON.stringify({ findings: [request("a"), request("b", { title: 5 })] }), /findings\.1\.title/],
    [
      JSON.stringify({ findings: [request("a"), request("b", { location_line: 2 ** 31 })] }),
      /findings\.1\.location_line/,
    ],
    [`{"findings":[${"0,".repeat(2_000_000)}0]}`, /findings: .*10000/],
    [`{"findings":[${"{},".repeat(9_999)}{}]}`, /findings\.0\.external_id.* more/],
    [`{"findings":${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}}`, /findings\.0/],
    [`{"findings":[${JSON.stringify(request("a"))},]}`, /JSON/],
    [`{"findings":[${JSON.stringify(request("a"))}]`, /JSON/],
    [`{"findings":[${JSON.stringify(request("a"))}],"findings":[]}`, /findings: .*once/],
    [`{"findings":[${JSON.stringify(request("a", { metadata: "x".repeat(1024 * 1024) }))}]}`, /findings\.0: .*1048576/],
    ["[]", /object/],
    ["", /JSON/],
  ] as const)("is refused when it is wrong, and nothing is stored: %#", async ([body, rule]) => {
    const place = await makeScan();
    expect(await expectError(await postRaw(place, body), 400, "bad_request")).toMatch(rule);
    expect(await listFindings(place)).toEqual([]);
  });
});

const stagedRows = async () => home.DB.prepare("select count(*) as n from staged_findings").first("n");

/** Not in memory at once: what comes first is in the database before the fault is found. */
it("of many chunks leaves nothing anywhere when its end is wrong", async () => {
  const place = await makeScan();
  const batch = requests(2_000, { description: "x".repeat(2_000), metadata: { snippet: "y".repeat(2_000) } });
  batch.forEach((one, n) => Object.assign(one, { description: `${n} ${String(one["description"])}` }));
  const json = JSON.stringify({ findings: batch });
  await expectError(await postRaw(place, `${json.slice(0, -2)},{}]}`), 400, "bad_request");
  await expectError(await postRaw(place, `${json}]`), 400, "bad_request");
  await expectError(await postRaw(place, json.replace('"f-1999"', '"f-0"')), 409, "conflict");
  const gone = { ...place, path: place.path.replace(/.{6}$/, "abcdef") };
  await expectError(await postRaw(gone, `${json.slice(0, -2)},{}]}`), 400, "bad_request");
  await expectError(await postRaw(gone, json), 404, "not_found");
  expect([await listFindings(place), await stagedRows()]).toEqual([[], 0]);
  const created = await expectBody(await postRaw(place, `\uFEFF${json}`), 201, z.array(Finding));
  expect(created).toHaveLength(2_000);
  expect([(await listFindings(place)).length, await stagedRows()]).toEqual([2_000, 0]);
});

describe("a duplicate", () => {
  const long = { description: "x".repeat(2_000) };

  it("inside the batch is named and leaves nothing, even chunks apart", async () => {
    const place = await makeScan();
    const batch = [...requests(2_000, long), request("f-7")];
    const message = await expectError(await postBatch(place, batch), 409, "conflict");
    expect(message).toMatch(/external_id: "f-7" /);
    expect(await listFindings(place)).toEqual([]);
    const created = await expectBody(await postBatch(place, batch.slice(0, -1)), 201, z.array(Finding));
    expect(created).toHaveLength(2_000);
  });

  it("of a stored finding is named and leaves nothing new, even in the last chunk", async () => {
    const place = await makeScan();
    const stored = await addFinding(place, "f-1999");
    const message = await expectError(await postBatch(place, requests(2_000, long)), 409, "conflict");
    expect(message).toMatch(/external_id: "f-1999" /);
    expect(await listFindings(place)).toEqual([stored]);
  });

  it("of another scan is none", async () => {
    const place = await makeScan();
    await addFinding(place, "f-0");
    expect((await postBatch(await addScan(place.tenant), requests(3))).status).toBe(201);
  });

  it("is reported in printable text", async () => {
    const place = await makeScan();
    const odd = 'a"b\n\u001B[31m';
    const message = await expectError(await postBatch(place, [request(odd), request(odd)]), 409, "conflict");
    expect(message).toContain(JSON.stringify(odd));
  });

  it("of simultaneous batches leaves one of them whole", async () => {
    const place = await makeScan();
    const responses = await Promise.all(Array.from({ length: 6 }, () => postBatch(place, requests(50))));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await listFindings(place)).toHaveLength(50);
  });
});

it("cuts findings into parameters that the database takes, whatever they repeat", () => {
  const long = "€\n".repeat(10_000);
  const findings = Array.from({ length: 300 }, (_, n) =>
    newFinding(`x${n}`, { title: `t${n % 7}`, description: `${long}${n % 150}`, metadata: { n, rule_id: long } }),
  );
  const chunks = chunkFindings(findings);
  expect(chunks.length).toBeGreaterThan(5);
  for (const { json } of chunks) expect(new TextEncoder().encode(json.join("")).length).toBeLessThan(2_000_000);
  expect(chunks.reduce((sum, chunk) => sum + chunk.findings, 0)).toBe(300);
  expect(chunkFindings([])).toEqual([]);
});

import { gzipSync } from "node:zlib";
import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { Finding } from "../../../worker/findings/schemas.ts";
import { pruneAnswers } from "../../../worker/idempotency/prune-answers.ts";
import { SarifReceipt } from "../../../worker/sarif/schemas.ts";
import { Scan } from "../../../worker/scans/schemas.ts";
import { logOf, resultOf, SARIF } from "../sarif/upload.ts";
import { call, type CallOptions, expectBody, expectError } from "../support/client.ts";
import { addScan, listFindings, makeScan, type Place, request } from "../support/findings.ts";
import { home } from "../support/home.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

interface Operation {
  path: (place: Place) => string;
  status: number;
  body: (variant: number) => CallOptions;
  schema: z.ZodType;
  /** How many rows the work has left. */
  count: (place: Place) => Promise<number>;
}

async function countScans({ tenant }: Place): Promise<number> {
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans`;
  return (await expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(Scan))).length - 1;
}

async function countFindings(place: Place): Promise<number> {
  return (await listFindings(place)).length;
}

const OPERATIONS: [string, Operation][] = [
  [
    "run-scan",
    {
      path: ({ tenant }) => `/v1/orgs/${tenant.slug}/projects/shop/run-scan`,
      status: 202,
      body: (variant) => ({ body: { clone_url: `https://git.example/acme/shop-${variant}.git` } }),
      schema: Scan,
      count: countScans,
    },
  ],
  [
    "batch",
    {
      path: ({ path }) => `${path}/findings/batch`,
      status: 201,
      body: (variant) => ({ body: { findings: [request(`a${variant}`), request("b", { severity: "odd" })] } }),
      schema: z.array(Finding),
      count: async (place) => (await countFindings(place)) / 2,
    },
  ],
  [
    "SARIF upload",
    {
      path: ({ path }) => `${path}/sarif`,
      status: 201,
      body: (variant) => ({
        rawBody: JSON.stringify(logOf([resultOf({ message: { text: `m${variant}` } })])),
        headers: { "content-type": SARIF },
      }),
      schema: SarifReceipt,
      count: countFindings,
    },
  ],
];

interface Sent {
  key?: string;
  variant?: number;
}

function send({ path, body }: Operation, place: Place, { key, variant = 1 }: Sent): Promise<Response> {
  const { headers, ...rest } = body(variant);
  const keyed = key === undefined ? {} : { "idempotency-key": key };
  return call("POST", path(place), { token: place.tenant.token, ...rest, headers: { ...headers, ...keyed } });
}

async function answerOf(operation: Operation, place: Place, sent: Sent) {
  const response = await send(operation, place, sent);
  const replayed = response.headers.get("idempotent-replayed");
  return { body: await expectBody(response, operation.status, operation.schema), replayed };
}

describe.each(OPERATIONS)("%s with an Idempotency-Key", (_name, operation) => {
  it("gives the same answer again, and does the work once", async () => {
    const place = await makeScan();
    const first = await answerOf(operation, place, { key: "one" });
    expect(first.replayed).toBeNull();
    for (const key of ["one", '"one"']) {
      expect(await answerOf(operation, place, { key })).toEqual({ body: first.body, replayed: "true" });
    }
    expect(await operation.count(place)).toBe(1);
  });

  it("does the work once for two requests at the same time", async () => {
    const place = await makeScan();
    const answers = await Promise.all(Array.from({ length: 4 }, () => answerOf(operation, place, { key: "one" })));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1);
    expect(await operation.count(place)).toBe(1);
  });

  it("refuses another request with the same key", async () => {
    const place = await makeScan();
    await answerOf(operation, place, { key: "one" });
    const message = await expectError(
      await send(operation, place, { key: "one", variant: 2 }),
      422,
      "idempotency_key_reused",
    );
    expect(message).toMatch(/^Idempotency-Key: was used for another request/);
    expect(await operation.count(place)).toBe(1);
  });

  it("distinguishes keys, paths and organizations", async () => {
    const place = await makeScan();
    const others = [await makeScan(), ...(operation.status === 202 ? [] : [await addScan(place.tenant)])];
    const bodies = [];
    for (const one of [place, ...others]) bodies.push((await answerOf(operation, one, { key: "one" })).replayed);
    expect(bodies).toEqual(bodies.map(() => null));
    for (const one of others) expect(await operation.count(one)).toBeGreaterThanOrEqual(1);
  });

  it("keeps no refusal: the request can be repeated when it is possible", async () => {
    const place = await makeScan();
    const nowhere = { ...place, path: place.path.replace("/shop/", "/other/") };
    const elsewhere = { ...operation, path: () => operation.path(nowhere).replace("/shop/", "/other/") };
    await expectError(await send(elsewhere, place, { key: "one" }), 404, "not_found");
    const rows = "select count(*) as n from idempotency_keys";
    const before = await home.DB.prepare(rows).first<{ n: number }>();
    await expectError(await send(elsewhere, place, { key: "one" }), 404, "not_found");
    expect(await home.DB.prepare(rows).first()).toEqual(before);
    expect(await operation.count(place)).toBe(0);
  });

  it.for(["", '"', '"a', "\u00fc", "a\tb", "x".repeat(256), '"a"b"'])("refuses the key %j", async (key) => {
    const place = await makeScan();
    const message = await expectError(await send(operation, place, { key }), 400, "bad_request");
    expect(message).toContain("idempotency-key");
    expect(await operation.count(place)).toBe(0);
  });

  it("does its work again after a day", async () => {
    const place = await makeScan();
    await answerOf(operation, place, { key: "one" });
    await age(DAY_MS - 60_000);
    await pruneAnswers(home.database);
    expect((await answerOf(operation, place, { key: "one" })).replayed).toBe("true");
    await age(DAY_MS + 60_000);
    await pruneAnswers(home.database);
    const again = await send(operation, place, { key: "one" });
    expect(again.headers.get("idempotent-replayed")).toBeNull();
    await again.text();
  });
});

async function age(byMs: number): Promise<void> {
  await home.DB.prepare("update idempotency_keys set created_at = ?")
    .bind(Date.now() - byMs)
    .run();
}

describe("the answer", () => {
  it("is that of then, also when the scan is gone or has more findings since", async () => {
    const place = await makeScan();
    const [, batch] = OPERATIONS[1] ?? [];
    const [, sarif] = OPERATIONS[2] ?? [];
    if (!batch || !sarif) throw new Error("There are three operations.");
    const first = await answerOf(batch, place, { key: "one" });
    const receipt = await answerOf(sarif, place, { key: "one" });
    await answerOf(sarif, place, { key: "two", variant: 2 });
    expect((await answerOf(sarif, place, { key: "one" })).body).toEqual(receipt.body);
    await call("DELETE", place.path, { token: place.tenant.token });
    expect((await answerOf(batch, place, { key: "one" })).body).toEqual(first.body);
    expect((await answerOf(sarif, place, { key: "one" })).body).toEqual(receipt.body);
  });

  it("to a SARIF upload is that of the release that gave it", async () => {
    const place = await makeScan();
    const [, sarif] = OPERATIONS[2] ?? [];
    if (!sarif) throw new Error("There are three operations.");
    const { body } = await answerOf(sarif, place, { key: "one" });
    await home.DB.prepare("update idempotency_keys set answer = json_set(answer, '$[1].runs[0].suppressed', 3)").run();
    const again = await send(sarif, place, { key: "one" });
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([201, "true"]);
    const { runs } = SarifReceipt.parse(body);
    expect(await again.json()).toEqual({ runs: [{ ...runs[0], suppressed: 3 }] });
  });

  it("of a large batch is rebuilt from the request, in parts as it was stored", async () => {
    const place = await makeScan();
    const findings = Array.from({ length: 800 }, (_, n) =>
      request(`e${n}`, { description: `${n} ${"d".repeat(4_000)}` }),
    );
    const post = () =>
      call("POST", `${place.path}/findings/batch`, {
        token: place.tenant.token,
        body: { findings },
        headers: { "idempotency-key": "large" },
      });
    const first = await expectBody(await post(), 201, z.array(Finding));
    const again = await post();
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await expectBody(again, 201, z.array(Finding))).toEqual(first);
    expect(await listFindings(place)).toEqual(first);
    const stored = await home.DB.prepare("select length(answer) as length from idempotency_keys").first<{
      length: number;
    }>();
    expect(stored?.length).toBeLessThan(1_000);
    const left = await home.DB.prepare("select count(*) as n from staged_findings").first<{ n: number }>();
    expect(left?.n).toBe(0);
  });

  it("of a SARIF upload is the same however it is compressed, and another with another root", async () => {
    const place = await makeScan();
    const log = JSON.stringify(logOf([resultOf()]));
    const post = (rawBody: BodyInit, query = "", encoding: Record<string, string> = {}) =>
      call("POST", `${place.path}/sarif${query}`, {
        token: place.tenant.token,
        rawBody,
        headers: { "content-type": SARIF, "idempotency-key": "k", ...encoding },
      });
    const first = await expectBody(await post(log), 201, SarifReceipt);
    const packed = await post(Uint8Array.from(gzipSync(log)), "", { "content-encoding": "gzip" });
    expect(packed.headers.get("idempotent-replayed")).toBe("true");
    expect(await expectBody(packed, 201, SarifReceipt)).toEqual(first);
    await expectError(await post(log, "?root=/work"), 422, "idempotency_key_reused");
  });

  it("of an upload that stores nothing new is kept as well", async () => {
    const place = await makeScan();
    const [, sarif] = OPERATIONS[2] ?? [];
    if (!sarif) throw new Error("There are three operations.");
    await answerOf(sarif, place, {});
    const first = await answerOf(sarif, place, { key: "one" });
    expect(first.body).toMatchObject({ runs: [{ stored: 0 }] });
    expect(await answerOf(sarif, place, { key: "one" })).toEqual({ body: first.body, replayed: "true" });
  });
});

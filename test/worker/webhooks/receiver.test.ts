import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { z } from "@hono/zod-openapi";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import worker from "../../../worker/index.ts";
import type { Scan } from "../../../worker/scans/schemas.ts";
import { HOSTS } from "../../../worker/webhooks/hosts/hosts.ts";
import { WebhookDelivery } from "../../../worker/webhooks/schemas.ts";
import { call, expectBody, expectError, makeProject } from "../support/client.ts";
import { DatabaseSpy } from "../support/database-spy.ts";
import { summary, TestRunner } from "../support/runner.ts";
import { COMMIT, dataCenterPush, hostedGPush, PUSH } from "./payloads.ts";
import {
  accepted,
  deliveriesOf,
  directoryReads,
  HOST_IDS,
  ignored,
  repoUrlOf,
  scansOf,
  secretOf,
  send,
  type Sending,
  setUp,
  sign,
  wrongSignature,
} from "./send.ts";
import { home } from "../support/home.ts";

it("takes a push of Bitbucket Data Center, once per request id", async () => {
  const tenant = await setUp("cloud-b", { repo_url: "https://dc.example/scm/acme/shop.git" });
  const sending: Sending = {
    payload: dataCenterPush(),
    event: "repo:refs_changed",
    family: "last",
    delivery: "ab6a1a5b-52b1-4ac1-a9b8-2a5c2f0c8b6e",
  };
  const scans = await accepted(await send(tenant, "cloud-b", sending));
  expect(await accepted(await send(tenant, "cloud-b", sending))).toEqual(scans);
  expect(await scansOf(tenant)).toMatchObject([{ id: scans[0], target_ref: "main" }]);
  expect(await deliveriesOf(tenant)).toMatchObject([{ host: "cloud-b", event: "repo:refs_changed" }]);
});

describe.for(HOST_IDS)("a push of %s", (host) => {
  it.for(["first", "last"] as const)(
    "starts a scan through the pipeline, by the %s family of headers",
    async (family) => {
      const tenant = await setUp(host);
      const [id] = await accepted(await send(tenant, host, { family }));
      const scans = await scansOf(tenant);
      expect(scans).toMatchObject([{ id, status: "queued", scanner_type: "push", target_ref: "main", summary: {} }]);
      const [scan] = scans;
      const claim = await new TestRunner(scan as Scan).claim();
      expect(await claim.json()).toMatchObject({ clone_url: repoUrlOf(host), branch: "main" });
    },
  );

  it("takes two round trips to the database, accepted or ignored, with the hint and without", async () => {
    const tenant = await setUp(host);
    for (const sending of [{}, { hint: null }, { event: "ping" }]) {
      const spy = new DatabaseSpy();
      const response = await send(tenant, host, { ...sending, settings: { [home.shard]: spy.binding } });
      expect(response.status).toBe(200);
      expect(spy.roundTrips).toBe("hint" in sending ? 2 : 2 + directoryReads());
      // SQLite would plan them anew for each push.
      expect(spy.batches.at(-1)?.filter(({ sql }) => sql.includes("limit ?"))).toEqual([]);
    }
    for (const [signature, roundTrips] of [
      ["bad", 2 + directoryReads()],
      [wrongSignature(host), 2 + directoryReads()],
    ] as const) {
      const spy = new DatabaseSpy();
      const refused = await send(tenant, host, { signature, settings: { [home.shard]: spy.binding } });
      await expectError(refused, 401, "invalid_signature");
      expect(spy.roundTrips).toBe(roundTrips);
    }
  });

  it("works on the bare path", async () => {
    const tenant = await setUp(host);
    expect(await accepted(await send(tenant, host, { hint: null }))).toHaveLength(1);
    expect(await scansOf(tenant)).toHaveLength(1);
  });

  it("is refused with any flaw of the signature, and leaves nothing but the record of it", async () => {
    const tenant = await setUp(host);
    const stranger = await setUp(host);
    const good = await sign(host, await secretOf(tenant, host), JSON.stringify(PUSH[host]()));
    const flaws: Sending[] = [
      { signature: null },
      { signature: "" },
      { signature: wrongSignature(host) },
      { signature: wrongSignature(host), hint: null },
      { signature: good.slice(0, -1) },
      { signature: `${good}0` },
      { signature: good.replace(/^sha256=/, "sha1=") + (good.startsWith("sha256=") ? "" : "x") },
      { secret: await secretOf(stranger, host) },
      { secret: "another secret" },
      { secret: await secretOf(tenant, host, new TextEncoder().encode("not the master secret of this server")) },
      { hint: stranger.slug },
      { hint: "no-such-organization" },
      { hint: "" },
      { settings: { WEBHOOK_SECRETS: "" } },
      { settings: { WEBHOOK_SECRETS: undefined } },
    ];
    if (HOSTS[host].signatureForm !== "token")
      flaws.push({ signature: good, body: `${JSON.stringify(PUSH[host]())} ` });
    for (const flaw of flaws) await expectError(await send(tenant, host, flaw), 401, "invalid_signature");
    for (const owner of [tenant, stranger]) {
      expect(await scansOf(owner)).toEqual([]);
      expect(new Set((await deliveriesOf(owner)).map(({ outcome }) => outcome))).toEqual(new Set(["refused"]));
    }
  });

  it("is verified before it is parsed", async () => {
    const tenant = await setUp(host);
    await expectError(await send(tenant, host, { body: "{", signature: "bad" }), 401, "invalid_signature");
    await expectError(await send(tenant, host, { body: "{", hint: null }), 401, "invalid_signature");
    for (const body of ["{", "", "[]", "null", "5", "\ufffe", '"text"']) {
      await expectError(await send(tenant, host, { body }), 400, "bad_request");
    }
    expect(await scansOf(tenant)).toEqual([]);
  });

  it("makes no second scan when it is delivered again", async () => {
    const tenant = await setUp(host);
    const first = await accepted(await send(tenant, host, { delivery: "d-1" }));
    expect(await accepted(await send(tenant, host, { delivery: "d-1" }))).toEqual(first);
    expect(await accepted(await send(tenant, host, { delivery: "d-2" }))).toEqual(first);
    const [scan] = await scansOf(tenant);
    const runner = new TestRunner(scan as Scan);
    await runner.claim();
    expect(await accepted(await send(tenant, host))).toEqual(first);
    await runner.finish({ outcome: "completed", summary: summary() });
    expect(await accepted(await send(tenant, host, { delivery: "d-1" }))).toEqual(first);
    expect(await scansOf(tenant)).toHaveLength(1);
    expect(await accepted(await send(tenant, host, { delivery: "d-3" }))).not.toEqual(first);
    expect(await scansOf(tenant)).toHaveLength(2);
  });

  it("makes one scan of many simultaneous deliveries", async () => {
    const tenant = await setUp(host);
    const responses = await Promise.all(Array.from({ length: 12 }, () => send(tenant, host, { delivery: "same" })));
    const ids = (await Promise.all(responses.map(accepted))).flat();
    expect(new Set(ids).size).toBe(1);
    expect(await scansOf(tenant)).toHaveLength(1);
  });

  it("is ignored, with a reason, when no active project has the repository", async () => {
    const tenant = await setUp(host, { repo_url: `${repoUrlOf(host).replace(/\.git$/, "")}-other.git` });
    expect(await ignored(await send(tenant, host))).toMatch(/No active project/);
    await makeProject(tenant, { slug: "same", repo_url: repoUrlOf(host) });
    const patch = { token: tenant.token, body: { status: "archived" } };
    await call("PATCH", `/v1/orgs/${tenant.slug}/projects/same`, patch);
    expect(await ignored(await send(tenant, host))).toMatch(/No active project/);
    expect(await ignored(await send(tenant, host, { event: "ping" }))).toMatch(/not a push/);
    expect(await scansOf(tenant)).toEqual([]);
    expect(await deliveriesOf(tenant)).toMatchObject(
      Array.from({ length: 3 }, () => ({ outcome: "ignored", scans: [] })),
    );
  });

  it("never makes a 5xx, nor a scan without a signature, whatever it holds", async () => {
    const tenant = await setUp(host);
    const fields = Object.keys(PUSH[host]());
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...fields),
        fc.jsonValue({ maxDepth: 3 }),
        fc.boolean(),
        fc.boolean(),
        async (field, value, signed, hinted) => {
          const payload = { ...PUSH[host](), [field]: value };
          const signature = wrongSignature(host);
          const options = { payload, ...(!signed && { signature }), ...(!hinted && { hint: null }) };
          const { status } = await send(tenant, host, options);
          expect(signed ? [200, 400, 401] : [401]).toContain(status);
        },
      ),
      { numRuns: 40, seed: 1 },
    );
    const started = await scansOf(tenant);
    expect(started.every((scan) => scan.scanner_type === "push")).toBe(true);
  });
});

it("starts a scan in each matching project of each organization whose secret verifies, and in no other", async () => {
  const [one, two] = [await setUp("hosted-g"), await setUp("hosted-g")];
  await makeProject(one, { slug: "again", repo_url: "http://G.example:80/Acme/Shop/" });
  await makeProject(one, { slug: "suffix", repo_url: "https://g.example/mirror/acme/shop.git" });
  await makeProject(one, { slug: "other-host", repo_url: "https://evil.example/acme/shop.git" });
  const scans = await accepted(await send(one, "hosted-g", { hint: null }));
  expect(scans).toHaveLength(2);
  const found = [...(await scansOf(one)), ...(await scansOf(one, "again"))].map(({ id }) => id);
  expect(found.toSorted()).toEqual(scans.toSorted());
  expect(await scansOf(one, "suffix")).toEqual([]);
  expect(await scansOf(one, "other-host")).toEqual([]);
  expect(await scansOf(two)).toEqual([]);
  expect(await deliveriesOf(two)).toEqual([]);
});

it("never clones a URL of the payload", async () => {
  const tenant = await setUp("hosted-g");
  const repository = {
    ...hostedGPush().repository,
    html_url: "https://evil.example/x",
    clone_url: "https://g.example/acme/shop",
  };
  await accepted(await send(tenant, "hosted-g", { payload: hostedGPush({ repository }) }));
  const [scan] = await scansOf(tenant);
  const claim = await new TestRunner(scan as Scan).claim();
  expect(await claim.json()).toMatchObject({ clone_url: "https://g.example/acme/shop.git" });
});

it("accepts what is signed with an older master secret while it is in the list", async () => {
  const tenant = await setUp("hosted-g");
  const [older, newer] = ["o".repeat(40), "n".repeat(40)];
  const secret = await secretOf(tenant, "hosted-g", new TextEncoder().encode(older));
  const during = { WEBHOOK_SECRETS: `${newer},${older}` };
  expect(await accepted(await send(tenant, "hosted-g", { secret, settings: during }))).toHaveLength(1);
  const after = { WEBHOOK_SECRETS: newer };
  await expectError(await send(tenant, "hosted-g", { secret, settings: after }), 401, "invalid_signature");
});

it("refuses a body over 25 MiB, whatever its length is declared as", async () => {
  const tenant = await setUp("hosted-g");
  const body = JSON.stringify({ padding: "x".repeat(26 * 1024 * 1024) });
  await expectError(await send(tenant, "hosted-g", { body }), 413, "payload_too_large");
  const path = `/v1/hooks/hosted-g?org=${tenant.slug}`;
  const headers = { "x-hub-signature-256": wrongSignature("hosted-g") };
  const chunked = await call("POST", path, { rawBody: new Blob([body]).stream(), headers });
  await expectError(chunked, 413, "payload_too_large");
});

it("takes a push of 2,048 commits and a deeply nested one", async () => {
  const tenant = await setUp("hosted-g");
  const commits = Array.from({ length: 2_048 }, () => ({ id: COMMIT, message: "x".repeat(2_000) }));
  expect(await accepted(await send(tenant, "hosted-g", { payload: hostedGPush({ commits }) }))).toHaveLength(1);
  const nested = `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
  await expectError(await send(tenant, "hosted-g", { body: nested }), 400, "bad_request");
});

describe("the delivery log", () => {
  it("shows admins the time, host and outcome of each delivery, in pages", async () => {
    const tenant = await setUp("hosted-g");
    for (const n of [1, 2, 3, 4, 5]) await send(tenant, "hosted-g", { event: `event-${n}`, delivery: `d-${n}` });
    const scans = await accepted(await send(tenant, "hosted-g", { delivery: "d-6" }));
    const all = await deliveriesOf(tenant);
    expect(all.map((delivery) => delivery.delivery_id)).toEqual(["d-6", "d-5", "d-4", "d-3", "d-2", "d-1"]);
    expect(all[0]).toMatchObject({ host: "hosted-g", event: "push", outcome: "accepted", reason: null, scans });
    expect(all[1]).toMatchObject({
      event: "event-5",
      outcome: "ignored",
      reason: "The event is not a push.",
      scans: [],
    });
    const seen: unknown[] = [];
    let path: string | undefined = `/v1/orgs/${tenant.slug}/webhook-deliveries?limit=4`;
    while (path !== undefined) {
      const response = await call("GET", path, { token: tenant.token });
      const link = response.headers.get("link");
      seen.push(...(await expectBody(response, 200, z.array(WebhookDelivery))));
      path = link === null ? undefined : /^<([^>]+)>; rel="next"$/.exec(link)?.[1];
    }
    expect(seen).toEqual(all);
    const bad = await call("GET", `/v1/orgs/${tenant.slug}/webhook-deliveries?limit=0`, { token: tenant.token });
    await expectError(bad, 400, "bad_request");
  });

  it("forgets after thirty days", async () => {
    const tenant = await setUp("hosted-g");
    await send(tenant, "hosted-g", { event: "old" });
    await send(tenant, "hosted-g", { event: "new" });
    const month = 30 * 24 * 60 * 60 * 1_000;
    const age =
      "update webhook_deliveries set created_at = ? where organization_id = (select id from organizations where uuid = unhex(?, '-')) and event = 'old'";
    await home.DB.prepare(age)
      .bind(Date.now() - month - 1_000, tenant.orgId)
      .run();
    await worker.scheduled(createScheduledController({ cron: "* * * * *", scheduledTime: new Date() }), env);
    expect((await deliveriesOf(tenant)).map(({ event }) => event)).toEqual(["new"]);
  });

  it("keeps no body and no signature", async () => {
    const tenant = await setUp("hosted-g");
    await send(tenant, "hosted-g", { delivery: "d" });
    const rows = await home.DB.prepare(
      "select * from webhook_deliveries where organization_id = (select id from organizations where uuid = unhex(?, '-'))",
    )
      .bind(tenant.orgId)
      .all();
    const text = JSON.stringify(rows.results);
    for (const kept of ["sha256=", await secretOf(tenant, "hosted-g"), "ada@acme", "refs/heads"])
      expect(text).not.toContain(kept);
  });
});

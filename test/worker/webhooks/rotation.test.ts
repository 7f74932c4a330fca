import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { WebhookConfigResponse, WebhookSecrets } from "../../../worker/webhooks/schemas.ts";
import { call, callWith, expectBody, expectError, type Tenant } from "../support/client.ts";
import { joinAs } from "../support/users.ts";
import { accepted, HOST_IDS, secretOf, send, setUp } from "./send.ts";

const Generations = z.array(WebhookSecrets.strict());
const DAY_MS = 24 * 60 * 60 * 1_000;

const pathOf = ({ slug }: Tenant, what: string): string => `/v1/orgs/${slug}/webhook-config${what}`;

async function rotate(tenant: Tenant, body: unknown = {}) {
  const response = await call("POST", pathOf(tenant, "/rotate"), { token: tenant.token, body });
  return expectBody(response, 200, Generations);
}

async function listed(tenant: Tenant) {
  return expectBody(await call("GET", pathOf(tenant, "/secrets"), { token: tenant.token }), 200, Generations);
}

async function config(tenant: Tenant) {
  const response = await call("GET", pathOf(tenant, ""), { token: tenant.token });
  return (await expectBody(response, 200, WebhookConfigResponse)).providers;
}

describe.for(HOST_IDS)("secrets of %s", (host) => {
  it("are accepted in the overlap, the current and the previous, and no others", async () => {
    const tenant = await setUp(host);
    const secrets = await Promise.all([0, 1, 2].map((generation) => secretOf(tenant, host, undefined, generation)));
    const sendWith = (generation: number) => send(tenant, host, { secret: secrets[generation] ?? "" });
    await expectError(await sendWith(1), 401, "invalid_signature");
    await rotate(tenant);
    await accepted(await sendWith(0));
    await accepted(await sendWith(1));
    await expectError(await sendWith(2), 401, "invalid_signature");
    await rotate(tenant);
    await expectError(await sendWith(0), 401, "invalid_signature");
    await accepted(await sendWith(1));
    await accepted(await sendWith(2));
    await rotate(tenant, { overlap_seconds: 0 });
    for (const generation of [0, 1, 2]) await expectError(await sendWith(generation), 401, "invalid_signature");
    await accepted(await send(tenant, host, { secret: await secretOf(tenant, host, undefined, 3) }));
  });

  it("end without a hint as well", async () => {
    const tenant = await setUp(host);
    await rotate(tenant, { overlap_seconds: 0 });
    const secret = await secretOf(tenant, host, undefined, 1);
    await accepted(await send(tenant, host, { hint: null, secret }));
    await expectError(await send(tenant, host, { hint: null }), 401, "invalid_signature");
  });
});

describe("a rotation", () => {
  it("lists both generations, and webhook-config the current one", async () => {
    const tenant = await setUp("hosted-g");
    const before = await config(tenant);
    expect(await listed(tenant)).toEqual([{ generation: 0, current: true, expires_at: null, providers: before }]);
    const started = Date.now();
    const [current, previous, ...others] = await rotate(tenant, { overlap_seconds: 3_600 });
    expect(others).toEqual([]);
    expect(current).toMatchObject({ generation: 1, current: true, expires_at: null });
    expect(previous).toMatchObject({ generation: 0, current: false, providers: before });
    const expiresAt = Date.parse(previous?.expires_at ?? "");
    expect(expiresAt).toBeGreaterThanOrEqual(started + 3_600_000);
    expect(expiresAt).toBeLessThanOrEqual(Date.now() + 3_600_000);
    expect(await config(tenant)).toEqual(current?.providers);
    expect(await listed(tenant)).toEqual([current, previous]);
    const secrets = [...before, ...(current?.providers ?? [])].map(({ secret }) => secret);
    expect(new Set(secrets).size).toBe(4);
  });

  it("overlaps for a day unless the caller chooses", async () => {
    const tenant = await setUp("hosted-g");
    for (const body of [{}, { overlap_seconds: null }]) {
      const [, previous] = await rotate(tenant, body);
      const left = Date.parse(previous?.expires_at ?? "") - Date.now();
      expect(left).toBeGreaterThan(DAY_MS - 60_000);
      expect(left).toBeLessThanOrEqual(DAY_MS);
    }
    expect(await rotate(tenant, { overlap_seconds: 0 })).toHaveLength(1);
  });

  it("of an expected generation happens once, however often it is sent", async () => {
    const tenant = await setUp("hosted-g");
    const first = () => call("POST", pathOf(tenant, "/rotate"), { token: tenant.token, body: { generation: 0 } });
    const statuses = (await Promise.all([first(), first(), first()])).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect((await listed(tenant)).map(({ generation }) => generation)).toEqual([1, 0]);
    expect(await expectError(await first(), 409, "conflict")).toMatch(/generation/);
  });

  it("concerns no other organization", async () => {
    const [tenant, neighbour] = [await setUp("hosted-g"), await setUp("hosted-g")];
    const before = await config(neighbour);
    await rotate(tenant, { overlap_seconds: 0 });
    expect(await config(neighbour)).toEqual(before);
    await accepted(await send(neighbour, "hosted-g"));
  });

  it.for([
    [{ overlap_seconds: -1 }, /overlap_seconds/],
    [{ overlap_seconds: 2_592_001 }, /overlap_seconds/],
    [{ overlap_seconds: "1" }, /overlap_seconds/],
    [{ overlap_seconds: 0.5 }, /overlap_seconds/],
    [{ generation: -1 }, /generation/],
    [[], /object/],
  ] as const)("refuses %j and changes nothing", async ([body, rule]) => {
    const tenant = await setUp("hosted-g");
    const response = await call("POST", pathOf(tenant, "/rotate"), { token: tenant.token, body });
    expect(await expectError(response, 400, "bad_request")).toMatch(rule);
    expect((await listed(tenant)).map(({ generation }) => generation)).toEqual([0]);
  });

  it("is for admins, and needs a master secret", async () => {
    const tenant = await setUp("hosted-g");
    const member = await joinAs(tenant, "member");
    for (const [method, what] of [
      ["POST", "/rotate"],
      ["GET", "/secrets"],
    ] as const) {
      const body = method === "POST" ? {} : undefined;
      await expectError(await call(method, pathOf(tenant, what), { token: member.token, body }), 403, "forbidden");
      const unset = await callWith({ WEBHOOK_SECRETS: "" }, method, pathOf(tenant, what), {
        token: tenant.token,
        body,
      });
      await expectError(unset, 500, "webhook_secret_not_configured");
    }
    expect((await listed(tenant)).map(({ generation }) => generation)).toEqual([0]);
  });
});

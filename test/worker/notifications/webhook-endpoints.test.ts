import { expect, it } from "vitest";
import { z } from "@hono/zod-openapi";
import { CreatedWebhookEndpoint, WebhookEndpoint } from "../../../worker/notifications/schemas.ts";
import { MAX_ENDPOINTS } from "../../../worker/notifications/limits.ts";
import { parseRetryAfter, retryDelayMs } from "../../../worker/notifications/retry-schedule.ts";
import { urlViolation } from "../../../worker/notifications/target-url.ts";
import { call, expectBody, expectError, makeProject } from "../support/client.ts";
import { home } from "../support/home.ts";
import { createTenant } from "../support/users.ts";
import { makeEndpoint, pathOf } from "./endpoints.ts";

const URL_OF_CHAT = "https://chat.example/services/T0/B0/abcdefghijk";

it("creates, lists, changes and deletes endpoints", async () => {
  const tenant = await createTenant();
  const { token } = tenant;
  await makeProject(tenant);
  const fields = { projects: ["shop", "shop"], branches: ["main", "release/*"], min_severity: "high" };
  const body = { url: URL_OF_CHAT, events: ["scan.failed", "scan.failed"], description: "Chat", ...fields };
  const created = await expectBody(await call("POST", pathOf(tenant), { token, body }), 201, CreatedWebhookEndpoint);
  const { secret, ...endpoint } = created;
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(endpoint).toMatchObject({
    ...fields,
    projects: ["shop"],
    url: URL_OF_CHAT,
    format: "json",
    description: "Chat",
  });
  expect(endpoint).toMatchObject({ events: ["scan.failed"], enabled: true, disabled_reason: null });
  const list = await expectBody(await call("GET", pathOf(tenant), { token }), 200, z.array(WebhookEndpoint));
  expect(list).toEqual([endpoint]);
  const one = pathOf(tenant, `/${endpoint.id}`);
  const patch = { projects: null, branches: null, min_severity: null, description: null, enabled: false };
  const changed = await expectBody(await call("PATCH", one, { token, body: patch }), 200, WebhookEndpoint);
  expect(changed).toMatchObject({ ...patch, disabled_reason: "requested", events: ["scan.failed"] });
  expect(await expectBody(await call("GET", one, { token }), 200, WebhookEndpoint)).toEqual(changed);
  expect((await call("PATCH", one, { token, body: {} })).status).toBe(200);
  expect((await call("DELETE", one, { token })).status).toBe(204);
  for (const [method, rest] of [
    ["GET", ""],
    ["PATCH", ""],
    ["DELETE", ""],
    ["POST", "/rotate-secret"],
    ["POST", "/test"],
    ["GET", "/deliveries"],
    ["POST", `/deliveries/${endpoint.id}/redeliver`],
  ] as const) {
    await expectError(
      await call(method, one + rest, { token, body: method === "PATCH" ? {} : undefined }),
      404,
      "not_found",
    );
  }
});

it("stores neither the secret nor the URL in the clear, and shows neither in the audit log", async () => {
  const tenant = await createTenant();
  const endpoint = await makeEndpoint(tenant, { url: URL_OF_CHAT });
  const rows = await home.DB.prepare("select * from notification_endpoints where uuid = unhex(?, '-')")
    .bind(endpoint.id)
    .all();
  expect(rows.results).toHaveLength(1);
  const log = await (await call("GET", `/v1/orgs/${tenant.slug}/audit-log`, { token: tenant.token })).text();
  expect(log).toContain(`webhook-endpoints/${endpoint.id}`);
  for (const text of [JSON.stringify(rows.results), log]) {
    expect(text).not.toContain("chat.example");
    expect(text).not.toContain(endpoint.secret.slice("whsec_".length));
  }
});

it.for([
  [{ url: "https://hooks.example" }, "events"],
  [{ url: "https://hooks.example", events: [] }, "events"],
  [{ url: "https://hooks.example", events: ["push"] }, "events"],
  [{ events: ["scan.failed"] }, "url"],
  [{ url: "https://hooks.example", events: ["scan.failed"], projects: [] }, "projects"],
  [{ url: "https://hooks.example", events: ["scan.failed"], projects: ["absent"] }, "no project absent"],
  [{ url: "https://hooks.example", events: ["scan.failed"], branches: ["a*b"] }, "branches"],
  [{ url: "https://hooks.example", events: ["scan.failed"], min_severity: "huge" }, "min_severity"],
  [{ url: "https://hooks.example", events: ["scan.failed"], format: "xml" }, "format"],
  [{ url: "http://hooks.example", events: ["scan.failed"] }, "https"],
] as const)("refuses %j", async ([body, message]) => {
  const tenant = await createTenant();
  const response = await call("POST", pathOf(tenant), { token: tenant.token, body });
  expect(await expectError(response, 400, "bad_request")).toContain(message);
});

it("has at most so many endpoints", async () => {
  const tenant = await createTenant();
  const body = { url: "https://hooks.example", events: ["scan.failed"] };
  const create = () => call("POST", pathOf(tenant), { token: tenant.token, body });
  const responses = await Promise.all(Array.from({ length: MAX_ENDPOINTS + 2 }, create));
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(MAX_ENDPOINTS).fill(201),
    409,
    409,
  ]);
});

it.for([
  "http://hooks.example/",
  "ftp://hooks.example/",
  "https://user@hooks.example/",
  "https://:password@hooks.example/",
  "https://127.0.0.1/",
  "https://0x7f.1/",
  "https://2130706433/",
  "https://[::1]/",
  "https://[::ffff:10.0.0.1]/",
  "https://localhost/",
  "https://LOCALHOST./",
  "https://service.localhost/",
  "https://metadata.google.internal/",
  "https://printer.local/",
  "https://router.home.arpa/",
  "https://intranet/",
  "https://hooks.example/#fragment",
  "https://",
  `https://hooks.example/${"x".repeat(2_048)}`,
])("sends nothing to %s", (url) => {
  expect(urlViolation(url, [])).toBeTypeOf("string");
});

it("allows public names, and what the operator allows", () => {
  for (const url of ["https://hooks.example/a?b=c", "https://hooks.example:8443/", "https://xn--bcher-kva.example/"]) {
    expect(urlViolation(url, [])).toBeUndefined();
  }
  expect(urlViolation("http://127.0.0.1:9000/", ["127.0.0.1"])).toBeUndefined();
  expect(urlViolation("http://127.0.0.1:9000/", ["127.0.0.1:9000"])).toBeUndefined();
  expect(urlViolation("http://127.0.0.1:9001/", ["127.0.0.1:9000"])).toBeTypeOf("string");
  expect(urlViolation("http://user@127.0.0.1:9000/", ["127.0.0.1:9000"])).toBeTypeOf("string");
});

it("spreads ten attempts over three days, with jitter, and waits as asked up to a day", () => {
  const HOUR_MS = 3_600_000;
  const totalHours = (chance: number) => {
    let sum = 0;
    for (let attempts = 1; attempts <= 9; attempts += 1) sum += retryDelayMs(attempts, 0, chance) ?? NaN;
    return sum / HOUR_MS;
  };
  expect(totalHours(0)).toBeCloseTo(75.6, 1);
  expect(totalHours(1)).toBeCloseTo(90.7, 1);
  expect(retryDelayMs(10)).toBeUndefined();
  expect(retryDelayMs(1, HOUR_MS)).toBe(HOUR_MS);
  expect(retryDelayMs(1, 100 * HOUR_MS)).toBe(24 * HOUR_MS);
  expect(parseRetryAfter("120", 0)).toBe(120_000);
  expect(parseRetryAfter("Thu, 01 Jan 1970 00:01:00 GMT", 0)).toBe(60_000);
  for (const none of [null, "", "soon", "-5", "Thu, 01 Jan 1970 00:00:00 GMT"])
    expect(parseRetryAfter(none, 1)).toBe(0);
});

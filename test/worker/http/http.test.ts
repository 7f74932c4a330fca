import { describe, expect, it } from "vitest";
import { call, callWith, expectError } from "../support/client.ts";
import { createTenant } from "../support/users.ts";

describe("every response", () => {
  it.for(["/healthz", "/nowhere", "/openapi.json", "/docs", "/v1/orgs/acme/projects"])(
    "has a request id and is not to be sniffed: %s",
    async (path) => {
      const response = await call("GET", path);
      expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("strict-transport-security")).toBe("max-age=31536000");
      expect(response.headers.get("referrer-policy")).toBe("no-referrer");
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect(response.headers.get("cache-control")).toBe("no-store");
    },
  );

  it("answers a preflight of any origin", async () => {
    const headers = {
      origin: "https://dashboard.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization, content-encoding, content-type",
    };
    const response = await call("OPTIONS", "/v1/auth/register", { headers });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-headers")).toBe(
      "Authorization,Content-Encoding,Content-Type,Idempotency-Key,If-Match,If-None-Match",
    );
    expect(response.headers.get("access-control-allow-methods")).toContain("POST");
  });
});

it.for(["/internal/jobs/lease", "/internal/scans/x/claim", "/internal/nothing"])(
  "gives no browser access to what runners call: %s",
  async (path) => {
    const headers = { origin: "https://dashboard.example", "access-control-request-method": "POST" };
    for (const method of ["OPTIONS", "POST"]) {
      const response = await call(method, path, { headers });
      expect([401, 404, 405, 409]).toContain(response.status);
      const cors = [...response.headers.keys()].filter((name) => name.startsWith("access-control-"));
      expect(cors).toEqual([]);
    }
  },
);

it("answers unknown paths with 404 and other methods with 405 and Allow", async () => {
  await expectError(await call("GET", "/v1/nowhere"), 404, "not_found");
  await expectError(await call("GET", "/internal/scans"), 404, "not_found");
  const response = await call("DELETE", "/v1/auth/register");
  expect(response.headers.get("allow")).toBe("POST");
  await expectError(response, 405, "method_not_allowed");
  const listed = await call("PUT", "/v1/orgs/acme/projects");
  expect(listed.headers.get("allow")).toBe("GET, HEAD, POST");
  await expectError(listed, 405, "method_not_allowed");
});

it("is unavailable while the database is", async () => {
  const down = {
    prepare: () => {
      throw new Error("D1_ERROR: no answer");
    },
  };
  const response = await callWith({ DB: down }, "GET", "/healthz");
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: "unavailable" });
});

it("asks the database for its health", async () => {
  const response = await call("GET", "/healthz");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "ok" });
});

it.for(["%00", "%ff%fe", "%", "..%2f..", "'; drop table users; --", "a".repeat(5_000)])(
  "survives %s in any part of a path",
  async (part) => {
    const { slug, token } = await createTenant();
    for (const path of [
      `/v1/orgs/${part}/projects`,
      `/v1/orgs/${slug}/projects/${part}`,
      `/v1/orgs/${slug}/projects/${part}/scans`,
      `/v1/orgs/${slug}/projects/shop/scans/${part}/findings`,
    ]) {
      expect([400, 403, 404]).toContain((await call("GET", path, { token })).status);
    }
  },
);

it("shows the document by a page whose scripts are all our own", async () => {
  const page = await call("GET", "/docs");
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self';");
  const html = await page.text();
  const assets = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? "");
  expect(assets).toHaveLength(4);
  expect(html).not.toMatch(/<script>/);
  for (const asset of assets) expect((await call("GET", asset)).status, asset).toBe(200);
});

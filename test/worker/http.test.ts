import { z } from "zod";
import { describe, expect, it } from "vitest";
import { call, expectError, signUp } from "./support/client.ts";

describe("every response", () => {
  it.for(["/healthz", "/nowhere", "/openapi.json", "/docs", "/v1/orgs/acme/projects"])(
    "has a request id and is not to be sniffed: %s",
    async (path) => {
      const response = await call("GET", path);
      expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect(response.headers.get("cache-control")).toBe("no-store");
    },
  );

  it("answers a preflight of any origin", async () => {
    const headers = {
      origin: "https://dashboard.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization, content-type",
    };
    const response = await call("OPTIONS", "/v1/auth/register", { headers });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-headers")).toMatch(/authorization/i);
    expect(response.headers.get("access-control-allow-methods")).toContain("POST");
  });
});

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

it("asks the database for its health", async () => {
  const response = await call("GET", "/healthz");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "ok" });
});

it.for(["%00", "%ff%fe", "%", "..%2f..", "'; drop table users; --", "a".repeat(5_000)])(
  "survives %s in any part of a path",
  async (part) => {
    const { slug, token } = await signUp();
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

describe("the document", () => {
  const Document = z.object({
    openapi: z.literal("3.1.0"),
    info: z.object({ version: z.literal("0.1.0") }),
    paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) }))),
    components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  });

  it("names the documented shapes, and nothing internal", async () => {
    const text = await (await call("GET", "/openapi.json")).text();
    const document = Document.parse(JSON.parse(text));
    const shapes = ["Organization", "User", "Project", "Scan", "Finding", "LoginResponse", "MeResponse", "ErrorBody"];
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(shapes));
    expect(text).not.toContain("/internal");
    expect(text).not.toContain("password_hash");
  });

  it("lists every route that is served", async () => {
    const document = Document.parse(await (await call("GET", "/openapi.json")).json());
    expect(Object.keys(document.paths).toSorted()).toEqual([
      "/healthz",
      "/v1/auth/register",
      "/v1/orgs/{slug}/auth/login",
      "/v1/orgs/{slug}/auth/me",
      "/v1/orgs/{slug}/projects",
      "/v1/orgs/{slug}/projects/{project_slug}",
      "/v1/orgs/{slug}/projects/{project_slug}/run-scan",
      "/v1/orgs/{slug}/projects/{project_slug}/scans",
      "/v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}",
      "/v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}/findings",
    ]);
  });

  it("is shown by a page whose scripts are all our own", async () => {
    const page = await call("GET", "/docs");
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self';");
    const html = await page.text();
    const assets = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? "");
    expect(assets).toHaveLength(3);
    expect(html).not.toMatch(/<script>/);
    for (const asset of assets) expect((await call("GET", asset)).status, asset).toBe(200);
  });
});

import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { z } from "@hono/zod-openapi";
import { afterAll, beforeAll, expect } from "vitest";
import { app } from "../../../worker/app.ts";
import { LoginResponse } from "../../../worker/auth/schemas.ts";
import { ErrorBody } from "../../../worker/http/schemas.ts";
import { Project } from "../../../worker/projects/schemas.ts";
import { Scan } from "../../../worker/scans/schemas.ts";
import { home } from "./home.ts";

export const BASE_URL = "https://api.example";
export const PASSWORD = "correct horse battery staple";

export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  rawBody?: BodyInit;
  headers?: Record<string, string>;
}

export function makeRequest(method: string, path: string, options: CallOptions = {}): Request {
  const headers = new Headers(options.headers);
  if (options.token !== undefined) headers.set("authorization", `Bearer ${options.token}`);
  const init: RequestInit = { method, headers };
  if (options.rawBody !== undefined) init.body = options.rawBody;
  if (options.body !== undefined) {
    if (!headers.has("content-type")) headers.set("content-type", "application/json");
    init.body = JSON.stringify(options.body);
    // HTTP clients set it when they know the length.
    if (!headers.has("content-length")) headers.set("content-length", String(Buffer.byteLength(init.body)));
  }
  return new Request(new URL(path, BASE_URL), init);
}

let everySetting: Record<string, unknown> = {};

/** For the tests of a file: what they call has these settings. */
export function callsGoTo(settings: Record<string, unknown>): void {
  beforeAll(() => void (everySetting = settings));
  afterAll(() => void (everySetting = {}));
}

export async function call(method: string, path: string, options: CallOptions = {}): Promise<Response> {
  if (Object.keys(everySetting).length > 0) return callWith({}, method, path, options);
  return exports.default.fetch(makeRequest(method, path, options));
}

/** Calls the same application with other settings. */
export async function callWith(
  settings: Record<string, unknown>,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Response> {
  return app.fetch(
    makeRequest(method, path, options),
    { ...env, ...everySetting, ...settings },
    createExecutionContext(),
  );
}

/** Makes the schema strict: every object in a response must have the documented fields only. */
export function strict<T extends z.ZodType>(schema: T): T {
  if (schema instanceof z.ZodArray) return z.array(strict(schema.element as z.ZodType)) as unknown as T;
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape).map(([key, value]) => [key, strict(value as z.ZodType)]);
    return z.strictObject(Object.fromEntries(shape)) as unknown as T;
  }
  return schema;
}

export async function expectBody<T extends z.ZodType>(
  response: Response,
  status: number,
  schema: T,
): Promise<z.infer<T>> {
  const text = await response.text();
  expect(response.status, text).toBe(status);
  expect(response.headers.get("content-type")).toContain("application/json");
  return strict(schema).parse(JSON.parse(text));
}

export async function expectError(response: Response, status: number, code: string): Promise<string> {
  const body = await expectBody(response, status, ErrorBody);
  expect(body.error).toBe(code);
  return body.message;
}

export interface Tenant {
  slug: string;
  email: string;
  token: string;
  orgId: string;
  userId: string;
}

let tenants = 0;

/** Signs up an organization for the test. */
export async function signUp(slug = `org-${(tenants += 1)}-${crypto.randomUUID().slice(0, 8)}`): Promise<Tenant> {
  const email = `admin@${slug}.example`;
  const body = { org_name: `Organization ${slug}`, org_slug: slug, email, password: PASSWORD };
  const login = await expectBody(
    await callWith(home.settings, "POST", "/v1/auth/register", { body }),
    201,
    LoginResponse,
  );
  return { slug, email, token: login.token, orgId: login.user.org_id, userId: login.user.id };
}

export async function makeProject(tenant: Tenant, body: Record<string, unknown> = {}): Promise<Project> {
  const path = `/v1/orgs/${tenant.slug}/projects`;
  const project = { slug: "shop", name: "Shop", ...body };
  return expectBody(await call("POST", path, { token: tenant.token, body: project }), 201, Project);
}

export async function runScan(tenant: Tenant, project = "shop", body: Record<string, unknown> = {}): Promise<Scan> {
  const path = `/v1/orgs/${tenant.slug}/projects/${project}/run-scan`;
  const request = { clone_url: "https://git.example/acme/shop.git", ...body };
  return expectBody(await call("POST", path, { token: tenant.token, body: request }), 202, Scan);
}

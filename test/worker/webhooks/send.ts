import { env } from "cloudflare:workers";
import { z } from "@hono/zod-openapi";
import { expect } from "vitest";
import { DIRECTORY_SHARD, isSharded } from "../../../worker/database/shards.ts";
import { Scan } from "../../../worker/scans/schemas.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { HOST_HEADERS, type HostId } from "../../../worker/webhooks/hosts/headers.ts";
import { HOSTS } from "../../../worker/webhooks/hosts/hosts.ts";
import { deriveWebhookSecret } from "../../../worker/webhooks/organization-secrets.ts";
import { WebhookDelivery, WebhookResult } from "../../../worker/webhooks/schemas.ts";
import { call, callWith, expectBody, makeProject, type Tenant } from "../support/client.ts";
import { createTenant } from "../support/users.ts";
import { home } from "../support/home.ts";
import { PUSH, PUSH_EVENT } from "./payloads.ts";

export const HOST_IDS = ["hosted-g", "hosted-l", "selfhosted-f", "cloud-b"] as const;
export const repoUrlOf = (host: HostId): string => HOSTS[host].repositoryUrlsOf(PUSH[host]())[0] ?? "";

/** With several shards, the organization of a hint is looked up in the directory. */
export const directoryReads = (): number => (isSharded(env) && home.shard === DIRECTORY_SHARD ? 1 : 0);

export async function secretOf(
  tenant: Tenant,
  host: HostId,
  master = settingsOf(env).webhookSecrets[0],
  generation = 0,
): Promise<string> {
  const scheme = HOSTS[host].signatureForm === "token" ? "token" : "hmac-sha256";
  return deriveWebhookSecret(master ?? new Uint8Array(), tenant.orgId, scheme, generation);
}

export async function sign(host: HostId, secret: string, body: string): Promise<string> {
  const form = HOSTS[host].signatureForm;
  if (form === "token") return secret;
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const hex = Buffer.from(await crypto.subtle.sign("HMAC", key, encoder.encode(body))).toString("hex");
  return form === "hex" ? hex : `sha256=${hex}`;
}

/** In the right form. */
export function wrongSignature(host: HostId): string {
  return `${HOSTS[host].signatureForm === "prefixed-hex" ? "sha256=" : ""}${"5a".repeat(32)}`;
}

export interface Sending {
  payload?: unknown;
  body?: string;
  event?: string;
  delivery?: string;
  /** Further ones. */
  headers?: Record<string, string>;
  signature?: string | null;
  secret?: string;
  /** The slug of the path's hint; null for the bare path. */
  hint?: string | null;
  /** Which of the header names: the neutral one, or the host's own. */
  family?: "first" | "last";
  settings?: Record<string, unknown>;
  /** Of the client; the header that Cloudflare sets. */
  address?: string;
  /** Sent in place of the body, of which the signature is. */
  stream?: ReadableStream<Uint8Array>;
}

export async function send(tenant: Tenant, host: HostId, sending: Sending = {}): Promise<Response> {
  const body = sending.body ?? JSON.stringify(sending.payload ?? PUSH[host]());
  const names = HOST_HEADERS[host];
  const pick = (list: readonly string[]): string => list.at(sending.family === "last" ? -1 : 0) ?? "";
  const secret = sending.secret ?? (await secretOf(tenant, host));
  const signature = sending.signature === undefined ? await sign(host, secret, body) : sending.signature;
  const headers: Record<string, string> = {
    "content-type": "application/json",
    ...sending.headers,
    [pick(names.event)]: sending.event ?? PUSH_EVENT[host],
    ...(signature !== null && { [pick(names.signature)]: signature }),
    ...(sending.address !== undefined && { "cf-connecting-ip": sending.address }),
    ...(sending.delivery !== undefined && { [pick(names.delivery)]: sending.delivery }),
  };
  const hint = sending.hint === undefined ? tenant.slug : sending.hint;
  const path = `/v1/hooks/${host}${hint === null ? "" : `?org=${hint}`}`;
  return callWith(sending.settings ?? {}, "POST", path, {
    rawBody: sending.stream ?? new TextEncoder().encode(body),
    headers,
  });
}

export async function accepted(response: Response): Promise<string[]> {
  const result = await expectBody(response, 200, WebhookResult);
  expect(result.status).toBe("accepted");
  expect(result.reason).toBeUndefined();
  return result.scans ?? [];
}

export async function ignored(response: Response): Promise<string> {
  const result = await expectBody(response, 200, WebhookResult);
  expect(result.status).toBe("ignored");
  expect(result.scans).toBeUndefined();
  return result.reason ?? "";
}

export async function scansOf(tenant: Tenant, project = "shop"): Promise<Scan[]> {
  const path = `/v1/orgs/${tenant.slug}/projects/${project}/scans`;
  return expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(Scan));
}

export async function deliveriesOf(tenant: Tenant, query = "") {
  const path = `/v1/orgs/${tenant.slug}/webhook-deliveries${query}`;
  return expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(WebhookDelivery));
}

export async function setUp(host: HostId, project: Record<string, unknown> = {}): Promise<Tenant> {
  const tenant = await createTenant();
  await makeProject(tenant, { repo_url: repoUrlOf(host), ...project });
  return tenant;
}

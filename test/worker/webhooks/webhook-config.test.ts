import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { WebhookConfigResponse } from "../../../worker/webhooks/schemas.ts";
import { call, callWith, expectBody, expectError, type Tenant } from "../support/client.ts";
import { createTenant } from "../support/users.ts";
import { home } from "../support/home.ts";

async function configOf(tenant: Tenant, settings: Record<string, unknown> = {}) {
  const path = `/v1/orgs/${tenant.slug}/webhook-config`;
  const response = await callWith(settings, "GET", path, { token: tenant.token });
  return (await expectBody(response, 200, WebhookConfigResponse)).providers;
}

it("lists the three providers with a secret of the organization's own for each scheme", async () => {
  const tenant = await createTenant();
  const providers = await configOf(tenant);
  expect(providers).toMatchObject([
    { id: "selfhosted-f", signature_header: "X-Selfhosted-Signature", auth_kind: "hmac-sha256" },
    { id: "hosted-g", signature_header: "X-Hub-Signature-256", auth_kind: "hmac-sha256" },
    { id: "hosted-l", signature_header: "X-Hosted-L-Token", auth_kind: "token" },
  ]);
  for (const provider of providers) {
    expect(provider.path).toBe(`/v1/hooks/${provider.id}?org=${tenant.slug}`);
    expect(provider.content_type).toBe("application/json");
    expect(provider.events.length).toBeGreaterThan(0);
    expect(provider.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(provider.secret).not.toContain(env.WEBHOOK_SECRETS);
  }
  const [bare, prefixed, token] = providers.map(({ secret }) => secret);
  expect(bare).toBe(prefixed);
  expect(token).not.toBe(prefixed);
});

it("shows the same secrets again, and others to another organization", async () => {
  const [one, two] = [await createTenant(), await createTenant()];
  expect(await configOf(one)).toEqual(await configOf(one));
  const secrets = (await Promise.all([configOf(one), configOf(two)])).flat().map(({ secret }) => secret);
  expect(new Set(secrets).size).toBe(4);
});

it("shows secrets of the first master of a list", async () => {
  const tenant = await createTenant();
  const [first, second] = ["a".repeat(40), "b".repeat(40)];
  expect(await configOf(tenant, { WEBHOOK_SECRETS: `${first},${second}` })).toEqual(
    await configOf(tenant, { WEBHOOK_SECRETS: first }),
  );
});

it.for([undefined, ""])("answers 500 while the master secret is %j, and still 403 to members", async (value) => {
  const tenant = await createTenant();
  const path = `/v1/orgs/${tenant.slug}/webhook-config`;
  const response = await callWith({ WEBHOOK_SECRETS: value }, "GET", path, { token: tenant.token });
  await expectError(response, 500, "webhook_secret_not_configured");
  await home.DB.prepare("update users set role = 'member' where uuid = unhex(?, '-')").bind(tenant.userId).run();
  const refused = await callWith({ WEBHOOK_SECRETS: value }, "GET", path, { token: tenant.token });
  await expectError(refused, 403, "forbidden");
  await expectError(await call("GET", path, { token: tenant.token }), 403, "forbidden");
});

import { expect, it } from "vitest";
import page from "../../../worker/webhooks/README.md?raw";
import { HOST_HEADERS } from "../../../worker/webhooks/hosts/headers.ts";
import { WebhookConfigResponse } from "../../../worker/webhooks/schemas.ts";
import { call, expectBody } from "../support/client.ts";
import { PUSH_EVENT } from "./payloads.ts";
import { createTenant } from "../support/users.ts";

const guide = page.slice(page.indexOf("## Set-up per host"), page.indexOf("## Responses"));

/** The part of the guide about one kind of host. */
function sectionOf(id: string): string {
  const start = guide.search(new RegExp(`^\\*\\*[^*]+\\*\\* \\(\`${id}\``, "m"));
  const rest = guide.slice(start + 2);
  return start === -1 ? "" : rest.slice(0, rest.search(/^\*\*|$(?![^])/m));
}

it("the set-up guide shows the values of webhook-config", async () => {
  const tenant = await createTenant();
  const path = `/v1/orgs/${tenant.slug}/webhook-config`;
  const { providers } = await expectBody(await call("GET", path, { token: tenant.token }), 200, WebhookConfigResponse);
  expect(providers).toHaveLength(3);
  for (const provider of providers) {
    const section = sectionOf(provider.id);
    expect(section).toContain(`\`${provider.path.replace(tenant.slug, "<slug>")}\``);
    expect(section).toContain(`the \`secret\` of \`${provider.id}\``);
    for (const event of provider.events) expect(section).toContain(`\`${event}\``);
  }
  // A host that sends a token knows one content type only, and does not ask.
  for (const { id, content_type: type } of providers.filter(({ auth_kind: kind }) => kind !== "token")) {
    expect(sectionOf(id)).toContain(`\`${type}\``);
  }
});

it("the guide has every kind of host, with the event that it sends", () => {
  for (const [id, event] of Object.entries(PUSH_EVENT)) {
    expect(HOST_HEADERS).toHaveProperty(id);
    expect(sectionOf(id), id).toContain(`\`/v1/hooks/${id}?org=<slug>\``);
    expect(sectionOf(id), id).toContain(`\`${event}\``);
  }
});

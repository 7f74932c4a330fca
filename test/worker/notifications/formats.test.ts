import { expect, it } from "vitest";
import { renderMessage } from "../../../worker/notifications/render-message.ts";
import { Receiver } from "../support/receiver.ts";
import { createTenant } from "../support/users.ts";
import { call } from "../support/client.ts";
import { makeEndpoint, pathOf, received } from "./endpoints.ts";

const common = { organization: { id: "o", slug: "acme" }, project: { id: "p", slug: "shop" } };
const event = (type: string, data: Record<string, unknown>) =>
  JSON.stringify({ type, timestamp: "2026-11-20T09:30:00.000Z", data: { ...common, ...data } });
const vulnerabilities = { count: 3, by_severity: { critical: 1, high: 2, low: 0 }, ids: [], truncated: 0 };
const scan = { id: "s", branch: "main", commit: null };

it.for([
  [
    event("vulnerability.new", { scan, vulnerabilities }),
    "3 vulnerabilities new on `main` of shop: 1 critical, 2 high.",
  ],
  [
    event("vulnerability.triaged", {
      vulnerabilities: { ...vulnerabilities, count: 1, by_severity: { low: 1 } },
      triage: { status: "dismissed", reason: "used_in_tests" },
    }),
    "1 vulnerability triaged on shop: 1 low (dismissed, used_in_tests).",
  ],
  [
    event("scan.completed", { scan, changes: { new: 2, fixed: 1, reopened: 0, unchanged: 0 } }),
    "The scan of `main` of shop completed: 2 new, 1 fixed.",
  ],
  [event("scan.completed", { scan, changes: null }), "The scan of `main` of shop completed."],
  [
    event("scan.failed", { scan, error: { code: "timed_out", message: "It took too long." } }),
    "The scan of `main` of shop failed: `timed_out: It took too long.`.",
  ],
  [event("endpoint.test", {}), "This is a test message of the organization acme."],
] as const)("describes %s", ([body, text]) => {
  expect(JSON.parse(renderMessage("slack", body, null))).toEqual({ text });
  expect(JSON.parse(renderMessage("mattermost", body, null))).toEqual({ text });
});

it("links to the project, in the form of each chat", () => {
  const body = event("scan.completed", { scan, changes: null });
  const url = "https://vms.example/console/o/acme/projects/shop";
  expect(renderMessage("slack", body, "https://vms.example")).toContain(`<${url}|Open>`);
  expect(renderMessage("mattermost", body, "https://vms.example")).toContain(`[Open](${url})`);
  const card = JSON.parse(renderMessage("teams", body, "https://vms.example")) as unknown;
  expect(card).toEqual({
    type: "message",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        contentUrl: null,
        content: {
          $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
          type: "AdaptiveCard",
          version: "1.4",
          body: [{ type: "TextBlock", text: "The scan of main of shop completed.", wrap: true }],
          actions: [{ type: "Action.OpenUrl", title: "Open", url }],
        },
      },
    ],
  });
});

it("quotes names of others: no mention, link or markup of theirs has an effect", () => {
  const branch = "<!channel> @all `x` [a](https://evil.example)\nnext";
  const body = event("scan.completed", { scan: { ...scan, branch }, changes: null });
  const quoted = "@all x [a](https://evil.example) next`";
  expect(renderMessage("slack", body, null)).toContain(`\`&lt;!channel&gt; ${quoted}`);
  expect(renderMessage("mattermost", body, null)).toContain(`\`<!channel> ${quoted}`);
  expect(renderMessage("teams", body, null)).not.toMatch(/\[a\]|<!/);
});

it.for(["slack", "mattermost", "teams"])("sends messages of the format %s", async (format) => {
  const [tenant, receiver] = [await createTenant(), new Receiver()];
  const endpoint = await makeEndpoint(tenant, receiver, { format });
  expect(endpoint.format).toBe(format);
  await call("POST", pathOf(tenant, `/${endpoint.id}/test`), { token: tenant.token });
  const [message] = await received(receiver, 1);
  expect(message?.body).toContain(`This is a test message of the organization ${tenant.slug}.`);
});

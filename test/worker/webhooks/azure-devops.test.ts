import { describe, expect, it } from "vitest";
import { Repository } from "../../../worker/repositories/schemas.ts";
import { call, expectBody, expectError, makeProject, type Tenant } from "../support/client.ts";
import { createTenant } from "../support/users.ts";
import { azurePush, COMMIT, OTHER_COMMIT, ZEROS } from "./payloads.ts";
import { accepted, deliveriesOf, ignored, scansOf, secretOf } from "./send.ts";

const REPO_URL = "https://dev.azure.com/acme/Web%20Shop/_git/shop";

async function begin(): Promise<Tenant> {
  const tenant = await createTenant();
  await makeProject(tenant, { repo_url: REPO_URL });
  return tenant;
}

const basic = (password: string, user = "azure") => `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;

async function send(
  tenant: Tenant,
  payload: unknown = azurePush(),
  { authorization, hint = tenant.slug }: { authorization?: string | null; hint?: string | null } = {},
): Promise<Response> {
  const header = authorization === undefined ? basic(await secretOf(tenant, "hosted-l")) : authorization;
  return call("POST", `/v1/hooks/hosted-a${hint === null ? "" : `?org=${hint}`}`, {
    rawBody: new TextEncoder().encode(JSON.stringify(payload)),
    headers: { "content-type": "application/json", ...(header !== null && { authorization: header }) },
  });
}

describe("a service hook of Azure DevOps", () => {
  it("starts a scan of each pushed branch, with the clone URL of the project", async () => {
    const tenant = await begin();
    const refUpdates = [
      { name: "refs/heads/main", oldObjectId: OTHER_COMMIT, newObjectId: COMMIT },
      { name: "refs/heads/feature/x", oldObjectId: ZEROS, newObjectId: OTHER_COMMIT },
      { name: "refs/heads/gone", oldObjectId: COMMIT, newObjectId: ZEROS },
      { name: "refs/tags/v1", oldObjectId: ZEROS, newObjectId: COMMIT },
    ];
    const ids = await accepted(await send(tenant, azurePush({ refUpdates })));
    const scans = await scansOf(tenant);
    expect(scans.map(({ target_ref: ref }) => ref).toSorted((a, b) => ((a ?? "") < (b ?? "") ? -1 : 1))).toEqual([
      "feature/x",
      "main",
    ]);
    expect(ids).toHaveLength(2);
    expect(await deliveriesOf(tenant)).toMatchObject([
      { host: "hosted-a", outcome: "accepted", repository: "dev.azure.com/acme/web%20shop/_git/shop" },
    ]);
    expect(await accepted(await send(tenant, azurePush({ refUpdates })))).toEqual(ids);
  });

  it("is known without ?org= by its repository, and its user name is any", async () => {
    const tenant = await begin();
    const authorization = basic(await secretOf(tenant, "hosted-l"), "a ü");
    expect(await accepted(await send(tenant, azurePush(), { authorization, hint: null }))).toHaveLength(1);
  });

  it.for([
    [{ refUpdates: [{ name: "refs/heads/main", newObjectId: ZEROS }] }, {}, /deletion/],
    [{ refUpdates: [{ name: "refs/tags/v1", newObjectId: COMMIT }] }, {}, /tag/],
    [{ refUpdates: [null] }, {}, /not of a branch/],
    [{ refUpdates: [] }, {}, /no branch/],
    [{ repository: { remoteUrl: 1 } }, {}, /no repository URL/],
    [{}, { eventType: "git.pullrequest.created" }, /not a push/],
    [{}, { eventType: null }, /not a push/],
  ] as const)("ignores %j %j", async ([resource, event, reason]) => {
    const tenant = await begin();
    expect(await ignored(await send(tenant, azurePush(resource, event)))).toMatch(reason);
    expect(await scansOf(tenant)).toEqual([]);
  });

  it("with fewer details than all is refused with what to do", async () => {
    const tenant = await begin();
    for (const resource of [null, { id: "1", url: "https://dev.azure.com/x" }]) {
      const response = await send(tenant, azurePush({}, { resource }));
      expect(await expectError(response, 400, "bad_request")).toMatch(/all resource details/);
    }
    expect(await scansOf(tenant)).toEqual([]);
  });

  it("with any other password, form or scheme is refused, and shown", async () => {
    const [tenant, neighbour] = [await begin(), await begin()];
    const secret = await secretOf(tenant, "hosted-l");
    const refused = [
      null,
      "",
      "Basic",
      "Basic !",
      `Bearer ${secret}`,
      `Basic ${secret}`,
      `Basic ${Buffer.from(secret).toString("base64")}`,
      basic(""),
      basic(` ${secret}`),
      basic(`x:${secret}`),
      basic(secret.toUpperCase()),
      basic("5a".repeat(32)),
      basic(await secretOf(tenant, "hosted-g")),
      basic(await secretOf(neighbour, "hosted-l")),
    ];
    for (const authorization of refused) {
      await expectError(await send(tenant, azurePush(), { authorization }), 401, "invalid_signature");
    }
    expect(await scansOf(tenant)).toEqual([]);
    expect((await deliveriesOf(tenant)).map(({ outcome }) => outcome)).toEqual(["refused", "refused"]);
  });

  it("that says that the repository was renamed is shown at the project", async () => {
    const tenant = await begin();
    const repository = { remoteUrl: "https://acme@dev.azure.com/acme/Web%20Shop/_git/store" };
    const event = azurePush({ oldName: "shop", newName: "store", repository }, { eventType: "git.repo.renamed" });
    expect(await ignored(await send(tenant, event))).toMatch(/renamed/);
    const path = `/v1/orgs/${tenant.slug}/projects/shop/repository`;
    const found = await expectBody(await call("GET", path, { token: tenant.token }), 200, Repository);
    expect(found).toMatchObject({ repo_url: REPO_URL, moved_to: REPO_URL.replace("shop", "store") });
  });
});

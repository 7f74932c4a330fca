import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { issueRunnerToken } from "../../../worker/auth/tokens.ts";
import { holdNextCheck } from "../../../worker/branch-checks/queries.ts";
import { Repository } from "../../../worker/repositories/schemas.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { call, expectBody, makeProject, runScan, type Tenant } from "../support/client.ts";
import { home } from "../support/home.ts";
import { summary, TestRunner } from "../support/runner.ts";
import { createTenant } from "../support/users.ts";
import { COMMIT, hostedGPush } from "../webhooks/payloads.ts";
import { accepted, deliveriesOf, ignored, scansOf, send, setUp } from "../webhooks/send.ts";

const pathOf = ({ slug }: Tenant, project = "shop") => `/v1/orgs/${slug}/projects/${project}`;
const find = async (tenant: Tenant, project?: string) =>
  expectBody(await call("GET", `${pathOf(tenant, project)}/repository`, { token: tenant.token }), 200, Repository);
const NOT_MOVED = { moved_to: null, moved_noticed_by: null, moved_noticed_at: null };

/** In the shape of https://docs.github.com/webhooks/webhook-events-and-payloads#repository */
const renamed = (from: string, name: string, owner = "acme") => ({
  action: "renamed",
  changes: { repository: { name: { from } } },
  repository: {
    name,
    full_name: `${owner}/${name}`,
    clone_url: `https://g.example/${owner}/${name}.git`,
    html_url: `https://g.example/${owner}/${name}`,
  },
});

/** The links of a repository at Bitbucket. */
const html = (name: string) => ({ html: { href: `https://b.example/acme/${name}` } });

describe("an event of the host", () => {
  it("that a repository was renamed is shown at the delivery and the project, and changes nothing else", async () => {
    const tenant = await setUp("hosted-g");
    const project = async () => (await call("GET", pathOf(tenant), { token: tenant.token })).json();
    const before = await project();
    expect(await find(tenant)).toEqual({ repo_url: "https://g.example/acme/shop.git", ...NOT_MOVED });
    const response = await send(tenant, "hosted-g", { event: "repository", payload: renamed("shop", "store") });
    expect(await ignored(response)).toMatch(/renamed or transferred/);
    expect(await deliveriesOf(tenant)).toMatchObject([
      {
        event: "repository",
        outcome: "ignored",
        reason: expect.stringMatching(/renamed or transferred/),
        repository: "g.example/acme/store",
        what_to_do: expect.stringMatching(/repo_url/),
        scans: [],
      },
    ]);
    expect(await find(tenant)).toMatchObject({
      repo_url: "https://g.example/acme/shop.git",
      moved_to: "https://g.example/acme/store.git",
      moved_noticed_by: "webhook",
    });
    expect(await project()).toEqual(before);
  });

  it("explains why pushes under the new name start no scan, until repo_url is set", async () => {
    const tenant = await setUp("hosted-g");
    await send(tenant, "hosted-g", { event: "repository", payload: renamed("shop", "store") });
    const { repository } = renamed("shop", "store");
    const push = () => send(tenant, "hosted-g", { payload: hostedGPush({ repository }) });
    expect(await ignored(await push())).toMatch(/renamed or transferred/);
    const body = { repo_url: "https://g.example/acme/store.git" };
    expect((await call("PATCH", pathOf(tenant), { token: tenant.token, body })).status).toBe(200);
    expect(await find(tenant)).toEqual({ ...body, ...NOT_MOVED });
    expect(await accepted(await push())).toHaveLength(1);
    const other = hostedGPush({ repository: { clone_url: "https://g.example/acme/else.git" } });
    expect(await ignored(await send(tenant, "hosted-g", { payload: other }))).toMatch(/No active project/);
  });

  it("is followed over several names, and back to the first", async () => {
    const tenant = await setUp("hosted-g");
    const rename = (from: string, to: string) =>
      send(tenant, "hosted-g", { event: "repository", payload: renamed(from, to) });
    await rename("shop", "store");
    await rename("store", "market");
    expect(await find(tenant)).toMatchObject({ moved_to: "https://g.example/acme/market.git" });
    await rename("market", "shop");
    expect(await find(tenant)).toMatchObject(NOT_MOVED);
  });

  it.for([{ user: { login: "acme" } }, { organization: { login: "acme" } }])(
    "of a transfer from %j without ?org= is verified by the former URL",
    async (from) => {
      const tenant = await setUp("hosted-g");
      const payload = { ...renamed("", "shop", "globex"), action: "transferred", changes: { owner: { from } } };
      await ignored(await send(tenant, "hosted-g", { event: "repository", payload, hint: null }));
      expect(await find(tenant)).toMatchObject({ moved_to: "https://g.example/globex/shop.git" });
    },
  );

  it("of GitLab's system hooks counts with the URL of the instance", async () => {
    const tenant = await createTenant();
    await makeProject(tenant, { repo_url: "https://l.example/git/acme/shop.git" });
    const payload = {
      event_name: "project_transfer",
      path_with_namespace: "globex/shop",
      old_path_with_namespace: "acme/shop",
    };
    await ignored(await send(tenant, "hosted-l", { event: "System Hook", payload }));
    expect(await find(tenant)).toMatchObject(NOT_MOVED);
    const headers = { "X-Gitlab-Instance": "https://l.example/git/" };
    await ignored(await send(tenant, "hosted-l", { event: "System Hook", payload, headers }));
    expect(await find(tenant)).toMatchObject({ moved_to: "https://l.example/git/globex/shop" });
  });

  it("of Bitbucket counts when its links change", async () => {
    const tenant = await createTenant();
    await makeProject(tenant, { repo_url: "https://b.example/acme/shop" });
    const update = (changes: object) =>
      send(tenant, "cloud-b", { event: "repo:updated", payload: { repository: { links: html("store") }, changes } });
    expect(await ignored(await update({ description: { old: "a", new: "b" } }))).toMatch(/not a push/);
    expect(await find(tenant)).toMatchObject(NOT_MOVED);
    await ignored(await update({ links: { old: html("shop"), new: html("store") } }));
    expect(await find(tenant)).toMatchObject({ moved_to: "https://b.example/acme/store" });
  });

  it("with a wrong signature, of another organization or another repository changes nothing", async () => {
    const [tenant, neighbour] = [await setUp("hosted-g"), await setUp("hosted-g")];
    const payload = renamed("shop", "store");
    await send(tenant, "hosted-g", { event: "repository", payload, secret: "5a".repeat(32) });
    await send(neighbour, "hosted-g", { event: "repository", payload });
    expect(await ignored(await send(tenant, "hosted-g", { event: "repository", payload: renamed("x", "y") }))).toMatch(
      /No active project/,
    );
    const edited = { ...payload, action: "edited", changes: { default_branch: { from: "master" } } };
    expect(await ignored(await send(tenant, "hosted-g", { event: "repository", payload: edited }))).toMatch(
      /not a push/,
    );
    expect(await find(tenant)).toMatchObject(NOT_MOVED);
  });

  it("never names a URL with a password", async () => {
    const tenant = await setUp("hosted-g");
    const payload = renamed("shop", "store");
    const repository = { clone_url: "https://ada:secret@g.example/acme/store.git" };
    await ignored(await send(tenant, "hosted-g", { event: "repository", payload: { ...payload, repository } }));
    expect(await find(tenant)).toMatchObject(NOT_MOVED);
  });
});

const MOVED_TO = "https://g.example/acme/store.git";

describe("a redirect", () => {
  const error = { code: "clone_failed", message: "g.example redirects.", moved_to: MOVED_TO } as const;

  it("instead of a clone is shown at the scan and the project, and ends when repo_url is cleared", async () => {
    const tenant = await setUp("hosted-g");
    const runner = new TestRunner(await runScan(tenant, "shop", { clone_url: "https://g.example/acme/shop.git" }));
    await runner.claim();
    expect((await runner.finish({ outcome: "failed", summary: { ...summary(), error } })).status).toBe(200);
    expect((await scansOf(tenant))[0]).toMatchObject({ status: "failed", summary: { error } });
    expect(await find(tenant)).toMatchObject({ moved_to: MOVED_TO, moved_noticed_by: "redirect" });
    await call("PATCH", pathOf(tenant), { token: tenant.token, body: { repo_url: null } });
    expect(await find(tenant)).toEqual({ repo_url: null, ...NOT_MOVED });
  });

  it("of another clone URL says nothing about the project, nor does a summary that a client writes", async () => {
    const tenant = await setUp("hosted-g");
    const scan = await runScan(tenant, "shop", { clone_url: "https://evil.example/acme/shop.git" });
    const runner = new TestRunner(scan);
    await runner.claim();
    await runner.finish({ outcome: "failed", summary: { ...summary(), error } });
    const body = { status: "failed", summary: { error } };
    await call("PATCH", `${pathOf(tenant)}/scans/${scan.id}`, { token: tenant.token, body });
    expect(await find(tenant)).toMatchObject(NOT_MOVED);
  });

  it("of a branch check is shown until a check succeeds; what the host has said stays", async () => {
    const tenant = await setUp("hosted-g");
    const check = async (body: object) => {
      const due =
        "update projects set next_check_at = case when organization_id = (select id from organizations where uuid = unhex(?1, '-')) then 1 else ?2 end";
      await home.DB.prepare(due)
        .bind(tenant.orgId, Date.now() + 86_400_000)
        .run();
      const held = await holdNextCheck(home.database, Date.now());
      if (!held) throw new Error("No check is due.");
      const claims = { sub: held.checkId, org_id: tenant.orgId, attempt: 1, shard: home.shard };
      const token = await issueRunnerToken(settingsOf(env), claims);
      const path = `/internal/branch-checks/${held.checkId}/finish`;
      expect((await call("POST", path, { token, body: { version: 1, ...body } })).status).toBe(200);
    };
    await check({ outcome: "failed", message: "Moved.", moved_to: MOVED_TO });
    expect(await find(tenant)).toMatchObject({ moved_to: MOVED_TO, moved_noticed_by: "redirect" });
    const heads = { outcome: "heads", heads: [{ branch: "main", commit: COMMIT }], scanners: [] };
    await check(heads);
    expect(await find(tenant)).toMatchObject(NOT_MOVED);
    await send(tenant, "hosted-g", { event: "repository", payload: renamed("shop", "store") });
    await check(heads);
    expect(await find(tenant)).toMatchObject({ moved_to: MOVED_TO, moved_noticed_by: "webhook" });
  });
});

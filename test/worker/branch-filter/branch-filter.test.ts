import { describe, expect, it } from "vitest";
import { BranchFilter } from "../../../worker/branch-filter/schemas.ts";
import { call, expectBody, expectError, makeProject, type Tenant } from "../support/client.ts";
import { branchChange, cloudBPush, COMMIT, hostedGPush, hostedLPush, OTHER_COMMIT } from "../webhooks/payloads.ts";
import { accepted, deliveriesOf, HOST_IDS, ignored, repoUrlOf, scansOf, send, setUp } from "../webhooks/send.ts";

const DEFAULT = { include: [], exclude: ["gh-readonly-queue/*"] };
const pathOf = ({ slug }: Tenant, project = "shop") => `/v1/orgs/${slug}/projects/${project}/branch-filter`;

async function setFilter(tenant: Tenant, body: unknown, project = "shop"): Promise<BranchFilter> {
  return expectBody(await call("PUT", pathOf(tenant, project), { token: tenant.token, body }), 200, BranchFilter);
}

async function filterOf(tenant: Tenant): Promise<BranchFilter> {
  return expectBody(await call("GET", pathOf(tenant), { token: tenant.token }), 200, BranchFilter);
}

const push = (tenant: Tenant, branch: string, after = COMMIT) =>
  send(tenant, "hosted-g", { payload: hostedGPush({ ref: `refs/heads/${branch}`, after }) });

const branchesOf = async (tenant: Tenant, project?: string) =>
  (await scansOf(tenant, project)).map(({ target_ref: ref }) => ref ?? "").toSorted((a, b) => (a < b ? -1 : 1));

describe("the branch filter of a project", () => {
  it("skips the branches of a merge queue unless it is set", async () => {
    const tenant = await setUp("hosted-g");
    expect(await filterOf(tenant)).toEqual(DEFAULT);
    const queued = "gh-readonly-queue/main/pr-7-4f1c6a0d2b9e8873a5d0c4417be2f96a1d3308c5";
    expect(await ignored(await push(tenant, queued))).toMatch(/^branch filtered: /);
    await accepted(await push(tenant, "my/gh-readonly-queue/x"));
    expect(await setFilter(tenant, { exclude: [] })).toEqual({ include: [], exclude: [] });
    await accepted(await push(tenant, queued));
    expect(await setFilter(tenant, { include: null, exclude: null })).toEqual(DEFAULT);
    expect(await ignored(await push(tenant, queued, OTHER_COMMIT))).toMatch(/branch filtered/);
    expect(await filterOf(tenant)).toEqual(DEFAULT);
  });

  it.for<[string[], string[], string[], string[]]>([
    [["main", "release/*"], [], ["main", "release/1.0", "release/a/b"], ["Main", "mainly", "feature/main", "release"]],
    [[], ["renovate/*", "dependabot/*"], ["main", "xrenovate/y"], ["renovate/vite", "dependabot/npm/x"]],
    [["*"], ["*-wip"], ["main"], ["feature/x-wip", "-wip".repeat(2).slice(1)]],
    [["v[0-9].?"], [], ["v1.2"], ["v1.22", "v1", "vx.2", "v1/2"]],
    [["größe/*"], [], ["größe/ä"], ["groesse/a"]],
    [["a*b*c*d*e*f*g*h*i*j*k*l*m*n*o*p*q*r*s*t*u*v*w*x*y"], [], [], ["a".repeat(255), "abc".repeat(80)]],
  ])("with include %j and exclude %j", async ([include, exclude, scanned, skipped]) => {
    const tenant = await setUp("hosted-g");
    expect(await setFilter(tenant, { include, exclude })).toEqual({ include, exclude });
    for (const branch of scanned) await accepted(await push(tenant, branch));
    for (const branch of skipped) expect(await ignored(await push(tenant, branch)), branch).toMatch(/branch filtered/);
    expect(await branchesOf(tenant)).toEqual(scanned.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it("is applied to each branch of a push, and the delivery log names those that it skipped", async () => {
    const tenant = await setUp("cloud-b");
    await setFilter(tenant, { exclude: ["bot/*"] });
    const changes = ["bot/one", "main", "bot/two"].map((branch) => branchChange(branch, COMMIT));
    const scans = await accepted(await send(tenant, "cloud-b", { payload: cloudBPush(changes) }));
    expect(scans).toHaveLength(1);
    expect(await branchesOf(tenant)).toEqual(["main"]);
    expect(await deliveriesOf(tenant)).toMatchObject([
      {
        outcome: "accepted",
        reason: null,
        scans,
        not_started: null,
        repository: "b.example/acme/shop",
        branches: ["bot/one", "main", "bot/two"],
        filtered: {
          count: 2,
          reason: expect.stringMatching(/^branch filtered/),
          first: [
            { project: "shop", branch: "bot/one" },
            { project: "shop", branch: "bot/two" },
          ],
        },
      },
    ]);
  });

  it("is each project's own, where several have the repository", async () => {
    const tenant = await setUp("hosted-l");
    await makeProject(tenant, { slug: "audit", repo_url: repoUrlOf("hosted-l") });
    await setFilter(tenant, { include: ["main"] }, "audit");
    const payload = hostedLPush({ ref: "refs/heads/feature" });
    expect(await accepted(await send(tenant, "hosted-l", { payload }))).toHaveLength(1);
    expect([await branchesOf(tenant), await branchesOf(tenant, "audit")]).toEqual([["feature"], []]);
    const [delivery] = await deliveriesOf(tenant);
    expect(delivery).toMatchObject({ not_started: null, filtered: { count: 1, first: [{ project: "audit" }] } });
    expect(await accepted(await send(tenant, "hosted-l"))).toHaveLength(2);
  });

  it.for(HOST_IDS)("skips a push of %s, which a redelivery starts once the filter lets it through", async (host) => {
    const tenant = await setUp(host);
    await setFilter(tenant, { include: ["release/*"] });
    expect(await ignored(await send(tenant, host, { delivery: "d" }))).toMatch(/branch filtered/);
    await setFilter(tenant, {});
    expect(await accepted(await send(tenant, host, { delivery: "d" }))).toHaveLength(1);
    expect((await deliveriesOf(tenant)).map(({ filtered, outcome }) => [outcome, filtered?.count])).toEqual([
      ["accepted", undefined],
      ["ignored", 1],
    ]);
  });

  it("does not move a waiting scan of a branch that is skipped from now on", async () => {
    const tenant = await setUp("hosted-g");
    await accepted(await push(tenant, "feature"));
    await setFilter(tenant, { exclude: ["feature"] });
    expect(await ignored(await push(tenant, "feature", OTHER_COMMIT))).toMatch(/branch filtered/);
    expect(await branchesOf(tenant)).toEqual(["feature"]);
  });

  it.for([
    [{ include: "main" }, /include/],
    [{ include: [""] }, /include/],
    [{ exclude: ["x".repeat(51)] }, /exclude.*50 bytes/],
    [{ exclude: ["ä".repeat(26)] }, /exclude.*50 bytes/],
    [{ exclude: [7] }, /exclude/],
    [{ include: Array.from({ length: 21 }, (_, n) => `b${n}`) }, /include.*20 patterns/],
    [[], /object/],
  ] as const)("refuses %j and changes nothing", async ([body, rule]) => {
    const tenant = await setUp("hosted-g");
    const response = await call("PUT", pathOf(tenant), { token: tenant.token, body });
    expect(await expectError(response, 400, "bad_request")).toMatch(rule);
    expect(await filterOf(tenant)).toEqual(DEFAULT);
  });

  it("is of a project of the organization", async () => {
    const [tenant, neighbour] = [await setUp("hosted-g"), await setUp("hosted-g")];
    await setFilter(tenant, { include: ["x"] });
    expect(await filterOf(neighbour)).toEqual(DEFAULT);
    await expectError(await call("PUT", pathOf(tenant, "gone"), { token: tenant.token, body: {} }), 404, "not_found");
  });
});

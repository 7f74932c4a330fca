import { z } from "@hono/zod-openapi";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CreatedApiToken } from "../../../worker/api-tokens/schemas.ts";
import { Finding, FindingsSummary } from "../../../worker/findings/schemas.ts";
import { Project, ProjectMembers } from "../../../worker/projects/schemas.ts";
import { Usage } from "../../../worker/quotas/schemas.ts";
import { Vulnerability } from "../../../worker/vulnerabilities/schemas.ts";
import { Stats } from "../../../worker/vulnerabilities/stats/schemas.ts";
import { TriageReceipt } from "../../../worker/vulnerabilities/triage/requests.ts";
import { call, expectBody, expectError, makeProject, runScan, type Tenant } from "../support/client.ts";
import { copyObjects } from "../support/copied-objects.ts";
import { fill, rowsOf } from "../support/objects.ts";
import { authenticatedOperations, type Operation } from "../support/operations.ts";
import { finding, summary, TestRunner } from "../support/runner.ts";
import { createTenant, giveApiToken, joinAs } from "../support/users.ts";

const path = ({ slug }: Tenant, project = "shop") => `/v1/orgs/${slug}/projects/${project}/members`;

function limit(tenant: Tenant, members: readonly string[] | null, project = "shop"): Promise<Response> {
  return call("PUT", path(tenant, project), { token: tenant.token, body: { members } });
}

async function read(who: Tenant | undefined, url: string, accept?: string): Promise<Response> {
  const headers = accept === undefined ? {} : { accept };
  return call("GET", `/v1/orgs/${who?.slug}${url}`, { token: who?.token ?? "", headers });
}

/** What a user sees counted. */
async function seenBy(who: Tenant | undefined) {
  return {
    total: (await expectBody(await read(who, "/findings/summary"), 200, FindingsSummary)).total,
    listed: (await read(who, "/findings?limit=1&count=true")).headers.get("x-total-count"),
    vulnerabilities: (await read(who, "/vulnerabilities?limit=1&count=true")).headers.get("x-total-count"),
    open: (await expectBody(await read(who, "/stats"), 200, Stats)).open,
    used: Object.values(await expectBody(await read(who, "/usage"), 200, Usage)).map((use) => use?.used),
  };
}

function createToken(who: Tenant): Promise<Response> {
  const body = { name: "t", role: "ci", projects: ["shop"] };
  return call("POST", `/v1/orgs/${who.slug}/tokens`, { token: who.token, body });
}

const operations = (await authenticatedOperations()).filter((operation) => operation.path.includes("{project_slug}"));

describe.for(operations)("$id of a project that is limited to members", (operation: Operation) => {
  const roles = operation.roles.filter((role) => role !== "admin");

  it("is there for members and admins alone, with their API tokens too", async () => {
    const admin = await createTenant();
    const values = await copyObjects(admin, "shop");
    const ask = (token: string) =>
      call(operation.method, fill(operation.path, values), { token, body: operation.body });
    const users = await Promise.all(
      roles.map(async (role) => [await joinAs(admin, role), await joinAs(admin, role)] as const),
    );
    const listed = users.map(([user]) => user.userId);
    await expectBody(await limit(admin, listed), 200, ProjectMembers);
    const tokens: string[] = [];
    for (const [, { token, ...unlisted }] of users) {
      tokens.push(token);
      if (operation.takesApiTokens) tokens.push(await giveApiToken({ ...unlisted, token }));
    }
    const before = await rowsOf(admin);
    for (const token of tokens) await expectError(await ask(token), 404, "not_found");
    expect(await rowsOf(admin)).toEqual(before);
    const allowed = [users[0]?.[0].token ?? admin.token];
    if (operation.method === "GET") {
      allowed.push(...users.map(([{ token }]) => token), admin.token);
      if (operation.takesApiTokens) for (const [user] of users) allowed.push(await giveApiToken(user));
    }
    for (const token of allowed) {
      const answer = await ask(token);
      expect([200, 201, 202, 204, 409], await answer.text()).toContain(answer.status);
    }
  });
});

describe("of a project that is limited to members,", () => {
  let [admin, listed, unlisted]: Tenant[] = [];
  let [vulnerabilityId, scanId] = ["", ""];

  beforeAll(async () => {
    const tenant = (admin = await createTenant());
    listed = await joinAs(tenant, "member");
    unlisted = await joinAs(tenant, "member");
    for (const project of ["open", "shop"]) {
      await makeProject(tenant, { slug: project });
      const scan = await runScan(tenant, project);
      const runner = new TestRunner(scan);
      await runner.claim();
      await runner.findings(finding(`${project}-1`), finding(`${project}-2`, { severity: "critical" }));
      await runner.finish({ outcome: "completed", summary: summary() });
      scanId = scan.id;
    }
    await runScan(tenant, "shop");
    const found = await call("GET", `/v1/orgs/${tenant.slug}/projects/shop/vulnerabilities`, { token: tenant.token });
    [{ id: vulnerabilityId = "" } = {}] = await expectBody(found, 200, z.array(Vulnerability));
    await expectBody(await limit(tenant, [listed.userId]), 200, ProjectMembers);
  });

  it.for([
    "/findings",
    "/findings?latest=true",
    "/findings?severity=critical",
    "/findings?sort=-severity",
    "/findings?scanner=ast-grep&sort=severity",
    "/findings?q=a",
    "/findings?limit=1",
    "/vulnerabilities",
    "/vulnerabilities?sort=-created_at",
    "/vulnerabilities?branch=main",
    "/vulnerabilities?severity=critical",
    "/projects",
  ])("%s shows those who are no members nothing", async (url) => {
    const names = async (who: Tenant | undefined) => {
      const rows: string[] = [];
      for (let next: string | null = url; next !== null;) {
        const answer = await read(who, next);
        expect(answer.status).toBe(200);
        const link = /<[^>]*\/v1\/orgs\/[^/]+([^>]*)>; rel="next"/.exec(answer.headers.get("link") ?? "");
        const items = await answer.json<Record<string, string>[]>();
        rows.push(...items.map((item) => String(item["project_id"] ?? item["external_id"] ?? item["slug"])));
        next = link?.[1] ?? null;
      }
      return rows;
    };
    const [all, own, others] = [await names(admin), await names(listed), await names(unlisted)];
    expect(own).toEqual(all);
    expect(others.length).toBeLessThan(all.length);
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(others).size).toBeLessThan(new Set(all).size);
  });

  it("a filter by it, its scan or a vulnerability finds nothing", async () => {
    for (const url of ["/findings?project=shop", `/findings?scan_id=${scanId}`]) {
      expect(await expectBody(await read(listed, url), 200, z.array(Finding))).toHaveLength(2);
      expect(await expectBody(await read(unlisted, url), 200, z.array(Finding))).toEqual([]);
    }
    for (const [who, matched] of [[listed, 1] as const, [unlisted, 0] as const]) {
      const body = { ids: [vulnerabilityId], status: "confirmed", dry_run: true };
      const answer = await call("POST", `/v1/orgs/${who?.slug}/vulnerabilities/triage`, {
        token: who?.token ?? "",
        body,
      });
      expect((await expectBody(answer, 200, TriageReceipt)).matched).toBe(matched);
    }
    for (const [who, matched] of [[listed, 4] as const, [unlisted, 2] as const]) {
      const body = { filter: {}, status: "confirmed", dry_run: true };
      const answer = await call("POST", `/v1/orgs/${who?.slug}/vulnerabilities/triage`, {
        token: who?.token ?? "",
        body,
      });
      expect((await expectBody(answer, 200, TriageReceipt)).matched).toBe(matched);
    }
  });

  it("exports, summaries, statistics and counts have nothing for others", async () => {
    for (const accept of ["text/csv", "application/x-ndjson"]) {
      expect(await (await read(listed, "/findings", accept)).text()).toContain("shop-1");
      expect(await (await read(unlisted, "/findings", accept)).text()).not.toContain("shop-");
    }
    const all = { total: 4, listed: "4", vulnerabilities: "4", open: 4, used: [3, 2, 1, 0, 4, undefined] };
    expect([await seenBy(admin), await seenBy(listed)]).toEqual([all, all]);
    const open = { total: 2, listed: "2", vulnerabilities: "2", open: 2, used: [3, 1, 0, 0, 2, undefined] };
    expect(await seenBy(unlisted)).toEqual(open);
  });

  it("an API token sees what its owner does, and cannot be made for it by others", async () => {
    if (!admin || !listed || !unlisted) throw new Error("beforeAll makes them.");
    expect(await expectError(await createToken(unlisted), 400, "bad_request")).toContain("shop");
    const { token } = await expectBody(await createToken(listed), 201, CreatedApiToken);
    const scans = `/v1/orgs/${admin.slug}/projects/shop/scans`;
    expect((await call("GET", scans, { token })).status).toBe(200);
    const [ofAdmin, ofUnlisted] = [await giveApiToken(admin, { role: "viewer" }), await giveApiToken(unlisted)];
    for (const [other, count] of [[ofAdmin, 2] as const, [ofUnlisted, 1] as const]) {
      const answer = await call("GET", `/v1/orgs/${admin.slug}/projects`, { token: other });
      expect(await expectBody(answer, 200, z.array(Project))).toHaveLength(count);
    }
    // The token ends to open the project with the membership of its owner, at once.
    await limit(admin, []);
    await expectError(await call("GET", scans, { token }), 404, "not_found");
    await expectError(await call("GET", scans, { token: listed.token }), 404, "not_found");
    await limit(admin, [listed.userId]);
    expect((await call("GET", scans, { token })).status).toBe(200);
  });
});

describe("the members of a project", () => {
  let admin: Tenant;

  beforeEach(async () => {
    admin = await createTenant();
    await makeProject(admin);
  });

  const members = async () => expectBody(await call("GET", path(admin), { token: admin.token }), 200, ProjectMembers);

  it("are all users until they are listed, and again after null", async () => {
    const user = await joinAs(admin, "member");
    expect(await members()).toEqual({ members: null });
    const ids = [user.userId, user.userId.toUpperCase(), admin.userId];
    const stored = await expectBody(await limit(admin, ids), 200, ProjectMembers);
    expect(new Set(stored.members)).toEqual(new Set([user.userId, admin.userId]));
    expect(await members()).toEqual(stored);
    expect(await expectBody(await limit(admin, null), 200, ProjectMembers)).toEqual({ members: null });
    expect((await call("GET", path(admin).replace("/members", ""), { token: user.token })).status).toBe(200);
  });

  it("are users of the organization: nobody else is stored, and nothing is changed", async () => {
    const [stranger, user] = [await createTenant(), await joinAs(admin, "member")];
    await limit(admin, [user.userId]);
    for (const foreign of [stranger.userId, crypto.randomUUID()]) {
      expect(await expectError(await limit(admin, [user.userId, foreign]), 400, "bad_request")).toContain(foreign);
    }
    for (const body of [{}, { members: "all" }, { members: ["x"] }, { members: [null] }]) {
      await expectError(await call("PUT", path(admin), { token: admin.token, body }), 400, "bad_request");
    }
    const many = Array.from({ length: 501 }, () => crypto.randomUUID());
    await expectError(await limit(admin, many), 400, "bad_request");
    await expectError(await limit(admin, [], "none"), 404, "not_found");
    expect(await members()).toEqual({ members: [user.userId] });
  });

  it("end with the user, and are for admins alone", async () => {
    const [user, other] = [await joinAs(admin, "member"), await joinAs(admin, "member")];
    await limit(admin, [user.userId, other.userId]);
    await expectError(await call("GET", path(admin), { token: user.token }), 403, "forbidden");
    const gone = await call("DELETE", `/v1/orgs/${admin.slug}/users/${user.userId}`, { token: admin.token });
    expect(gone.status).toBe(204);
    expect(await members()).toEqual({ members: [other.userId] });
  });
});

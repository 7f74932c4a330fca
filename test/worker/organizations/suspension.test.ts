import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { Suspension } from "../../../worker/contract/operator.ts";
import { openDatabase } from "../../../worker/database/client.ts";
import { holdNextJob } from "../../../worker/fair-queue/queries.ts";
import { call, callWith, expectBody, expectError, PASSWORD, type Tenant } from "../support/client.ts";
import { makeTenant, queueScans } from "../support/fair-queue.ts";
import { copyObjects } from "../support/copied-objects.ts";
import { fill, rowsOf } from "../support/objects.ts";
import { authenticatedOperations } from "../support/operations.ts";
import { createTenant, joinAs } from "../support/users.ts";
import { accepted, HOST_IDS, send, setUp } from "../webhooks/send.ts";
import { home } from "../support/home.ts";

const operations = await authenticatedOperations();

const operate = (command: string, slug: string, token: string | undefined = env.OPERATOR_SECRET) =>
  call("POST", `/internal/operator/${command}?${new URLSearchParams({ organization: slug }).toString()}`, { token });

/** As the operator does. */
async function suspend({ slug }: Tenant): Promise<string | null> {
  return (await expectBody(await operate("suspend", slug), 200, Suspension)).suspended_at;
}

async function resume({ slug }: Tenant): Promise<void> {
  const resumed = await expectBody(await operate("resume", slug), 200, Suspension);
  expect(resumed).toEqual({ organization: slug, suspended_at: null });
}

const logIn = ({ slug, email }: Tenant, password = PASSWORD) =>
  call("POST", `/v1/orgs/${slug}/auth/login`, { body: { email, password } });

describe("a suspended organization", () => {
  it.for(operations)("is refused at $method $path, and nothing of it changes", async ({ method, path, body }) => {
    const tenant = await createTenant();
    const values = { ...(await copyObjects(tenant, "shop")), rule_id: "python.code-injection.eval" };
    await suspend(tenant);
    const before = await rowsOf(tenant);
    const response = await call(method, fill(path, values), { token: tenant.token, body });
    await expectError(response, 403, "organization_suspended");
    expect(await rowsOf(tenant)).toEqual(before);
  });

  it("reveals nothing to a revoked token, another organization, a wrong password", async () => {
    const [tenant, neighbour] = [await createTenant(), await createTenant()];
    const member = await joinAs(tenant, "member");
    await suspend(tenant);
    const path = `/v1/orgs/${tenant.slug}`;
    await expectError(await call("GET", path, { token: neighbour.token }), 403, "forbidden");
    await expectError(await logIn(tenant, "not the password"), 401, "invalid_credentials");
    await home.DB.prepare("delete from users where uuid = unhex(?, '-')").bind(member.userId).run();
    await expectError(await call("GET", path, { token: member.token }), 401, "unauthorized");
    expect((await call("GET", `/v1/orgs/${neighbour.slug}`, { token: neighbour.token })).status).toBe(200);
  });

  it("is refused at login, and cannot lift it by its status", async () => {
    const tenant = await createTenant();
    await suspend(tenant);
    await expectError(await logIn(tenant), 403, "organization_suspended");
    const change = { token: tenant.token, body: { status: "active" } };
    await expectError(await call("PATCH", `/v1/orgs/${tenant.slug}`, change), 403, "organization_suspended");
    await resume(tenant);
    expect((await logIn(tenant)).status).toBe(200);
    expect((await call("PATCH", `/v1/orgs/${tenant.slug}`, change)).status).toBe(200);
  });

  it.for(HOST_IDS)("is unknown to webhooks of %s, with a hint and without", async (host) => {
    const tenant = await setUp(host);
    await suspend(tenant);
    for (const hint of [tenant.slug, null]) {
      await expectError(await send(tenant, host, { hint, delivery: "d-1" }), 401, "invalid_signature");
    }
    await resume(tenant);
    expect(await accepted(await send(tenant, host, { delivery: "d-1" }))).toHaveLength(1);
  });

  it("has no scan dispatched until it is lifted", async () => {
    const tenant = await makeTenant();
    const [scan] = await queueScans(tenant, 1);
    const database = openDatabase(home.DB, "DB");
    const dispatched = async (): Promise<boolean> => {
      const held = new Set<string>();
      for (;;) {
        const now = Date.now();
        const job = await holdNextJob(database, { now, until: now + 60_000, limit: 1_000 });
        if (!job) return held.has(scan?.id ?? "");
        held.add(job.scanId);
      }
    };
    await suspend(tenant);
    expect(await dispatched()).toBe(false);
    await resume(tenant);
    expect(await dispatched()).toBe(true);
  });
});

describe("the operator's command", () => {
  it("keeps the time of the first suspension, and may be repeated", async () => {
    const tenant = await createTenant();
    const since = await suspend(tenant);
    expect(Date.parse(since ?? "")).toBeGreaterThan(Date.now() - 60_000);
    expect(await suspend(tenant)).toBe(since);
    await resume(tenant);
    await resume(tenant);
    expect((await logIn(tenant)).status).toBe(200);
  });

  it("names an organization that is there, and concerns no other", async () => {
    const [tenant, other] = [await createTenant(), await createTenant()];
    await suspend(tenant);
    expect((await logIn(other)).status).toBe(200);
    for (const slug of ["", `${tenant.slug}x`, "'; drop table users"]) {
      await expectError(await operate("suspend", slug), 404, "not_found");
    }
    await expectError(
      await call("POST", "/internal/operator/suspend", { token: env.OPERATOR_SECRET }),
      404,
      "not_found",
    );
  });

  it.for(["suspend", "resume"])("%s needs the operator's secret, and is not there without one", async (command) => {
    const tenant = await createTenant();
    for (const token of ["wrong", tenant.token, env.RUNNER_SECRET]) {
      await expectError(await operate(command, tenant.slug, token), 401, "unauthorized");
    }
    const path = `/internal/operator/${command}?organization=${tenant.slug}`;
    await expectError(await call("POST", path), 401, "unauthorized");
    const unset = await callWith({ OPERATOR_SECRET: "" }, "POST", path, { token: env.OPERATOR_SECRET });
    await expectError(unset, 404, "not_found");
    expect((await logIn(tenant)).status).toBe(200);
  });
});

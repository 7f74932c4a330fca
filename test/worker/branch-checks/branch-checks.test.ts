import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { issueRunnerToken } from "../../../worker/auth/tokens.ts";
import { dispatchChecks } from "../../../worker/branch-checks/dispatch-checks.ts";
import { holdNextCheck, releaseCheck } from "../../../worker/branch-checks/queries.ts";
import { Schedule } from "../../../worker/branch-checks/schemas.ts";
import { CheckClaimResponse } from "../../../worker/contract/branch-check.ts";
import type { DispatchRequest } from "../../../worker/contract/dispatch.ts";
import { LeaseResponse } from "../../../worker/contract/pull.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { call, callWith, expectBody, expectError, makeProject, runScan, type Tenant } from "../support/client.ts";
import { home } from "../support/home.ts";
import { summary, TestRunner } from "../support/runner.ts";
import { createTenant } from "../support/users.ts";
import { COMMIT, hostedGPush, OTHER_COMMIT } from "../webhooks/payloads.ts";
import { accepted, deliveriesOf, repoUrlOf, scansOf, send, setUp } from "../webhooks/send.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const settings = settingsOf(env);
const pathOf = ({ slug }: Tenant, project = "shop") => `/v1/orgs/${slug}/projects/${project}/schedule`;

async function scheduleOf(tenant: Tenant, project?: string): Promise<Schedule> {
  return expectBody(await call("GET", pathOf(tenant, project), { token: tenant.token }), 200, Schedule);
}

async function setSchedule(tenant: Tenant, schedule: string): Promise<Schedule> {
  const response = await call("PUT", pathOf(tenant), { token: tenant.token, body: { schedule } });
  return expectBody(response, 200, Schedule);
}

const run = (sql: string, ...values: unknown[]) =>
  home.DB.prepare(sql)
    .bind(...values)
    .run();

/** So that projects of other tests are not due. */
async function makeOnlyDue(...tenants: Tenant[]): Promise<void> {
  await run("update projects set next_check_at = ?", Date.now() + DAY_MS);
  const ids = JSON.stringify(tenants.map(({ orgId }) => orgId));
  await run(
    `update projects set next_check_at = 1 where organization_id in (
      select id from organizations where uuid in (select unhex(value, '-') from json_each(?)))`,
    ids,
  );
}

/** The checks that a runner accepts, the worker's side being that of the cron trigger. */
async function dispatched(accepts = () => true): Promise<DispatchRequest[]> {
  const offers: DispatchRequest[] = [];
  const offer = (request: DispatchRequest) => {
    if (!accepts()) return Promise.resolve(false);
    offers.push(request);
    return Promise.resolve(true);
  };
  await dispatchChecks(home.database, settings, { offer });
  return offers;
}

const post = ({ scan_id: id, token }: DispatchRequest, verb: string, body: object, as = token) =>
  call("POST", `/internal/branch-checks/${id}/${verb}`, { token: as, body: { version: 1, ...body } });

async function claim(check: DispatchRequest): Promise<CheckClaimResponse> {
  return expectBody(await post(check, "claim", {}), 200, CheckClaimResponse);
}

const VERSIONS = summary().scanners.map(({ name, version }) => ({ name, version }));

const report = (check: DispatchRequest, heads: Record<string, string>, scanners = VERSIONS) =>
  post(check, "finish", {
    outcome: "heads",
    heads: Object.entries(heads).map(([branch, commit]) => ({ branch, commit })),
    scanners,
  });

async function nextCheck(tenant: Tenant): Promise<DispatchRequest> {
  await makeOnlyDue(tenant);
  const [check, ...others] = await dispatched();
  expect(others).toEqual([]);
  if (!check) throw new Error("No check was dispatched.");
  return check;
}

/** Runs a check that finds these heads. @returns the branches for which it has started scans. */
async function runCheck(
  tenant: Tenant,
  heads: Record<string, string>,
  scanners = VERSIONS,
): Promise<(string | null)[]> {
  const before = new Set((await scansOf(tenant)).map(({ id }) => id));
  expect((await report(await nextCheck(tenant), heads, scanners)).status).toBe(200);
  return (await scansOf(tenant)).filter(({ id }) => !before.has(id)).map(({ target_ref: ref }) => ref);
}

async function complete(tenant: Tenant, commit: string, status: "completed" | "failed" = "completed"): Promise<void> {
  const [scan] = await scansOf(tenant);
  if (!scan) throw new Error("There is no scan.");
  const runner = new TestRunner(scan);
  expect((await runner.claim()).status).toBe(200);
  const error = { code: "too_many_files", message: "Too many." };
  const end = { ...summary(), commit, ...(status === "failed" && { error }) };
  expect((await runner.finish({ outcome: status, summary: end })).status).toBe(200);
}

describe("a schedule", () => {
  it("is daily unless it is set, for projects with a repo_url, and begins a day after the creation", async () => {
    const tenant = await setUp("hosted-g");
    const { next_check_at: next, ...schedule } = await scheduleOf(tenant);
    expect(schedule).toEqual({ schedule: "daily", last_checked_at: null, last_error: null, unchecked_branches: 0 });
    expect(Date.parse(next ?? "") - Date.now()).toBeGreaterThan(DAY_MS - 60_000);
    await makeProject(tenant, { slug: "bare" });
    expect(await scheduleOf(tenant, "bare")).toMatchObject({ schedule: "daily", next_check_at: null });
    await run("update projects set next_check_at = ?", Date.now() + DAY_MS);
    await run(
      "update projects set next_check_at = null where repo_url is not null and created_at > ?",
      Date.now() - HOUR_MS,
    );
    expect(await dispatched()).toEqual([]);
  });

  it.for([
    ["hourly", HOUR_MS],
    ["daily", DAY_MS],
    ["weekly", 7 * DAY_MS],
  ] as const)("may be %s", async ([name, intervalMs]) => {
    const tenant = await setUp("hosted-g");
    const set = await setSchedule(tenant, name);
    expect(set.schedule).toBe(name);
    const due = Date.parse(set.next_check_at ?? "") - Date.now();
    expect(Math.abs(due - intervalMs)).toBeLessThan(60_000);
    await runCheck(tenant, {});
    const after = await scheduleOf(tenant);
    expect(after.last_error).toBeNull();
    expect(Date.parse(after.next_check_at ?? "")).toBe(Date.parse(after.last_checked_at ?? "") + intervalMs);
  });

  it("may be none: nothing is checked, nor of inactive projects and suspended organizations", async () => {
    const [none, inactive, suspended] = [await setUp("hosted-g"), await setUp("hosted-g"), await setUp("hosted-g")];
    expect(await setSchedule(none, "none")).toMatchObject({ schedule: "none", next_check_at: null });
    const path = `/v1/orgs/${inactive.slug}/projects/shop`;
    await call("PATCH", path, { token: inactive.token, body: { status: "archived" } });
    await run("update organizations set suspended_at = 1 where uuid = unhex(?, '-')", suspended.orgId);
    await makeOnlyDue(none, inactive, suspended);
    expect(await dispatched()).toEqual([]);
  });

  it.for([[{}], [{ schedule: "monthly" }], [{ schedule: null }], [[]]])("refuses %j", async ([body]) => {
    const tenant = await setUp("hosted-g");
    await expectError(await call("PUT", pathOf(tenant), { token: tenant.token, body }), 400, "bad_request");
    expect((await scheduleOf(tenant)).schedule).toBe("daily");
  });
});

describe("a check", () => {
  it("asks for the default branch and those that were scanned, within the filter, with the project's token", async () => {
    const tenant = await setUp("hosted-g", { default_branch: "trunk", access_token: "s3cret" });
    for (const branch of ["feature", "bot/x"]) {
      await accepted(await send(tenant, "hosted-g", { payload: hostedGPush({ ref: `refs/heads/${branch}` }) }));
    }
    const body = { scanner_type: "upload", target_ref: "uploaded" };
    await call("POST", `/v1/orgs/${tenant.slug}/projects/shop/scans`, { token: tenant.token, body });
    const filter = { exclude: ["bot/*"] };
    await call("PUT", `/v1/orgs/${tenant.slug}/projects/shop/branch-filter`, { token: tenant.token, body: filter });
    const one = await nextCheck(tenant);
    const { branches, ...claimed } = await claim(one);
    expect(branches.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(["feature", "trunk"]);
    expect(claimed).toEqual({
      version: 1,
      clone_url: repoUrlOf("hosted-g"),
      credential: { username: "x-access-token", token: "s3cret" },
      credential_state: "sent",
    });
    expect((await claim(one)).branches).toEqual(branches);
  });

  it("asks for the 200 branches that were scanned last, and counts the others", async () => {
    const tenant = await setUp("hosted-g", { default_branch: "trunk" });
    // More scans of one branch than of all others: a search of the newest scans would find that one alone.
    await run(
      `insert into scans (organization_id, id, uuid, project_id, status, summary, scanner_type, target_ref, created_at, updated_at)
        select p.organization_id, 1000 + n, unhex(printf('%012x70008000%012x', 1000 + n, p.organization_id)), p.id, 'completed', '{}',
          iif(n between 900 and 910, 'upload', 'push'), iif(n < 240, printf('b%03d', n), iif(n between 900 and 910, 'upload', 'busy')), 1, 1
        from projects as p, (with recursive number(n) as (select 0 union all select n + 1 from number where n < 1500) select n from number)
        where p.organization_id = (select id from organizations where uuid = unhex(?, '-'))`,
      tenant.orgId,
    );
    const filter = { exclude: ["b00*"] };
    await call("PUT", `/v1/orgs/${tenant.slug}/projects/shop/branch-filter`, { token: tenant.token, body: filter });
    // trunk, busy, and b010 to b239
    expect(await scheduleOf(tenant)).toMatchObject({ unchecked_branches: 32 });
    const { branches } = await claim(await nextCheck(tenant));
    expect(branches).toHaveLength(200);
    expect(branches.slice(0, 3)).toEqual(["trunk", "busy", "b239"]);
    expect(branches.at(-1)).toBe("b042");
    expect((await setSchedule(tenant, "weekly")).unchecked_branches).toBe(32);
  });

  it("starts a scan of a head that no scan has seen, once, and shows it in the delivery log", async () => {
    const tenant = await setUp("hosted-g");
    expect(await runCheck(tenant, { main: COMMIT })).toEqual(["main"]);
    const [scan] = await scansOf(tenant);
    expect(scan).toMatchObject({ status: "queued", scanner_type: "push", target_ref: "main" });
    expect(await deliveriesOf(tenant)).toMatchObject([
      { host: "schedule", event: "branch_check", outcome: "accepted", branches: ["main"], scans: [scan?.id] },
    ]);
    expect(await runCheck(tenant, { main: OTHER_COMMIT })).toEqual([]);
    await complete(tenant, COMMIT);
    expect(await runCheck(tenant, { main: COMMIT })).toEqual([]);
    expect(await runCheck(tenant, { main: OTHER_COMMIT })).toEqual(["main"]);
    await complete(tenant, OTHER_COMMIT, "failed");
    expect(await runCheck(tenant, { main: OTHER_COMMIT })).toEqual([]);
    expect(await runCheck(tenant, { main: COMMIT })).toEqual(["main"]);
  });

  it("starts one after a newer version of a scanner, and of no other branch", async () => {
    const tenant = await setUp("hosted-g");
    await runScan(tenant);
    await complete(tenant, COMMIT);
    expect(await runCheck(tenant, { main: COMMIT })).toEqual([]);
    const newer = VERSIONS.map(({ name, version }) => ({ name, version: `${version}.1` }));
    expect(await runCheck(tenant, { main: COMMIT }, newer)).toEqual(["main"]);
  });

  it("starts no scan in another project of the repository, nor in one with another filter", async () => {
    const tenant = await setUp("hosted-g");
    await makeProject(tenant, { slug: "other", repo_url: repoUrlOf("hosted-g") });
    await run("update projects set check_schedule = 'none' where slug = 'other'");
    expect(await runCheck(tenant, { main: COMMIT, "gh-readonly-queue/x": COMMIT })).toEqual(["main"]);
    expect(await scansOf(tenant, "other")).toEqual([]);
  });

  it("that ended, was replaced or is of another project is refused, and starts nothing", async () => {
    const [tenant, neighbour] = [await setUp("hosted-g"), await setUp("hosted-g")];
    const one = await nextCheck(tenant);
    const claims = { sub: one.scan_id, org_id: neighbour.orgId, attempt: 1, shard: home.shard };
    const foreign = await issueRunnerToken(settings, claims);
    await expectError(await post(one, "claim", {}, foreign), 409, "conflict");
    await expectError(await post(one, "claim", {}, tenant.token), 401, "unauthorized");
    const unknown = { ...claims, sub: crypto.randomUUID() };
    await expectError(await post(one, "claim", {}, await issueRunnerToken(settings, unknown)), 401, "unauthorized");
    for (const body of [{ outcome: "heads", heads: [{ branch: "a..b", commit: COMMIT }], scanners: [] }, {}]) {
      await expectError(await post(one, "finish", body), 400, "bad_request");
    }
    expect((await report(one, {})).status).toBe(200);
    await expectError(await report(one, { main: COMMIT }), 409, "conflict");
    await expectError(await post(one, "claim", {}), 409, "conflict");
    expect([await scansOf(tenant), await scansOf(neighbour)]).toEqual([[], []]);
  });

  it("that fails is shown with its message, and repeated after 1, 4 and 16 hours", async () => {
    const tenant = await setUp("hosted-g");
    const failures = ["g.example redirects: the repository has moved.", "two", "three", "four"];
    for (const [index, message] of failures.entries()) {
      const one = await nextCheck(tenant);
      expect((await post(one, "finish", { outcome: "failed", message })).status).toBe(200);
      const { last_error: error, next_check_at: next } = await scheduleOf(tenant);
      expect(error).toBe(message);
      const hours = (Date.parse(next ?? "") - Date.now()) / HOUR_MS;
      expect(Math.round(hours)).toBe([1, 4, 16, 16][index]);
    }
    expect(await runCheck(tenant, {})).toEqual([]);
    expect((await scheduleOf(tenant)).last_error).toBeNull();
  });

  it("whose result does not arrive has failed, and is not dispatched again at once", async () => {
    const tenant = await setUp("hosted-g");
    const one = await nextCheck(tenant);
    expect((await scheduleOf(tenant)).last_error).toBeNull();
    await run("update projects set check_held_until = 1 where check_id = unhex(?, '-')", one.scan_id);
    const { last_error: error, next_check_at: next } = await scheduleOf(tenant);
    expect(error).toMatch(/did not report/);
    expect(Date.parse(next ?? "")).toBeGreaterThan(Date.now() + HOUR_MS / 2);
    expect(await dispatched()).toEqual([]);
    await expectError(await report(one, { main: COMMIT }), 409, "conflict");
  });
});

describe("the turns", () => {
  it("are fair: two at once of one organization, and each organization before a second turn of another", async () => {
    const [big, small] = [await createTenant(), await createTenant()];
    for (let n = 0; n < 5; n += 1) await makeProject(big, { slug: `p${n}`, repo_url: `https://g.example/acme/p${n}` });
    await makeProject(small, { slug: "only", repo_url: "https://g.example/acme/only" });
    await makeOnlyDue(big, small);
    const urls: string[] = [];
    for (let check = await holdNextCheck(home.database, Date.now()); check;) {
      urls.push(check.cloneUrl);
      check = await holdNextCheck(home.database, Date.now());
    }
    expect(urls).toHaveLength(3);
    expect(urls.slice(0, 2)).toContain("https://g.example/acme/only");
  });

  it("end when the runner is full: what it refused is due a minute later", async () => {
    const tenant = await setUp("hosted-g");
    await makeOnlyDue(tenant);
    expect(await dispatched(() => false)).toEqual([]);
    expect(await scheduleOf(tenant)).toMatchObject({ last_error: null });
    const [one] = await dispatched();
    expect((await claim(one as DispatchRequest)).clone_url).toBe(repoUrlOf("hosted-g"));
    await releaseCheck(home.database, { checkId: crypto.randomUUID(), orgId: tenant.orgId }, Date.now());
    expect((await post(one as DispatchRequest, "claim", {})).status).toBe(200);
  });

  it("come to a pull-mode runner between scans that wait, once they are late", async () => {
    const tenant = await setUp("hosted-g");
    await makeProject(tenant, { slug: "other", repo_url: "https://g.example/acme/other" });
    await run("update scan_jobs set due_at = null");
    for (let n = 0; n < 4; n += 1) await runScan(tenant);
    const dueSince = async (ms: number) => {
      await makeOnlyDue(tenant);
      await run("update projects set next_check_at = ? where next_check_at = 1", Date.now() - ms);
    };
    const lease = { token: env.RUNNER_SECRET, body: { version: 1, wait_ms: 0 } };
    const pull = async () => {
      const response = await callWith({ RUNNER_MODE: "pull", RUNNER_URL: "" }, "POST", "/internal/jobs/lease", lease);
      const { scan } = await expectBody(response, 200, LeaseResponse);
      return scan && (scan.kind ?? "scan");
    };
    await dueSince(60_000);
    expect(await pull()).toBe("scan");
    await dueSince(HOUR_MS);
    expect([await pull(), await pull(), await pull()]).toEqual(["branch_check", "scan", "branch_check"]);
  });

  it("come to a pull-mode runner when no scan waits", async () => {
    const tenant = await setUp("hosted-g");
    await run("update scan_jobs set due_at = null");
    await makeOnlyDue(tenant);
    const lease = { token: env.RUNNER_SECRET, body: { version: 1, wait_ms: 0 } };
    const pull = () => callWith({ RUNNER_MODE: "pull", RUNNER_URL: "" }, "POST", "/internal/jobs/lease", lease);
    const { scan: leased } = await expectBody(await pull(), 200, LeaseResponse);
    expect(leased).toMatchObject({ kind: "branch_check", attempt: 1 });
    expect((await report(leased as DispatchRequest, { main: COMMIT })).status).toBe(200);
    const next = await expectBody(await pull(), 200, LeaseResponse);
    expect(next.scan?.kind).toBeUndefined();
    expect(next.scan?.scan_id).toBe((await scansOf(tenant))[0]?.id);
  });
});

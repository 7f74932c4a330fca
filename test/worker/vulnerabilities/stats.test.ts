import { expect, it } from "vitest";
import { findStats } from "../../../worker/vulnerabilities/stats/queries.ts";
import { Stats } from "../../../worker/vulnerabilities/stats/schemas.ts";
import { call, expectBody, expectError, makeProject } from "../support/client.ts";
import { home } from "../support/home.ts";
import { createTenant } from "../support/users.ts";
import { History } from "./history.ts";

const DAY_MS = 86_400_000;
const all = ({ tenant }: History): string => `/v1/orgs/${tenant.slug}/stats`;
const project = ({ tenant }: History, slug = "shop"): string => `/v1/orgs/${tenant.slug}/projects/${slug}/stats`;

async function stats(history: History, path: string): Promise<Stats> {
  return expectBody(await call("GET", path, { token: history.tenant.token }), 200, Stats);
}

async function dismiss(history: History, ruleId: string): Promise<void> {
  const filter = { rule_id: ruleId };
  const body = { status: "dismissed", reason: "false_positive", filter };
  const path = `/v1/orgs/${history.tenant.slug}/vulnerabilities/triage`;
  await call("POST", path, { token: history.tenant.token, body });
}

/** Moves what is known of an organization into the past. */
async function age({ tenant }: History, ms: number): Promise<void> {
  const isOwn = "organization_id = (select id from organizations where uuid = unhex(?2, '-'))";
  for (const change of [
    `vulnerability_states set first_seen_at = first_seen_at - ?1, changed_at = changed_at - ?1 where ${isOwn}`,
    `scan_comparisons set at = at - ?1 where ${isOwn}`,
  ]) {
    await home.DB.prepare(`update ${change}`).bind(ms, tenant.orgId).run();
  }
}

it("are zero without scans, for each of the days", async () => {
  const history = await History.begin();
  for (const path of [all(history), project(history)]) {
    const empty = await stats(history, `${path}?days=3`);
    expect(empty).toMatchObject({ open: 0, dismissed: 0, fixed: 0, projects: [], rules: [] });
    expect([empty.median_age_days, empty.median_seconds_to_fix]).toEqual([null, null]);
    expect(empty.by_severity.map(({ severity, open }) => [severity, open])).toEqual(
      ["critical", "high", "medium", "low", "info", "other"].map((severity) => [severity, 0]),
    );
    expect(empty.by_age.map(({ up_to_days: days }) => days)).toEqual([7, 30, 90, 365, null]);
    expect(empty.by_day.map(({ opened, fixed }) => [opened, fixed])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(empty.by_day.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
    expect((await stats(history, path)).by_day).toHaveLength(90);
    expect((await stats(history, `${path}?days=0366`)).by_day).toHaveLength(366);
  }
});

it("count what is open, opened and fixed on the default branch", async () => {
  const history = await History.begin();
  await makeProject(history.tenant, { slug: "other", repo_url: "https://git.example/acme/other.git" });
  await history.scan({ "a.js": "exec(a)\nexec(b)\nexec(c)", "b.js": "eval(b)" });
  await age(history, 40 * DAY_MS);
  await history.scan({ "a.js": "exec(a)\nexec(d)", "b.js": "eval(b)" });
  await age(history, 2 * DAY_MS);
  // Back again, and a branch that nobody counts.
  await history.scan({ "a.js": "exec(a)\nexec(b)\nexec(d)", "b.js": "eval(b)" });
  await history.scan({ "a.js": "exec(branch)" }, { branch: "feature" });
  await dismiss(history, "eval");

  for (const path of [all(history), project(history)]) {
    const now = await stats(history, `${path}?days=50`);
    expect(now).toMatchObject({ open: 3, dismissed: 1, fixed: 1, projects: [{ project: "shop", open: 3 }] });
    expect(now.rules).toEqual([{ scanner: "ast-grep", rule_id: "exec", open: 3 }]);
    expect(now.by_severity.filter(({ open }) => open > 0)).toEqual([{ severity: "high", open: 3 }]);
    expect(now.by_age.map(({ open }) => open)).toEqual([1, 0, 2, 0, 0]);
    expect(now.median_age_days).toBe(42);
    const changes = now.by_day.flatMap(({ opened, fixed }, day) =>
      opened + fixed > 0 ? [[49 - day, opened, fixed]] : [],
    );
    expect(changes).toEqual([
      [42, 4, 0],
      [2, 1, 2],
      [0, 1, 0],
    ]);
    expect(Math.round((now.median_seconds_to_fix ?? 0) / 86_400)).toBe(40);
    const today = await stats(history, `${path}?days=1`);
    expect(today).toMatchObject({ open: 3, fixed: 0, median_seconds_to_fix: null, by_day: [{ opened: 1, fixed: 0 }] });
  }
  expect(await stats(history, project(history, "other"))).toMatchObject({ open: 0, dismissed: 0, projects: [] });
  // The deletion of scans changes nothing.
  const before = await stats(history, all(history));
  await home.DB.prepare(
    "delete from scans where organization_id = (select id from organizations where uuid = unhex(?, '-'))",
  )
    .bind(history.tenant.orgId)
    .run();
  expect(await stats(history, all(history))).toEqual(before);
});

it("follow the default branch and its days", async () => {
  const history = await History.begin();
  await history.scan({ "a.js": "exec(a)" });
  await history.scan({ "a.js": "exec(a)\neval(b)" }, { branch: "next" });
  await call("PATCH", `/v1/orgs/${history.tenant.slug}/projects/shop`, {
    token: history.tenant.token,
    body: { default_branch: "next" },
  });
  const now = Date.now();
  const at = { orgId: history.tenant.orgId, slug: "shop" };
  expect(await findStats(home.database, at, { days: 2, now })).toMatchObject({ open: 2, by_day: [{}, { opened: 2 }] });
  const later = await findStats(home.database, at, { days: 2, now: now + 400 * DAY_MS });
  expect(later).toMatchObject({ open: 2, median_age_days: 400, by_day: [{ opened: 0 }, { opened: 0 }] });
  expect(later?.by_age.at(-1)).toEqual({ up_to_days: null, open: 2 });
});

it("are of one organization, and of valid days", async () => {
  const history = await History.begin();
  await history.scan({ "a.js": "exec(a)" });
  const [{ token }, stranger] = [history.tenant, await createTenant()];
  for (const path of [all(history), project(history)]) {
    await expectError(await call("GET", path, { token: stranger.token }), 403, "forbidden");
    await expectError(await call("GET", path), 401, "unauthorized");
    for (const days of ["0", "-1", "367", "1000", "1e2", "1.5", "", "ninety", "00000"]) {
      const message = await expectError(await call("GET", `${path}?days=${days}`, { token }), 400, "bad_request");
      expect(message).toContain("days: must be a whole number from 1 to 366");
    }
  }
  await expectError(await call("GET", project(history, "none"), { token }), 404, "not_found");
  await expectError(
    await call("GET", `/v1/orgs/${stranger.slug}/projects/shop/stats`, { token: stranger.token }),
    404,
    "not_found",
  );
  expect(
    await expectBody(await call("GET", `/v1/orgs/${stranger.slug}/stats`, { token: stranger.token }), 200, Stats),
  ).toMatchObject({
    open: 0,
    rules: [],
  });
});

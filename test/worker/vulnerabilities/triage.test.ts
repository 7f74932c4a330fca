import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import {
  Comparison,
  Gate,
  Vulnerability,
  VulnerabilityDetail,
  VulnerabilityEvent,
} from "../../../worker/vulnerabilities/schemas.ts";
import { TriageReceipt } from "../../../worker/vulnerabilities/triage/requests.ts";
import { Finding } from "../../../worker/findings/schemas.ts";
import { expireTriage } from "../../../worker/vulnerabilities/triage-vulnerabilities.ts";
import { call, expectBody, expectError } from "../support/client.ts";
import { home } from "../support/home.ts";
import { followPages } from "../support/pages.ts";
import { createTenant } from "../support/users.ts";
import { History } from "./history.ts";

const project = ({ tenant }: History): string => `/v1/orgs/${tenant.slug}/projects/shop`;

async function list(history: History, query = ""): Promise<Vulnerability[]> {
  const path = `${project(history)}/vulnerabilities?${query}`;
  return expectBody(await call("GET", path, { token: history.tenant.token }), 200, z.array(Vulnerability));
}

async function triage(history: History, id: string, body: Record<string, unknown>): Promise<Response> {
  return call("PATCH", `${project(history)}/vulnerabilities/${id}`, { token: history.tenant.token, body });
}

async function events(history: History, id: string): Promise<VulnerabilityEvent[]> {
  const path = `${project(history)}/vulnerabilities/${id}/history`;
  return expectBody(await call("GET", path, { token: history.tenant.token }), 200, z.array(VulnerabilityEvent));
}

async function triageMany({ tenant }: History, body: Record<string, unknown>): Promise<Response> {
  return call("POST", `/v1/orgs/${tenant.slug}/vulnerabilities/triage`, { token: tenant.token, body });
}

const FILES = { "src/a.js": "exec(a)\nexec(b)", "src/b.js": "eval(c)", "lib/c.js": "eval(d)" };

describe("the lists", () => {
  it("filter, sort and page", async () => {
    const history = await History.begin();
    await history.scan(FILES);
    await history.scan({ ...FILES, "src/a.js": "exec(b)" });
    const count = async (query: string): Promise<number> => (await list(history, query)).length;
    const counts = {
      "": 3,
      "state=fixed": 1,
      "state=no_longer_detected": 0,
      "state=unknown": 0,
      "severity=high": 1,
      "severity=high&severity=low": 3,
      "severity=odd": 0,
      "path=src/": 2,
      "rule_id=eval": 2,
      "cwe=CWE-78": 3,
      "scanner=ast-grep": 3,
      "scanner=nowhere": 0,
      "q=rule EVAL": 2,
      "triage=needs_triage": 3,
      "assignee=none": 3,
      "since=2020-01-01": 3,
      "since=2999-01-01": 0,
      "first_seen_since=yesterday": 0,
      "branch=main": 3,
      "branch=other": 0,
    };
    for (const [query, expected] of Object.entries(counts)) expect(await count(query), query).toBe(expected);
    const sorted = await list(history, "sort=-severity");
    expect(sorted.map(({ severity }) => severity)).toEqual(["low", "low", "high"]);
    for (const scope of [`${project(history)}/vulnerabilities`, `/v1/orgs/${history.tenant.slug}/vulnerabilities`]) {
      for (const query of ["sort=severity", "sort=-created_at", "q=rule", "branch=main"]) {
        const all = await followPages(history.tenant, `${scope}?${query}&limit=1&count=true`, Vulnerability);
        expect(all.rows).toHaveLength(3);
        expect(new Set(all.rows.map(({ id }) => id)).size).toBe(3);
        expect(all.totals[0]).toBe(3);
      }
    }
    const csv = await call("GET", `${project(history)}/vulnerabilities`, {
      token: history.tenant.token,
      headers: { accept: "text/csv" },
    });
    expect((await csv.text()).split("\r\n")).toHaveLength(5);
  });

  it("lead to the findings of a vulnerability", async () => {
    const history = await History.begin();
    const scans = [await history.scan(FILES), await history.scan(FILES), await history.scan({})];
    const [one] = await list(history, "state=fixed&severity=high");
    const own = `${project(history)}/vulnerabilities/${one?.id}/findings`;
    const all = `/v1/orgs/${history.tenant.slug}/findings`;
    const expected = scans.slice(0, 2).map(({ id }) => id);
    for (const [path, ids] of [
      [`${own}?`, expected],
      [`${own}?sort=-created_at&limit=1&count=true`, expected.toReversed()],
      [`${own}?sort=-severity&limit=1`, expected.toReversed()],
      [`${own}?severity=high&scanner=ast-grep&project=shop&since=2020-01-01&path=src/`, expected],
      [`${own}?severity=low`, []],
      [`${own}?scan_id=${expected[1]}`, expected.slice(1)],
      [`${all}?vulnerability_id=${one?.id}&limit=1`, expected],
      [`${all}?vulnerability_id=${crypto.randomUUID()}`, []],
      [`${project(history)}/scans/${expected[0]}/findings?vulnerability_id=${one?.id}`, expected.slice(0, 1)],
    ] as const) {
      const { rows, totals } = await followPages(history.tenant, path, Finding);
      expect(
        rows.map(({ scan_id: id }) => id),
        path,
      ).toEqual(ids);
      expect(totals[0]).toBe(path.includes("count") ? 2 : undefined);
    }
    const none = `${project(history)}/vulnerabilities/${crypto.randomUUID()}/findings`;
    await expectError(await call("GET", none, { token: history.tenant.token }), 404, "not_found");
  });

  it("are of one organization", async () => {
    const history = await History.begin();
    await history.scan(FILES);
    const [one] = await list(history);
    const stranger = await createTenant();
    await expectError(
      await call("GET", `${project(history)}/vulnerabilities`, { token: stranger.token }),
      403,
      "forbidden",
    );
    const path = `/v1/orgs/${stranger.slug}/projects/shop/vulnerabilities`;
    await expectError(await call("GET", path, { token: stranger.token }), 404, "not_found");
    await expectError(await call("GET", `${path}/${one?.id}`, { token: stranger.token }), 404, "not_found");
    for (const id of ["nothing", crypto.randomUUID(), `00000000-0000-7000-8000-${one?.id.slice(-12)}`]) {
      await expectError(await triage(history, id, { status: "confirmed" }), 404, "not_found");
    }
  });
});

describe("a decision", () => {
  it("survives scans, renames and the deletion of all scans, and is in the history", async () => {
    const history = await History.begin();
    const scan = await history.scan(FILES);
    const [first] = await list(history, "severity=high");
    const id = first?.id ?? "";
    const dismissed = {
      status: "dismissed",
      reason: "used_in_tests",
      comment: "A fixture.",
      severity: "info",
      assignee_id: history.tenant.userId,
    };
    const after = await expectBody(await triage(history, id, dismissed), 200, VulnerabilityDetail);
    expect(after).toMatchObject({
      triage: "dismissed",
      triage_reason: "used_in_tests",
      severity: "info",
      reported_severity: "high",
      findings: 1,
    });
    const last = await history.scan({ ...FILES, "src/a.js": "", "new.js": FILES["src/a.js"] });
    for (const { id: scanId } of [scan, last]) {
      expect(
        (await call("DELETE", `${project(history)}/scans/${scanId}`, { token: history.tenant.token })).status,
      ).toBe(204);
    }
    const kept = await list(history, "triage=dismissed");
    expect(kept).toMatchObject([{ id, location_path: "new.js", severity: "info", triage_comment: "A fixture." }]);
    expect(await events(history, id)).toMatchObject([
      { type: "first_seen", branch: "main", scan_id: scan.id },
      {
        type: "triaged",
        user_id: history.tenant.userId,
        detail: {
          before: { status: "needs_triage", severity: null },
          after: { status: "dismissed", severity: "info" },
        },
      },
      { type: "moved", detail: { from: "src/a.js", to: "new.js" } },
    ]);
    const restored = await expectBody(
      await triage(history, id, { status: "needs_triage", severity: null, assignee_id: null }),
      200,
      VulnerabilityDetail,
    );
    expect(restored).toMatchObject({
      triage: "needs_triage",
      triage_reason: null,
      severity: "high",
      assignee_id: null,
    });
    // The same again is no change.
    await triage(history, id, { status: "needs_triage" });
    expect(await events(history, id)).toHaveLength(4);
  });

  it("is refused if it is invalid, and changes nothing then", async () => {
    const history = await History.begin();
    await history.scan(FILES);
    const [one] = await list(history);
    for (const body of [
      { status: "closed" },
      { status: "dismissed" },
      { status: "confirmed", reason: "false_positive" },
      { reason: "false_positive" },
      { status: "confirmed", expires_at: "2020-01-01T00:00:00Z" },
      { expires_at: "2999-01-01T00:00:00Z" },
      { assignee_id: crypto.randomUUID(), status: "confirmed" },
      { severity: "blocker" },
    ]) {
      await expectError(await triage(history, one?.id ?? "", body), 400, "bad_request");
    }
    for (const body of [{ status: "confirmed" }, { status: "confirmed", ids: [], filter: {} }]) {
      await expectError(await triageMany(history, body), 400, "bad_request");
    }
    expect(await list(history)).toContainEqual(one);
  });

  it("applies to many at once, and counts before", async () => {
    const history = await History.begin();
    await history.scan(FILES);
    const decision = { status: "dismissed", reason: "not_applicable", filter: { project: "shop", rule_id: "eval" } };
    const counts = { matched: 2, changed: 2 };
    expect(await expectBody(await triageMany(history, { ...decision, dry_run: true }), 200, TriageReceipt)).toEqual({
      ...counts,
      dry_run: true,
    });
    expect(await list(history, "triage=dismissed")).toEqual([]);
    expect(await expectBody(await triageMany(history, decision), 200, TriageReceipt)).toEqual({
      ...counts,
      dry_run: false,
    });
    expect(await list(history, "triage=dismissed")).toHaveLength(2);
    const ids = (await list(history)).map(({ id }) => id);
    const again = await triageMany(history, {
      ...decision,
      filter: undefined,
      ids: [...ids, ...ids, "none", crypto.randomUUID()],
    });
    expect(await expectBody(again, 200, TriageReceipt)).toEqual({ matched: 4, changed: 2, dry_run: false });
  });

  it("expires", async () => {
    const history = await History.begin();
    await history.scan(FILES);
    const [one] = await list(history);
    const id = one?.id ?? "";
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    await triage(history, id, { status: "dismissed", reason: "acceptable_risk", expires_at: expiresAt });
    await expireTriage(home.database);
    expect(await list(history, "triage=dismissed")).toMatchObject([{ id, triage_expires_at: expiresAt }]);
    await expireTriage(home.database, Date.parse(expiresAt));
    expect(await list(history, "triage=dismissed")).toEqual([]);
    expect((await events(history, id)).at(-1)).toMatchObject({
      type: "triage_expired",
      user_id: null,
      detail: { before: { reason: "acceptable_risk" } },
    });
  });
});

it("fails the gate of a branch for what nobody has dismissed", async () => {
  const history = await History.begin();
  const gate = async (query = ""): Promise<Gate> =>
    expectBody(await call("GET", `${project(history)}/gate?${query}`, { token: history.tenant.token }), 200, Gate);
  expect(await gate()).toMatchObject({ status: "pending", scan_id: null });
  const scan = await history.scan({ "a.js": "exec(a)" });
  expect(await gate()).toMatchObject({
    status: "failed",
    branch: "main",
    scan_id: scan.id,
    reasons: ["1 high open on main."],
  });
  expect(await gate("fail_on=critical")).toMatchObject({ status: "passed" });
  await history.scan({ "a.js": "exec(a)" }, { branch: "feature" });
  expect(await gate("branch=feature&only_new=true")).toMatchObject({ status: "passed" });
  await history.scan({ "a.js": "exec(a)\neval(b)" }, { branch: "feature" });
  expect(await gate("branch=feature&only_new=true")).toMatchObject({ status: "passed" });
  expect(await gate("branch=feature&only_new=true&fail_on=low")).toMatchObject({
    status: "failed",
    reasons: ["1 low new on feature."],
  });
  const [one] = await list(history);
  await triage(history, one?.id ?? "", { status: "dismissed", reason: "false_positive" });
  expect(await gate()).toMatchObject({ status: "passed" });
  await history.scan({}, { finish: false });
  expect(await gate()).toMatchObject({ status: "pending" });
});

it("compares branches and scans", async () => {
  const history = await History.begin();
  const compare = (base: string, head: string): Promise<Response> =>
    call("GET", `${project(history)}/compare?base=${base}&head=${head}`, { token: history.tenant.token });
  const first = await history.scan({ "a.js": "exec(a)\nexec(b)", "c.js": "eval(c)" });
  const second = await history.scan({ "a.js": "exec(a)\nexec(new)", "d.js": "eval(c)" }, { branch: "feature" });
  for (const [base, head] of [
    ["main", "feature"],
    [first.id, second.id],
    ["main", second.id],
  ] as const) {
    expect(await expectBody(await compare(base, head), 200, Comparison)).toMatchObject({
      counts: { new: 1, fixed: 1, moved: 1, unchanged: 1 },
      new: [{ severity: "high", head_path: "a.js", base_path: null }],
      fixed: [{ severity: "high", head_path: null, base_path: "a.js" }],
      moved: [{ severity: "low", head_path: "d.js", base_path: "c.js" }],
    });
  }
  for (const head of ["nowhere", crypto.randomUUID()]) {
    await expectError(await compare("main", head), 404, "not_found");
  }
  await expectError(await compare("", "main"), 400, "bad_request");
});

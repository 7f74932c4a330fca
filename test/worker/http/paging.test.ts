import { z } from "@hono/zod-openapi";
import { beforeAll, describe, expect, it } from "vitest";
import { Finding } from "../../../worker/findings/schemas.ts";
import { Project } from "../../../worker/projects/schemas.ts";
import { Scan } from "../../../worker/scans/schemas.ts";
import { User } from "../../../worker/users/schemas.ts";
import { WebhookDelivery } from "../../../worker/webhooks/schemas.ts";
import { call, expectBody, expectError, makeProject, type Tenant } from "../support/client.ts";
import { addScan } from "../support/findings.ts";
import { followPages, nextOf } from "../support/pages.ts";
import { createTenant } from "../support/users.ts";
import {
  newFinding,
  newPrefix,
  numbered,
  numberedUuid,
  organizationBy,
  projectBy,
  storeFindings,
} from "../support/rows.ts";
import { home } from "../support/home.ts";

const ROWS = 250;
const LISTS = {
  users: { path: "/users", row: User as z.ZodType, rows: ROWS + 1 },
  projects: { path: "/projects", row: Project, rows: ROWS + 1 },
  scans: { path: "/projects/shop/scans", row: Scan, rows: ROWS },
  deliveries: { path: "/webhook-deliveries", row: WebhookDelivery, rows: ROWS },
  findings: { path: "/findings", row: Finding, rows: ROWS },
  "findings of a scan": { path: "", row: Finding, rows: ROWS },
};
const names = Object.keys(LISTS) as (keyof typeof LISTS)[];

let tenant: Tenant;
let other: Tenant;
beforeAll(async () => {
  [tenant, other] = [await fill(), await fill()];
  LISTS["findings of a scan"].path = "/projects/shop/scans/SCAN/findings";
});

const scanIds: Record<string, string> = {};

async function fill(): Promise<Tenant> {
  const made = await createTenant();
  const { id: projectId } = await makeProject(made);
  const all = `with recursive n (i) as (select 0 union all select i + 1 from n where i < ${ROWS - 1})`;
  const prefix = newPrefix();
  const row = `${organizationBy("?2")}, i + 100, ${numberedUuid("?1", "i")}`;
  const insert = async (rows: string): Promise<void> => {
    await home.DB.prepare(`${all} ${rows} from n`).bind(prefix, made.orgId, projectId).run();
  };
  await insert(
    `insert into users select ${row}, i || '@x.example', i || '@x.example', ?3, 0, 'member', 'active', 0, 0, null, 0`,
  );
  await insert(`insert into projects (organization_id, id, uuid, slug, name, status, default_branch, created_at, updated_at)
    select ${row}, 'p-' || i, ?3, 'active', 'main', 0, 0`);
  await insert(`insert into scans (organization_id, id, uuid, project_id, status, summary, scanner_type, target_ref, created_at,
      updated_at)
    select ${row}, ${projectBy("?3")}, iif(i % 2, 'completed', 'failed'), '{}', iif(i % 3, 'push', null),
      iif(i % 5, 'main', 'dev'), i * 1000, 0`);
  await insert(`insert into webhook_deliveries (organization_id, uuid, host, event, delivery_id, outcome, scan_ids, created_at)
    select ${organizationBy("?2")}, ${numberedUuid("?1", "i")}, 'hosted-g', ?3, i, 'ignored', '[]', 0`);
  const scanId = numbered(prefix, 0);
  scanIds[made.slug] = scanId;
  for (let first = 0; first < ROWS; first += 7) {
    const some = Array.from({ length: Math.min(7, ROWS - first) }, (_, n) => newFinding(String(first + n)));
    await storeFindings({ orgId: made.orgId, scanId }, some, first);
  }
  return made;
}

function pathOf(name: keyof typeof LISTS, of = tenant): string {
  return `/v1/orgs/${of.slug}${LISTS[name].path.replace("SCAN", scanIds[of.slug] ?? "")}`;
}

async function readWhole(name: keyof typeof LISTS): Promise<unknown[]> {
  const path = name === "deliveries" ? `${pathOf(name)}?limit=1000` : pathOf(name);
  return expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(LISTS[name].row));
}

async function firstLink(path: string, { token }: Tenant = tenant): Promise<URL> {
  const response = await call("GET", path, { token });
  await response.text();
  return new URL(nextOf(response) ?? "", "https://api.example");
}

describe.for(names)("%s", (name) => {
  const { row, rows } = LISTS[name];

  it.for([3, 100, 249, 250, 251, 252, 1_000])("comes in pages of %d as it comes whole", async (limit) => {
    const whole = await readWhole(name);
    expect(whole).toHaveLength(rows);
    const pages = await followPages(tenant, `${pathOf(name)}?limit=${limit}&count=true`, row);
    expect(pages.rows).toEqual(whole);
    expect(pages.lengths).toHaveLength(Math.ceil(rows / limit));
    expect(pages.totals).toEqual(pages.lengths.map(() => rows));
  });

  it("counts only when asked, and the whole list as well", async () => {
    for (const query of ["", "?count=false", "?count=1"]) {
      const response = await call("GET", pathOf(name) + query, { token: tenant.token });
      await response.text();
      expect(response.headers.has("x-total-count"), query).toBe(false);
    }
    const response = await call("GET", `${pathOf(name)}?count=true`, { token: tenant.token });
    await response.text();
    expect(response.headers.get("x-total-count")).toBe(String(rows));
    expect(response.headers.has("link")).toBe(name === "deliveries");
  });

  it.for(["0", "-1", "1001", "1.5", "", "ten", "1e2", "0x10", "+5", "99999999999999999999", "%00"])(
    "refuses the limit %j",
    async (limit) => {
      const response = await call("GET", `${pathOf(name)}?limit=${limit}`, { token: tenant.token });
      expect(await expectError(response, 400, "bad_request")).toContain("limit: ");
    },
  );

  it("keeps the other parameters in its link, and goes on to the end without a limit", async () => {
    const next = await firstLink(`${pathOf(name)}?limit=100&count=true&unknown=a%20b`);
    expect(next.pathname).toBe(pathOf(name));
    expect(Object.fromEntries(next.searchParams)).toMatchObject({ limit: "100", count: "true", unknown: "a b" });
    next.searchParams.delete("limit");
    const rest = await call("GET", next.pathname + next.search, { token: tenant.token });
    const wanted = (await readWhole(name)).slice(100, name === "deliveries" ? 200 : undefined);
    expect(await expectBody(rest, 200, z.array(row))).toEqual(wanted);
  });

  it("refuses a cursor of anything else", async () => {
    const own = (await firstLink(`${pathOf(name)}?limit=5`)).searchParams.get("cursor") ?? "";
    const ofOther = (await firstLink(`${pathOf(name, other)}?limit=5`, other)).searchParams.get("cursor") ?? "";
    const elsewhere = names.filter((candidate) => candidate !== name);
    const links = await Promise.all(elsewhere.map((candidate) => firstLink(`${pathOf(candidate)}?limit=5`)));
    const wrong = [
      "",
      "x",
      `${own}x`,
      own.slice(0, -4),
      own.slice(4),
      `${own}=`,
      `A${own.slice(1)}`,
      Buffer.from("' or 1=1 --").toString("base64url"),
      ofOther,
      ...links.map((link) => link.searchParams.get("cursor") ?? ""),
    ];
    for (const cursor of wrong) {
      const path = `${pathOf(name)}?limit=5&cursor=${encodeURIComponent(cursor)}`;
      const message = await expectError(await call("GET", path, { token: tenant.token }), 400, "bad_request");
      expect(message).toContain("cursor: ");
    }
    const response = await call("GET", `${pathOf(name)}?limit=9&cursor=${own}`, { token: tenant.token });
    expect(await expectBody(response, 200, z.array(row))).toEqual((await readWhole(name)).slice(5, 14));
  });
});

it("refuses a cursor of other filters or another order", async () => {
  const cursor = (await firstLink(`${pathOf("findings")}?limit=5&severity=low`)).searchParams.get("cursor");
  for (const query of [
    "",
    "severity=high",
    "severity=low&sort=severity",
    "severity=low&q=title",
    "severity=low&severity=high",
  ]) {
    const path = `${pathOf("findings")}?${query}&limit=5&cursor=${cursor}`;
    await expectError(await call("GET", path, { token: tenant.token }), 400, "bad_request");
  }
  const scans = (await firstLink(`${pathOf("scans")}?limit=5&status=failed`)).searchParams.get("cursor");
  const path = `${pathOf("scans")}?limit=5&status=completed&cursor=${scans}`;
  await expectError(await call("GET", path, { token: tenant.token }), 400, "bad_request");
});

it("lets pages in a browser read its links and totals", async () => {
  const headers = { origin: "https://elsewhere.example" };
  const response = await call("GET", `${pathOf("users")}?limit=1`, { token: tenant.token, headers });
  await response.text();
  expect(response.headers.get("access-control-expose-headers")).toBe(
    "ETag,Idempotent-Replayed,Link,RateLimit,RateLimit-Policy,Retry-After,X-Request-Id,X-Total-Count",
  );
});

it("misses and repeats no scan, project or user that stays while others come and go", async () => {
  for (const [name, table] of [
    ["users", "users"],
    ["projects", "projects"],
    ["scans", "scans"],
  ] as const) {
    const place = await fill();
    const { row } = LISTS[name];
    const before = (await followPages(place, `${pathOf(name, place)}?limit=1000`, row)).rows as { id: string }[];
    const seen: { id: string }[] = [];
    const deleted = new Set<string>();
    let path: string | undefined = `${pathOf(name, place)}?limit=40`;
    while (path !== undefined) {
      const response = await call("GET", path, { token: place.token });
      path = nextOf(response);
      const page = (await expectBody(response, 200, z.array(row))) as { id: string }[];
      seen.push(...page);
      for (const gone of [page.at(-1), page[3], before[seen.length + 1]]) if (gone) deleted.add(gone.id);
      deleted.delete(place.userId);
      if (name === "scans") await addScan(place);
      const ids = JSON.stringify([...deleted].filter((id) => id !== before[0]?.id));
      await home.DB.prepare(
        `delete from ${table} where uuid in (select unhex(value, '-') from json_each(?)) and organization_id = ${organizationBy("?")}`,
      )
        .bind(ids, place.orgId)
        .run();
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    const stayed = before.filter(({ id }) => !deleted.has(id));
    expect(stayed.length).toBeGreaterThan(200);
    expect(seen.filter(({ id }) => stayed.some((one) => one.id === id)).map(({ id }) => id)).toEqual(
      stayed.map(({ id }) => id),
    );
  }
});

describe("the filters of scans", () => {
  it.for([
    ["status=completed", (n: number) => n % 2 === 1],
    ["branch=dev", (n: number) => n % 5 === 0],
    ["scanner_type=push", (n: number) => n % 3 !== 0],
    ["since=1970-01-01T00:03:00Z", (n: number) => n >= 180],
    ["status=failed&branch=main&since=1970-01-01T00:00:10Z", (n: number) => n % 2 === 0 && n % 5 !== 0 && n >= 10],
    ["status=COMPLETED", () => false],
    ["branch=", () => false],
    ["scanner_type=nothing", () => false],
    ["since=never", () => false],
    ["unknown=1", () => true],
  ] as const)("narrow by %s", async ([query, isWanted]) => {
    const numbers = Array.from({ length: ROWS }, (_, n) => ROWS - 1 - n).filter(isWanted);
    const pages = await followPages(tenant, `${pathOf("scans")}?${query}&limit=37&count=true`, Scan);
    expect(pages.rows.map(({ id }) => Number.parseInt(id.slice(-6), 16))).toEqual(numbers);
    expect(pages.totals[0]).toBe(numbers.length);
  });
});

import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { Verification } from "../../../worker/contract/operator.ts";
import { RULES } from "../../../worker/operator/verify/rules.ts";
import { call, expectError, makeProject, runScan, type Tenant } from "../support/client.ts";
import { bindingFor, entryOf, type Shard, SHARDS, signUpIn, useShards } from "../support/shards.ts";
import { advance, advanceUntil, fill, move, numberOf } from "../moves/mover.ts";
import { answer, newestEvents, operate } from "./operate.ts";

useShards();

interface Verified {
  rows: Record<string, number>;
  found: number;
  problems: string[];
  calls: number;
}

/** A shard to its end. */
async function verify(shard: Shard, settings = {}): Promise<Verified> {
  const all: Verified = { rows: {}, found: 0, problems: [], calls: 0 };
  let position: string | null = "";
  while (position !== null) {
    const query: Record<string, string> = { shard, ...(position !== "" && { position }) };
    const result: Verification = await answer(Verification, "POST", "verify", query, settings);
    for (const [name, rows] of Object.entries(result.rows)) all.rows[name] = (all.rows[name] ?? 0) + rows;
    all.found += result.found;
    all.problems.push(...result.problems.map(({ organization, problem }) => `${organization} ${problem}`));
    all.calls += 1;
    position = result.next;
  }
  return all;
}

const run = (shard: Shard, sql: string, ...values: unknown[]) =>
  bindingFor(shard)
    .prepare(sql)
    .bind(...values)
    .run();

let tenant: Tenant;
let number: number;

beforeAll(async () => {
  tenant = await signUpIn("DB_1");
  await fill(tenant);
  number = await numberOf(tenant.slug);
});

describe("a database without errors", () => {
  it("is verified with all of its tables that refer to others, while organizations move and are deleted", async () => {
    const [moving, deleted, moved] = [await signUpIn("DB_1"), await signUpIn("DB_1"), await signUpIn("DB_1")];
    for (const one of [moving, deleted, moved]) await fill(one);
    await makeProject(deleted, { slug: "gone" });
    await call("DELETE", `/v1/orgs/${deleted.slug}/projects/gone`, { token: deleted.token });
    await makeProject(tenant, { slug: "gone" });
    const scan = await runScan(tenant, "gone");
    await call("DELETE", `/v1/orgs/${tenant.slug}/projects/gone/scans/${scan.id}`, { token: tenant.token });
    await advanceUntil("copying", moving.slug, "DB_2");
    await advance(moving.slug, "DB_2");
    await call("DELETE", `/v1/orgs/${deleted.slug}`, { token: deleted.token });
    await move(moved.slug, "DB");
    for (const shard of SHARDS) expect(await verify(shard), shard).toMatchObject({ found: 0, problems: [] });
    await move(moving.slug, "DB_2");
    for (const shard of SHARDS) expect(await verify(shard), shard).toMatchObject({ found: 0, problems: [] });

    const { rows } = await verify("DB_1");
    const referring = await bindingFor("DB_1")
      .prepare(
        `select distinct t.name from sqlite_master as t join pragma_foreign_key_list(t.name) where t.type = 'table'`,
      )
      .all<{ name: string }>();
    const names = referring.results.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(Object.keys(rows)).toEqual(expect.arrayContaining([...names, "findings", "projects.access_token_sealed"]));
    for (const table of ["users", "findings", "vulnerability_states", "webhook_deliveries", "audit_events"]) {
      const count = await bindingFor("DB_1").prepare(`select count(*) as n from ${table}`).first<number>("n");
      expect(rows[table], table).toBe(count);
    }
    const [event] = await newestEvents();
    expect(event).toMatchObject({ action: "verify", detail: { shard: "DB_1" } });
  });

  it("is read page by page, each row once", async () => {
    const scan = await runScan(tenant);
    const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${scan.id}/findings/batch`;
    for (let batch = 0; batch < 5; batch += 1) {
      const findings = Array.from({ length: 900 }, (_, n) => ({
        external_id: `f-${batch}-${n}`,
        title: "T",
        severity: "low",
        scanner: "own",
      }));
      expect((await call("POST", path, { token: tenant.token, body: { findings } })).status).toBe(201);
    }
    const count = await bindingFor("DB_1").prepare("select count(*) as n from findings").first<number>("n");
    expect(count).toBeGreaterThan(4_500);
    expect(await verify("DB_1")).toMatchObject({ found: 0, rows: { findings: count } });
    const second = JSON.stringify({ check: "findings", after: [number, 5] });
    const rest = await answer(Verification, "POST", "verify", { shard: "DB_1", position: second });
    expect(rest.rows["findings"]).toBeLessThan(count ?? 0);
    expect(rest.rows["api_tokens"]).toBeUndefined();
  });
});

const ofOrganization = "where organization_id = ?1";
/** Each makes one row wrong, and is taken back. */
const BROKEN: [problem: string, table: string, column: string, value: string, which: string][] = [
  ["its content is missing", "findings", "content_id", "999999", "id"],
  ["its scanner is missing", "findings", "scanner_id", "999999", "id"],
  ["it is in no batch of its scan", "findings", "scan_id", "999999", "id"],
  ["its rule is missing", "finding_contents", "rule_text_id", "999999", "id"],
  ["it overlaps another batch, so that findings are counted twice", "finding_batches", "first_id", "0", "last_id desc"],
  ["project, UUID or is_latest differ from those of its scan", "finding_batches", "is_latest", "2", "last_id"],
  ["project, UUID or is_latest differ from those of its scan", "finding_batches", "scan_uuid", "x'00'", "last_id"],
  ["is_latest is wrong", "scans", "is_latest", "1 - is_latest", "id"],
  ["is_default differs from the default branch of its project", "scan_lines", "is_default", "1 - is_default", "id"],
  ["branch or is_default differ from those of its line of history", "vulnerability_states", "branch_id", "9999", "id"],
];

describe("what is wrong in a table", () => {
  it.for(BROKEN)("%s: %s.%s", async ([problem, table, column, value, which]) => {
    const key = which.split(" ")[0] ?? "";
    const chosen = `${ofOrganization} and ${key} = (select ${key} from ${table} ${ofOrganization} order by ${which} limit 1)`;
    const database = bindingFor("DB_1");
    const before = await database
      .prepare(`select ${key} as key, quote(${column}) as old from ${table} ${chosen}`)
      .bind(number)
      .first<{ key: number; old: string }>();
    await run("DB_1", `update ${table} set ${column} = ${value} ${chosen}`, number);
    const { found, problems } = await verify("DB_1");
    await run(
      "DB_1",
      `update ${table} set ${column} = ${before?.old} ${ofOrganization} and ${key} = ?2`,
      number,
      before?.key,
    );
    expect(problems.join("\n")).toContain(`${tenant.slug} ${table} [${number},${before?.key}]: ${problem}`);
    expect(found).toBeGreaterThanOrEqual(problems.length);
    for (const shard of ["DB", "DB_2"] as const) expect((await verify(shard)).found).toBe(0);
  });

  it("is known for every rule", () => {
    const known = new Set(BROKEN.map(([problem]) => problem));
    // A foreign key of the same columns prevents it.
    known.add("its line of history is missing");
    expect(new Set(RULES.map(({ problem }) => problem))).toEqual(known);
  });

  it("is counted, and listed up to a limit", async () => {
    await run("DB_1", `update findings set scanner_id = scanner_id + 1000 ${ofOrganization}`, number);
    const { found, problems } = await verify("DB_1");
    await run("DB_1", `update findings set scanner_id = scanner_id - 1000 ${ofOrganization}`, number);
    const count = await bindingFor("DB_1")
      .prepare(`select count(*) as n from findings ${ofOrganization}`)
      .bind(number)
      .first<number>("n");
    expect(found).toBe(count);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThan(50);
    expect((await verify("DB_1")).found).toBe(0);
  });
});

const slugOf = (shard: Shard, slug: string, value: string) =>
  run(shard, "update organizations set slug = ? where slug = ?", value, slug);

describe("what is wrong in the directory", () => {
  it("an organization that its shard does not have", async () => {
    const lost = await signUpIn("DB_2");
    const id = await numberOf(lost.slug);
    await run("DB_2", "delete from organizations where id = ?", id);
    expect((await verify("DB_2")).problems).toEqual([
      `${lost.slug} organization ${id}: the directory says DB_2, and it is not there.`,
    ]);
    await env.DB.prepare("delete from directory where id = ?").bind(id).run();
    expect((await verify("DB_2")).found).toBe(0);
  });

  it("an organization that is not in it, or elsewhere, or has another slug", async () => {
    const one = await signUpIn("DB_2");
    const entry = await entryOf(one.slug);
    const problem = `${one.slug} organization ${String(entry?.["id"])}:`;
    await env.DB.prepare("update directory set shard = 'DB_1' where slug = ?").bind(one.slug).run();
    expect((await verify("DB_2")).problems).toEqual([`${problem} it is in DB_2, and the directory says DB_1.`]);
    expect((await verify("DB_1")).problems).toEqual([`${problem} the directory says DB_1, and it is not there.`]);
    await env.DB.prepare("update directory set shard = 'DB_2' where slug = ?").bind(one.slug).run();
    await slugOf("DB_2", one.slug, "renamed");
    expect((await verify("DB_2")).problems).toEqual([
      `renamed organization ${String(entry?.["id"])}: the directory has another UUID or slug.`,
    ]);
    await slugOf("DB_2", "renamed", one.slug);
    await env.DB.prepare("delete from directory where slug = ?").bind(one.slug).run();
    expect((await verify("DB_2")).problems).toEqual([`${problem} it is in DB_2, and not in the directory.`]);
    await run("DB_2", "delete from organizations where slug = ?", one.slug);
  });
});

it("a secret that no data key decrypts, or that was moved to another row", async () => {
  const other = { DATA_KEYS: `other:${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64")}` };
  const lost = await verify("DB_1", other);
  expect(lost.found).toBeGreaterThanOrEqual(6);
  expect(lost.problems.join("\n")).toMatch(
    new RegExp(
      `^${tenant.slug} access token [-0-9a-f]{36}: there is no data key test: enter it in DATA_KEYS again\\.$`,
      "m",
    ),
  );
  const stolen = `(select s.url_sealed from notification_endpoints as s where s.organization_id = ?1 and s.id = 2)`;
  const url = await bindingFor("DB_1")
    .prepare(`select url_sealed as url from notification_endpoints ${ofOrganization} and id = 1`)
    .bind(number)
    .first<string>("url");
  const set = `update notification_endpoints set url_sealed = ${stolen} ${ofOrganization} and id = 1`;
  await run("DB_1", set, number);
  const { problems } = await verify("DB_1");
  expect(problems).toEqual([
    expect.stringMatching(/ URL of a webhook endpoint [-0-9a-f]{36}: the data key test does not decrypt it\.$/),
  ]);
  expect(JSON.stringify(problems)).not.toContain("v1.");
  await run("DB_1", `update notification_endpoints set url_sealed = ?2 ${ofOrganization} and id = 1`, number, url);
  expect((await verify("DB_1")).found).toBe(0);
});

it.for([
  '{"check":"sqlite_master","after":null}',
  '{"check":"users; drop table users","after":null}',
  '{"check":"users","after":[{}]}',
  '{"check":"users","after":[1.5]}',
])("refuses the position %s", async (position) => {
  await expectError(await operate("POST", "verify", { shard: "DB", position }), 400, "bad_request");
});

it.for([
  '{"check":"users","after":[]}',
  '{"check":"users","after":["x","\'"]}',
  '{"check":"findings","after":["bZZ",1]}',
])("answers the position %s, which it has not returned", async (position) => {
  expect((await operate("POST", "verify", { shard: "DB", position })).status).toBe(200);
});

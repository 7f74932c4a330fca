import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openDatabase } from "../../../worker/database/client.ts";
import { compile, numberParameters } from "../../../worker/database/compile.ts";
import { organizationKey, uuidOf } from "../../../worker/database/keys.ts";
import { organizations, projects } from "../../../worker/database/tables.ts";
import { makeProject } from "../support/client.ts";
import { createTenant } from "../support/users.ts";
import { home } from "../support/home.ts";

const database = openDatabase(home.DB);

interface Values {
  orgId: string;
  slug: string | null;
}

const readProjects = compile((builder, { orgId, slug }: Values) => [
  builder
    .select({ slug: projects.slug, organization: organizationKey(orgId) })
    .from(projects)
    // What a statement may have been given is not what the types say: a null equals nothing.
    .where(sql`${projects.organizationId} = ${organizationKey(orgId)} and ${projects.slug} = ${slug}`),
  builder
    .select({ id: organizations.uuid })
    .from(organizations)
    .where(eq(organizations.uuid, sql`${uuidOf(orgId)}`)),
]);

it("binds each value once, and hides it where a column is compared with it", () => {
  const [one, other] = [sql.placeholder("one"), sql.placeholder("other")];
  const { text, params } = numberParameters({
    sql: `select ? from "a?" where b = ? and c is ? and d is not ? and e <= ? and f = '? = ?'`,
    params: [one, other, one, "value", other],
  });
  expect(text).toBe(
    `select ?1 from "a?" where b = likely(?2) and c is likely(?1) and d is not ?3 and e <= ?2 and f = '? = ?'`,
  );
  expect(params).toEqual([one, other, "value"]);
});

it("shortens the text where it means the same", () => {
  const { text } = numberParameters({
    sql: `\n  update "staged_findings"  set "some_name" = '  "some_name" '\n where "id" = "scans"."uuid" and "key" = "current_time" and "a ? b_c" = 1 `,
    params: [],
  });
  expect(text).toBe(
    `update "staged_findings" set some_name = '  "some_name" ' where id = scans.uuid and "key" = "current_time" and "a ? b_c" = 1`,
  );
});

it("binds a BLOB as hexadecimal digits, also where a column is compared with it", () => {
  const id = sql.param(sql.placeholder("id"), projects.uuid);
  const { text } = numberParameters({ sql: "select ? where uuid = ? or uuid is ?", params: [id, id, id] });
  expect(text).toBe("select unhex(?1) where uuid = unhex(?1) or uuid is unhex(?1)");
});

it("binds values apart that only look the same", () => {
  const [asBytes, asText] = [sql.param(sql.placeholder("id"), projects.uuid), sql.placeholder("id")];
  const { text, params } = numberParameters({
    sql: "select ?, ?, ?, ?, ?",
    params: [asBytes, asText, 1, "1", asBytes],
  });
  expect(text).toBe("select unhex(?1), ?2, ?3, ?4, unhex(?1)");
  expect(params).toEqual([asBytes, asText, 1, "1"]);
});

const read = (values: Values) => database.batch(readProjects(database, values));

it("finds the rows of the values, and none of another organization or a null", async () => {
  const [tenant, other] = [await createTenant(), await createTenant()];
  const { slug } = await makeProject(tenant);
  await makeProject(other);
  const [found, [organization]] = await read({ orgId: tenant.orgId, slug });
  expect(found).toEqual([{ slug, organization: expect.any(Number) }]);
  expect(organization).toEqual({ id: tenant.orgId });
  expect((await read({ orgId: crypto.randomUUID(), slug }))[0]).toEqual([]);
  expect((await read({ orgId: tenant.orgId, slug: null }))[0]).toEqual([]);
  expect((await read({ orgId: tenant.orgId, slug: "?1" }))[0]).toEqual([]);
});

const readWords = compile((builder, { one, other }: { one: unknown; other: unknown }) => [
  builder
    .select({
      text: sql<string>`'it''s = ? and "?"'`.as("text"),
      one: sql`${one}`.as("one"),
      other: sql`${other}`.as("other"),
      again: sql`${one}`.as("again"),
    })
    .from(sql`(select 1 as "?")`),
]);

it("takes no question mark of a string or a name for a parameter", async () => {
  const [rows] = await database.batch(readWords(database, { one: "first ?2", other: null }));
  expect(rows).toEqual([{ text: `it's = ? and "?"`, one: "first ?2", other: null, again: "first ?2" }]);
});

it("keeps values of different names apart, also where they are equal", async () => {
  const [rows] = await database.batch(readWords(database, { one: 1, other: 2 }));
  expect(rows).toMatchObject([{ one: 1, other: 2, again: 1 }]);
});

it("refuses values that lack a name of the statement", () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mistake
  expect(() => readWords(database, { one: 1 } as { one: unknown; other: unknown })).toThrow("other");
});

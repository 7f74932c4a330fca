import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { DrizzleQueryError, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { expect, it } from "vitest";
import { databaseErrorText, violatesForeignKey, violatesUnique } from "../../../worker/database/constraint.ts";
import { organizationKey } from "../../../worker/database/keys.ts";
import { projects } from "../../../worker/database/tables.ts";
import { answerError } from "../../../worker/http/error-handler.ts";
import { createRouter } from "../../../worker/http/router.ts";
import { expectError, makeProject } from "../support/client.ts";
import { createTenant } from "../support/users.ts";
import { home } from "../support/home.ts";

const row = (orgId: string, slug: string) => ({
  uuid: crypto.randomUUID(),
  organizationId: sql`ifnull(${organizationKey(orgId)}, 99)`,
  id: sql`(select ifnull(max(id), 0) + 1 from projects)`,
  slug,
  name: "UNIQUE constraint failed: projects.organization_id, projects.slug:",
  status: "active",
  defaultBranch: "main",
  createdAt: 0,
  updatedAt: 0,
});

async function failure(...rows: ReturnType<typeof row>[]): Promise<[unknown, unknown]> {
  const database = drizzle(home.DB);
  const insert = () => database.insert(projects).values(rows);
  const single = await insert().catch((error: unknown) => error);
  const batch = await database.batch([insert()]).catch((error: unknown) => error);
  return [single, batch];
}

it("recognizes a unique violation by its columns, from the database's words and not the user's", async () => {
  const { orgId } = await createTenant();
  for (const error of await failure(row(orgId, "same"), row(orgId, "same"))) {
    expect(violatesUnique(error, "projects.organization_id", "projects.slug")).toBe(true);
    expect(violatesUnique(error, "projects.organization_id")).toBe(false);
    expect(violatesForeignKey(error)).toBe(false);
  }
  for (const error of await failure(row("nobody", "spoofed"))) {
    expect(violatesUnique(error, "projects.organization_id", "projects.slug")).toBe(false);
    expect(violatesForeignKey(error)).toBe(true);
    expect(databaseErrorText(error)).not.toContain("spoofed");
  }
});

it("answers 404 when the parent was deleted after the caller was admitted", async () => {
  const router = createRouter();
  router.onError(answerError);
  router.get("/", async (c) => {
    await drizzle(c.env.DB).insert(projects).values(row("nobody", "late"));
    return c.text("inserted");
  });
  const response = await router.fetch(new Request("https://api.example/"), env, createExecutionContext());
  await expectError(response, 404, "not_found");
});

function answerOf(error: Error): Promise<Response> {
  const router = createRouter();
  router.onError(answerError);
  router.get("/", () => {
    throw error;
  });
  return Promise.resolve(router.fetch(new Request("https://api.example/"), env, createExecutionContext()));
}

it.each([
  "D1 DB is overloaded. Requests queued for too long.",
  "D1 DB is overloaded. Too many requests queued.",
  "D1 DB storage operation exceeded timeout which caused object to be reset.",
  "D1 DB exceeded its CPU time limit and was reset.",
  "D1 DB's isolate exceeded its memory limit and was reset.",
  "D1 DB reset because its code was updated.",
  "Internal error while starting up D1 DB storage caused object to be reset.",
  "Internal error in D1 DB storage caused object to be reset.",
  "Network connection lost.",
  "Cannot resolve D1 DB due to transient issue on remote node.",
])("answers 503 with Retry-After when D1 says %j, alone or of a statement", async (text) => {
  const error = new Error(`D1_ERROR: ${text}`, { cause: new Error(text) });
  for (const thrown of [error, new DrizzleQueryError("select 1", ["hunter2"], error)]) {
    const response = await answerOf(thrown);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await expectError(response, 503, "unavailable")).not.toContain("hunter2");
  }
});

it.each([
  "D1_ERROR: no such table: D1 DB is overloaded.: SQLITE_ERROR",
  "D1_ERROR: string or blob too big: SQLITE_TOOBIG",
  "Network connection lost.",
])("answers 500 when the fault is another: %j", async (text) => {
  expect((await answerOf(new Error(text))).headers.get("retry-after")).toBeNull();
  await expectError(await answerOf(new Error(text)), 500, "internal_error");
});

it("never shows or logs what an unknown error says", async () => {
  const tenant = await createTenant();
  await makeProject(tenant);
  const router = createRouter();
  router.onError(answerError);
  router.get("/", () => {
    throw new Error("password hunter2");
  });
  const response = await router.fetch(new Request("https://api.example/"), env, createExecutionContext());
  expect(await expectError(response, 500, "internal_error")).not.toContain("hunter2");
});

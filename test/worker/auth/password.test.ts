import { scryptSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { LoginResponse, MeResponse } from "../../../worker/auth/schemas.ts";
import { call, callWith, expectBody, expectError, PASSWORD, type Tenant } from "../support/client.ts";
import { createTenant, joinAs, logIn } from "../support/users.ts";
import { home } from "../support/home.ts";

const NEW_PASSWORD = "a wholly different phrase";

function change(tenant: Tenant, body: unknown): Promise<Response> {
  return call("POST", `/v1/orgs/${tenant.slug}/auth/password`, { token: tenant.token, body });
}

async function me(tenant: Tenant): Promise<number> {
  return (await call("GET", `/v1/orgs/${tenant.slug}/auth/me`, { token: tenant.token })).status;
}

function stored(tenant: Tenant): Promise<Record<string, unknown> | null> {
  return home.DB.prepare("select * from users where uuid = unhex(?, '-')").bind(tenant.userId).first();
}

/** A database that lets something happen between its first answer and whoever asked. */
function afterFirstRead(database: D1Database, happen: () => Promise<void>): D1Database {
  let happened = false;
  function wrap<T extends object>(target: T): T {
    return new Proxy(target, {
      get(_, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        if (name === "prepare" || name === "bind") return (...values: unknown[]) => wrap(member.apply(target, values));
        return async (...values: unknown[]) => {
          const result: unknown = await member.apply(target, values);
          if (!happened) {
            happened = true;
            await happen();
          }
          return result;
        };
      },
    });
  }
  return wrap(database);
}

describe("changing one's password", () => {
  it("revokes the tokens from before and the old password, and those of no other user", async () => {
    const tenant = await createTenant();
    const colleague = await joinAs(tenant, "member");
    const second = await logIn(tenant.slug, tenant.email);
    const response = await change(tenant, { current_password: PASSWORD, new_password: NEW_PASSWORD });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    expect([await me(tenant), await me(second), await me(colleague)]).toEqual([401, 401, 200]);
    const path = `/v1/orgs/${tenant.slug}/auth/login`;
    const old = await call("POST", path, { body: { email: tenant.email, password: PASSWORD } });
    await expectError(old, 401, "invalid_credentials");
    expect(await me(await logIn(tenant.slug, tenant.email, NEW_PASSWORD))).toBe(200);
    await logIn(tenant.slug, colleague.email);
  });

  it("lets a token of a login right after work, again and again", async () => {
    let tenant = await createTenant();
    for (let n = 0; n < 5; n += 1) {
      const [current, next] = n % 2 === 0 ? [PASSWORD, NEW_PASSWORD] : [NEW_PASSWORD, PASSWORD];
      expect((await change(tenant, { current_password: current, new_password: next })).status).toBe(204);
      const after = await logIn(tenant.slug, tenant.email, next);
      expect([await me(tenant), await me(after)]).toEqual([401, 200]);
      tenant = after;
    }
  });

  it("moves updated_at", async () => {
    const tenant = await createTenant();
    await change(tenant, { current_password: PASSWORD, new_password: NEW_PASSWORD });
    const { slug, token } = await logIn(tenant.slug, tenant.email, NEW_PASSWORD);
    const { user } = await expectBody(await call("GET", `/v1/orgs/${slug}/auth/me`, { token }), 200, MeResponse);
    expect(Date.parse(user.updated_at)).toBeGreaterThan(Date.parse(user.created_at));
  });

  it("is for members too", async () => {
    const member = await joinAs(await createTenant(), "member");
    expect((await change(member, { current_password: PASSWORD, new_password: NEW_PASSWORD })).status).toBe(204);
  });

  it("lets one of four simultaneous changes through, whose password it then is", async () => {
    const tenant = await createTenant();
    const passwords = Array.from({ length: 4 }, (_, n) => `${NEW_PASSWORD} ${n}`);
    const responses = await Promise.all(
      passwords.map((password) => change(tenant, { current_password: PASSWORD, new_password: password })),
    );
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(3);
    const winner = responses.findIndex(({ status }) => status === 204);
    await logIn(tenant.slug, tenant.email, passwords[winner]);
  });

  it("leaves no token to a login that has read the old password when it changes", async () => {
    const tenant = await createTenant();
    const DB = afterFirstRead(home.DB, async () => {
      expect((await change(tenant, { current_password: PASSWORD, new_password: NEW_PASSWORD })).status).toBe(204);
    });
    const body = { email: tenant.email, password: PASSWORD };
    const answer = await callWith({ [home.shard]: DB }, "POST", `/v1/orgs/${tenant.slug}/auth/login`, { body });
    const { token } = await expectBody(answer, 200, LoginResponse);
    expect(await me({ ...tenant, token })).toBe(401);
    expect(await me(await logIn(tenant.slug, tenant.email, NEW_PASSWORD))).toBe(200);
  });

  it("lets logins in even if the clock of the database is ahead", async () => {
    const tenant = await createTenant();
    const update = "update users set password_changed_at = ? where uuid = unhex(?, '-')";
    await home.DB.prepare(update)
      .bind(Date.now() + 5_000, tenant.userId)
      .run();
    expect([await me(tenant), await me(await logIn(tenant.slug, tenant.email))]).toEqual([401, 200]);
  });

  it("refuses a wrong current password and changes nothing", async () => {
    const [tenant, other] = [await createTenant(), await createTenant()];
    await change(other, { current_password: PASSWORD, new_password: NEW_PASSWORD });
    const before = await stored(tenant);
    for (const wrong of ["wrong password", PASSWORD.toUpperCase(), `${PASSWORD} `, NEW_PASSWORD, tenant.email]) {
      const response = await change(tenant, { current_password: wrong, new_password: "something else" });
      await expectError(response, 401, "invalid_credentials");
    }
    expect(await stored(tenant)).toEqual(before);
    expect(await me(tenant)).toBe(200);
  });

  it.for([
    [{ new_password: "short" }, /new_password/],
    [{ new_password: "x".repeat(257) }, /new_password/],
    [{ new_password: "null\0null\0" }, /new_password/],
    [{ new_password: null }, /new_password/],
    [{ new_password: undefined }, /new_password/],
    [{ current_password: undefined }, /current_password/],
    [{ current_password: null }, /current_password/],
    [{ current_password: "" }, /current_password/],
    [{ current_password: 12_345_678 }, /current_password/],
    [{ current_password: "x".repeat(257) }, /current_password/],
    [{ current_password: [], new_password: {} }, /current_password.*new_password/],
    // Even with a wrong current password: the body comes first.
    [{ current_password: "wrong password", new_password: "short" }, /new_password/],
  ] as const)("refuses %j and changes nothing", async ([body, rule]) => {
    const tenant = await createTenant();
    const before = await stored(tenant);
    const response = await change(tenant, { current_password: PASSWORD, new_password: NEW_PASSWORD, ...body });
    expect(await expectError(response, 400, "bad_request")).toMatch(rule);
    expect(await stored(tenant)).toEqual(before);
    expect(await me(tenant)).toBe(200);
  });

  it("refuses one's own email and the organization's slug, whatever the case", async () => {
    const tenant = await createTenant();
    for (const weak of [tenant.email, tenant.email.toUpperCase(), tenant.slug, tenant.slug.toUpperCase()]) {
      const response = await change(tenant, { current_password: PASSWORD, new_password: weak });
      expect(await expectError(response, 400, "bad_request")).toMatch(/^new_password: /);
    }
    expect(await me(tenant)).toBe(200);
  });

  it("stores neither password", async () => {
    const tenant = await createTenant();
    await change(tenant, { current_password: PASSWORD, new_password: NEW_PASSWORD });
    const row = JSON.stringify(await stored(tenant));
    expect(row).not.toContain(PASSWORD);
    expect(row).not.toContain(NEW_PASSWORD);
  });
});

function encode(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}

/** Gives the user's password a hash of other parameters. */
async function weaken(tenant: Tenant): Promise<string> {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 10, r: 8, p: 1 });
  const hash = `$scrypt$ln=10,r=8,p=1$${encode(salt)}$${encode(key)}`;
  await home.DB.prepare("update users set password_hash = ? where uuid = unhex(?, '-')")
    .bind(hash, tenant.userId)
    .run();
  return hash;
}

describe("a password hashed with other parameters", () => {
  it("is hashed anew at login, and the tokens from before stay good", async () => {
    const tenant = await createTenant();
    await weaken(tenant);
    const after = await logIn(tenant.slug, tenant.email);
    expect((await stored(tenant))?.["password_hash"]).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
    expect([await me(tenant), await me(after)]).toEqual([200, 200]);
    const rehashed = await stored(tenant);
    await logIn(tenant.slug, tenant.email);
    expect(await stored(tenant)).toEqual(rehashed);
  });

  it("stays as it is after a wrong password or in an account that is not active", async () => {
    const tenant = await createTenant();
    const hash = await weaken(tenant);
    const path = `/v1/orgs/${tenant.slug}/auth/login`;
    const wrong = await call("POST", path, { body: { email: tenant.email, password: NEW_PASSWORD } });
    await expectError(wrong, 401, "invalid_credentials");
    await home.DB.prepare("update users set status = 'suspended' where uuid = unhex(?, '-')").bind(tenant.userId).run();
    const inactive = await call("POST", path, { body: { email: tenant.email, password: PASSWORD } });
    await expectError(inactive, 403, "account_inactive");
    expect((await stored(tenant))?.["password_hash"]).toBe(hash);
  });
});

import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { User } from "../../../worker/users/schemas.ts";
import { call, expectBody, expectError, PASSWORD, type Tenant } from "../support/client.ts";
import { createTenant, joinAs, logIn, makeUser } from "../support/users.ts";
import { newPrefix, numbered, organizationBy } from "../support/rows.ts";
import { home } from "../support/home.ts";

const usersPath = (tenant: Tenant, id?: string) => `/v1/orgs/${tenant.slug}/users${id === undefined ? "" : `/${id}`}`;

function patch(caller: Tenant, id: string, body: unknown): Promise<Response> {
  return call("PATCH", usersPath(caller, id), { token: caller.token, body });
}

function remove(caller: Tenant, id: string): Promise<Response> {
  return call("DELETE", usersPath(caller, id), { token: caller.token });
}

async function getUser(caller: Tenant, id: string): Promise<User> {
  return expectBody(await call("GET", usersPath(caller, id), { token: caller.token }), 200, User);
}

async function listUsers(caller: Tenant): Promise<User[]> {
  return expectBody(await call("GET", usersPath(caller), { token: caller.token }), 200, z.array(User));
}

/** What the database holds, secrets included. */
async function rows(tenant: Tenant): Promise<unknown> {
  const query = home.DB.prepare(
    "select * from users where organization_id = (select id from organizations where uuid = unhex(?, '-')) order by id",
  ).bind(tenant.orgId);
  return (await query.all()).results;
}

async function activeAdmins(tenant: Tenant): Promise<number | null> {
  const query =
    "select count(*) n from users where organization_id = (select id from organizations where uuid = unhex(?, '-')) and role = 'admin' and status = 'active'";
  return home.DB.prepare(query).bind(tenant.orgId).first<number>("n");
}

const statuses = (responses: Response[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b);

describe("creating a user", () => {
  it("makes an active member who can log in and sees the others", async () => {
    const tenant = await createTenant();
    const user = await makeUser(tenant, { email: "Grace@Acme.example", role: null });
    expect(user).toMatchObject({ org_id: tenant.orgId, email: "Grace@Acme.example", role: "member", status: "active" });
    expect(user.updated_at).toBe(user.created_at);
    const member = await logIn(tenant.slug, "grace@acme.example");
    expect(await getUser(member, user.id)).toEqual(user);
    expect((await listUsers(member)).map(({ id }) => id).toSorted()).toEqual([tenant.userId, user.id].toSorted());
  });

  it.for(["admin", "member", "owner", "x".repeat(50)])("keeps the role %s", async (role) => {
    const tenant = await createTenant();
    expect((await makeUser(tenant, { role })).role).toBe(role);
  });

  it("gives one of twelve simultaneous creations the email, in each organization", async () => {
    const [one, two] = [await createTenant(), await createTenant()];
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => {
        const email = n % 2 === 0 ? "same@acme.example" : "SAME@acme.example";
        return call("POST", usersPath(one), { token: one.token, body: { email, password: PASSWORD } });
      }),
    );
    expect(statuses(responses)).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
    expect(await listUsers(one)).toHaveLength(2);
    await makeUser(two, { email: "same@acme.example" });
  });

  it("names the field of a taken email, whatever its case, and not the other user", async () => {
    const tenant = await createTenant();
    const body = { email: tenant.email.toUpperCase(), password: PASSWORD };
    const response = await call("POST", usersPath(tenant), { token: tenant.token, body });
    const message = await expectError(response, 409, "conflict");
    expect(message).toMatch(/^email: /);
    expect(message).not.toContain(tenant.userId);
    expect(await listUsers(tenant)).toHaveLength(1);
  });

  it.for([
    [{ email: undefined }, /email/],
    [{ email: null }, /email/],
    [{ email: "nobody" }, /email/],
    [{ email: "a b@c.example" }, /email/],
    [{ email: `${"x".repeat(250)}@c.example` }, /email/],
    [{ email: "a\0@c.example" }, /email/],
    [{ email: ["a@c.example"] }, /email/],
    [{ password: undefined }, /password/],
    [{ password: null }, /password/],
    [{ password: "short" }, /password/],
    [{ password: "x".repeat(257) }, /password/],
    [{ password: "NEW@acme.example" }, /password: .*email/],
    [{ role: "x".repeat(51) }, /role/],
    [{ role: 1 }, /role/],
    [{ role: ["admin"] }, /role/],
    [{ role: "\uD800" }, /role/],
    [{ email: 1, password: 2, role: 3 }, /email.*password.*role/],
  ] as const)("refuses %j, names the field and leaves no row", async ([change, rule]) => {
    const tenant = await createTenant();
    const body = { email: "new@acme.example", password: PASSWORD, ...change };
    const response = await call("POST", usersPath(tenant), { token: tenant.token, body });
    expect(await expectError(response, 400, "bad_request")).toMatch(rule);
    expect(await listUsers(tenant)).toHaveLength(1);
  });

  it("refuses the organization's slug as a password", async () => {
    const tenant = await createTenant();
    const body = { email: "new@acme.example", password: tenant.slug.toUpperCase() };
    const response = await call("POST", usersPath(tenant), { token: tenant.token, body });
    expect(await expectError(response, 400, "bad_request")).toMatch(/^password: .*slug/);
  });

  it("ignores fields that are not a client's to set", async () => {
    const tenant = await createTenant();
    const foreign = { id: "x", org_id: "y", status: "suspended", password_hash: "z", created_at: "1970" };
    expect(await makeUser(tenant, foreign)).toMatchObject({ org_id: tenant.orgId, status: "active" });
  });
});

it("lists users in order of creation, whole, beyond a page", async () => {
  const tenant = await createTenant();
  const prefix = newPrefix();
  const ids = Array.from({ length: 1_100 }, (_, n) => numbered(prefix, n));
  await home.DB.prepare(
    `insert into users select ${organizationBy("?1")}, key + 100, unhex(value, '-'), value, value, 'h', 0, 'member',
       'active', 0, 0, null, 0 from json_each(?2)`,
  )
    .bind(tenant.orgId, JSON.stringify(ids))
    .run();
  expect((await listUsers(tenant)).map(({ id }) => id)).toEqual([...ids, tenant.userId].toSorted());
});

describe("changing a user", () => {
  it("changes what is given and moves updated_at each time", async () => {
    const tenant = await createTenant();
    const user = await makeUser(tenant);
    let before = user;
    const changes = [{ email: "New@Acme.example" }, { role: "admin" }, { status: "suspended" }, { role: "member" }];
    for (const change of changes) {
      const after = await expectBody(await patch(tenant, user.id, change), 200, User);
      expect(after).toEqual({ ...before, ...change, updated_at: after.updated_at });
      expect(after.updated_at > before.updated_at).toBe(true);
      before = after;
    }
    expect(await getUser(tenant, user.id)).toEqual(before);
    await patch(tenant, user.id, { status: "active" });
    await logIn(tenant.slug, "NEW@acme.example");
  });

  it.for([{}, { email: null, role: null, status: null }, { id: "x", org_id: "y", password: "a new password" }])(
    "leaves everything as it is for %j",
    async (body) => {
      const tenant = await createTenant();
      const user = await makeUser(tenant);
      const after = await expectBody(await patch(tenant, user.id, body), 200, User);
      expect(after).toEqual({ ...user, updated_at: after.updated_at });
      await logIn(tenant.slug, user.email);
    },
  );

  it("refuses an email that is taken, whatever its case, and changes nothing with it", async () => {
    const tenant = await createTenant();
    const user = await makeUser(tenant);
    const response = await patch(tenant, user.id, { email: tenant.email.toUpperCase(), role: "admin" });
    expect(await expectError(response, 409, "conflict")).toMatch(/^email: /);
    expect(await getUser(tenant, user.id)).toEqual(user);
    await expectBody(await patch(tenant, user.id, { email: user.email.toUpperCase() }), 200, User);
  });

  it.for([
    [{ email: "nobody" }, /email/],
    [{ email: "" }, /email/],
    [{ role: "" }, /role/],
    [{ role: "x".repeat(51) }, /role/],
    [{ role: true }, /role/],
    [{ status: "x".repeat(51) }, /status/],
    [{ status: "a\0b" }, /status/],
    [{ status: {} }, /status/],
    [{ email: 1, role: 2, status: 3 }, /email.*role.*status/],
  ] as const)("refuses %j and changes nothing", async ([body, rule]) => {
    const tenant = await createTenant();
    const user = await makeUser(tenant);
    expect(await expectError(await patch(tenant, user.id, body), 400, "bad_request")).toMatch(rule);
    expect(await getUser(tenant, user.id)).toEqual(user);
  });

  it("takes effect at the user's next request", async () => {
    const tenant = await createTenant();
    const admin = await joinAs(tenant, "admin");
    await makeUser(admin);
    await expectBody(await patch(tenant, admin.userId, { role: "member" }), 200, User);
    await expectError(await patch(admin, admin.userId, { role: "admin" }), 403, "forbidden");
    await listUsers(admin);
    await expectBody(await patch(tenant, admin.userId, { status: "suspended" }), 200, User);
    await expectError(await call("GET", usersPath(admin), { token: admin.token }), 401, "unauthorized");
  });
});

describe("deleting a user", () => {
  it("ends the user's tokens and frees the email", async () => {
    const tenant = await createTenant();
    const member = await joinAs(tenant, "member");
    const response = await remove(tenant, member.userId);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    await expectError(await call("GET", usersPath(member), { token: member.token }), 401, "unauthorized");
    await expectError(await remove(tenant, member.userId), 404, "not_found");
    await expectError(await call("GET", usersPath(tenant, member.userId), { token: tenant.token }), 404, "not_found");
    await makeUser(tenant, { email: member.email });
  });
});

describe("a member", () => {
  it.for(["member", "owner", "Admin"])("may not change users: %s", async (role) => {
    const tenant = await createTenant();
    const member = await joinAs(tenant, role);
    const before = await rows(tenant);
    const body = { email: "new@acme.example", password: PASSWORD, role: "admin" };
    await expectError(await call("POST", usersPath(member), { token: member.token, body }), 403, "forbidden");
    await expectError(await patch(member, member.userId, { role: "admin" }), 403, "forbidden");
    await expectError(await patch(member, tenant.userId, { role: "member" }), 403, "forbidden");
    await expectError(await patch(member, member.userId, {}), 403, "forbidden");
    await expectError(await remove(member, tenant.userId), 403, "forbidden");
    await expectError(await remove(member, member.userId), 403, "forbidden");
    // Before the body is looked at, and before the user is.
    await expectError(await patch(member, crypto.randomUUID(), { role: 1 }), 403, "forbidden");
    expect(await rows(tenant)).toEqual(before);
    expect(await activeAdmins(tenant)).toBe(1);
  });
});

describe("the last active admin", () => {
  it.for([{ role: "member" }, { role: "Admin" }, { status: "inactive" }, { role: "owner", status: "active" }])(
    "cannot be changed by %j",
    async (body) => {
      const tenant = await createTenant();
      // Neither a member, nor an inactive admin, nor another organization's admin counts.
      await joinAs(tenant, "member");
      const inactive = await makeUser(tenant, { role: "admin" });
      await expectBody(await patch(tenant, inactive.id, { status: "inactive" }), 200, User);
      const before = await getUser(tenant, tenant.userId);
      const message = await expectError(await patch(tenant, tenant.userId, body), 409, "conflict");
      expect(message).toContain("last active admin");
      await expectError(await patch(tenant, tenant.userId, { ...body, email: "new@acme.example" }), 409, "conflict");
      expect(await getUser(tenant, tenant.userId)).toEqual(before);
    },
  );

  it("cannot be deleted, and may still be renamed and confirmed", async () => {
    const tenant = await createTenant();
    await makeUser(tenant);
    await expectError(await remove(tenant, tenant.userId), 409, "conflict");
    const body = { email: "new@acme.example", role: "admin", status: "active" };
    await expectBody(await patch(tenant, tenant.userId, body), 200, User);
    expect(await activeAdmins(tenant)).toBe(1);
  });

  it.for([{ role: "member" }, { status: "inactive" }, undefined])(
    "is not the caller as long as there is another: %j",
    async (body) => {
      const tenant = await createTenant();
      await makeUser(tenant, { role: "admin" });
      const own = tenant.userId;
      expect((await (body ? patch(tenant, own, body) : remove(tenant, own))).status).toBe(body ? 200 : 204);
      expect(await activeAdmins(tenant)).toBe(1);
    },
  );

  const waysOut: ((caller: Tenant, id: string) => Promise<Response>)[] = [
    (caller, id) => patch(caller, id, { role: "member" }),
    (caller, id) => patch(caller, id, { status: "inactive" }),
    remove,
  ];

  it.for(waysOut.flatMap((one) => waysOut.map((other) => [one, other] as const)))(
    "remains when two admins remove each other, or themselves, at once (%#)",
    async ([one, other]) => {
      const tenant = await createTenant();
      const second = await joinAs(tenant, "admin");
      const crosswise = await Promise.all([one(tenant, second.userId), other(second, tenant.userId)]);
      expect(await activeAdmins(tenant)).toBe(1);
      expect(crosswise.filter(({ ok }) => ok)).toHaveLength(1);
      const loser = crosswise.find(({ ok }) => !ok);
      expect([401, 403, 409]).toContain(loser?.status);
    },
  );

  it("remains when six admins step down at once", async () => {
    const tenant = await createTenant();
    const admins = [tenant];
    for (let n = 0; n < 5; n += 1) admins.push(await joinAs(tenant, "admin"));
    const responses = await Promise.all(admins.map((admin) => patch(admin, admin.userId, { role: "member" })));
    expect(statuses(responses)).toEqual([200, 200, 200, 200, 200, 409]);
    expect(await activeAdmins(tenant)).toBe(1);
  });
});

it("does not find another organization's users, nor ids that are none", async () => {
  const [one, other] = [await createTenant(), await createTenant()];
  const before = await rows(other);
  for (const id of [other.userId, crypto.randomUUID(), "1", "%00", "not-a-uuid", "'; drop table users; --"]) {
    const path = usersPath(one, encodeURIComponent(id));
    await expectError(await call("GET", path, { token: one.token }), 404, "not_found");
    await expectError(await call("PATCH", path, { token: one.token, body: { role: "member" } }), 404, "not_found");
    await expectError(await call("DELETE", path, { token: one.token }), 404, "not_found");
  }
  expect(await rows(other)).toEqual(before);
});

it("shows no password and no hash", async () => {
  const tenant = await createTenant();
  const password = `password-${crypto.randomUUID()}`;
  const user = await makeUser(tenant, { password });
  for (const path of [usersPath(tenant), usersPath(tenant, user.id)]) {
    const text = await (await call("GET", path, { token: tenant.token })).text();
    expect(text).not.toMatch(/password|scrypt/);
  }
  const row = await home.DB.prepare("select * from users where uuid = unhex(?, '-')").bind(user.id).first();
  expect(JSON.stringify(row)).not.toContain(password);
});

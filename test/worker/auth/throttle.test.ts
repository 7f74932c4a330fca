import crypto from "node:crypto";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LoginResponse } from "../../../worker/auth/schemas.ts";
import { GuessLimit } from "../../../worker/auth/throttle.ts";
import { call, callWith, expectBody, expectError, PASSWORD, signUp } from "../support/client.ts";
import { createTenant } from "../support/users.ts";

/** The binding of production, with a limit of three. */
const limited = { LOGIN_RATE_LIMIT: env.TEST_RATE_LIMIT };

const from = (address: string) => ({ headers: { "cf-connecting-ip": address } });

const guess = (slug: string, email: string, address: string) =>
  callWith(limited, "POST", `/v1/orgs/${slug}/auth/login`, {
    body: { email, password: "wrong password" },
    ...from(address),
  });

const registerFrom = (address: string) =>
  callWith(limited, "POST", "/v1/auth/register", { body: {}, ...from(address) });

const LIMIT = 3;

/** Tries until refused: a login at the second failure over the limit. Should the limit's minute end in between, twice the limit passes. */
async function expectRefusalAfterLimit(attempt: (n: number) => Promise<Response>): Promise<Response> {
  for (let n = 1; n <= 2 * LIMIT + 2; n += 1) {
    const response = await attempt(n);
    if (response.status !== 429) continue;
    expect(n).toBeGreaterThan(LIMIT);
    return response;
  }
  throw new Error("was never refused");
}

describe("a limit on login, where one is bound,", () => {
  it("counts the tries of an address, whatever they are at", async () => {
    const { slug } = await signUp();
    const refused = await expectRefusalAfterLimit((n) => guess(slug, `user-${n}@b.example`, "192.0.2.1"));
    expect(refused.headers.get("retry-after")).toMatch(/^(60|[1-5]?\d)$/);
    await expectError(refused, 429, "rate_limited");
    await expectError(await guess(slug, "user@b.example", "192.0.2.2"), 401, "invalid_credentials");
  });

  it("counts wrong passwords alone: right ones pass, however many", async () => {
    const { slug, email } = await createTenant();
    const body = { email, password: PASSWORD };
    const logIn = () => callWith(limited, "POST", `/v1/orgs/${slug}/auth/login`, { body, ...from("192.0.2.7") });
    for (let n = 1; n <= 2 * LIMIT + 2; n += 1) await expectBody(await logIn(), 200, LoginResponse);
  });

  it("does not lock out the owner of an account that others guess at, each from their own network", async () => {
    const { slug, email } = await createTenant();
    for (let n = 1; n <= 2 * LIMIT + 2; n += 1) {
      await expectError(await guess(slug, email, `198.51.100.${n}`), 401, "invalid_credentials");
    }
    const body = { email, password: PASSWORD };
    const owner = await callWith(limited, "POST", `/v1/orgs/${slug}/auth/login`, { body, ...from("192.0.2.8") });
    await expectBody(owner, 200, LoginResponse);
  });

  it("counts a /64 as one network", async () => {
    const { slug } = await createTenant();
    const refused = await expectRefusalAfterLimit((n) => guess(slug, `user-${n}@b.example`, `2001:db8:1:2:${n}::1`));
    await expectError(refused, 429, "rate_limited");
    await expectError(await guess(slug, "user@b.example", "2001:db8:1:3::1"), 401, "invalid_credentials");
  });

  it("counts the users that are created from a network", async () => {
    const { slug, token } = await createTenant();
    const create = () => callWith(limited, "POST", `/v1/orgs/${slug}/users`, { token, body: {}, ...from("192.0.2.9") });
    await expectError(await expectRefusalAfterLimit(create), 429, "rate_limited");
  });

  it("counts sign-ups on their own", async () => {
    await expectError(await expectRefusalAfterLimit(() => registerFrom("192.0.2.1")), 429, "rate_limited");
  });
});

describe("without a binding, wrong passwords for one account from one network", () => {
  const ALLOWED = 100;
  const ADDRESS = "203.0.113.7";
  const logIn = (slug: string, email: string, password = PASSWORD, address = ADDRESS) =>
    callWith({}, "POST", `/v1/orgs/${slug}/auth/login`, { body: { email, password }, ...from(address) });

  /** As many wrong passwords as it takes to leave so many. */
  async function leave(left: number, account: string, address = ADDRESS): Promise<void> {
    const guesses = new GuessLimit(env, new Headers(from(address).headers), account);
    for (let n = left; n < ALLOWED; n += 1) await guesses.countFailure();
  }

  it("are limited at login, where even the right one is refused then, without any work", async () => {
    const { slug, email } = await createTenant();
    await leave(1, `${slug}:${email}`);
    await expectError(await logIn(slug, email.toUpperCase(), "wrong password"), 401, "invalid_credentials");
    const derived = vi.spyOn(crypto, "scrypt");
    const refused = await logIn(slug, email);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(600);
    await expectError(refused, 429, "rate_limited");
    expect(derived).not.toHaveBeenCalled();
    derived.mockRestore();
  });

  it("lock out neither the owner elsewhere, nor others of that network", async () => {
    const [{ slug, email }, other] = [await createTenant(), await createTenant()];
    await leave(0, `${slug}:${email}`, "2001:db8:9:9::1");
    await expectError(await logIn(slug, email, PASSWORD, "2001:db8:9:9:ffff::2"), 429, "rate_limited");
    await expectBody(await logIn(slug, email, PASSWORD, "2001:db8:9:a::1"), 200, LoginResponse);
    await expectBody(await logIn(slug, email, PASSWORD, "203.0.113.8"), 200, LoginResponse);
    await expectBody(await logIn(other.slug, other.email, PASSWORD, "2001:db8:9:9::1"), 200, LoginResponse);
  });

  it("are not more for being sent at once", async () => {
    const { slug, email } = await createTenant();
    await leave(2, `${slug}:${email}`);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => logIn(slug, email, `wrong password ${n}`)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([401, 401, 429, 429, 429, 429]);
  });

  it("are limited as taken emails are, of the admin who creates users", async () => {
    const [tenant, other] = [await createTenant(), await createTenant()];
    await leave(1, `create-user:${tenant.userId}`);
    const create = ({ slug, token }: typeof tenant, email: string) =>
      callWith({}, "POST", `/v1/orgs/${slug}/users`, { token, body: { email, password: PASSWORD }, ...from(ADDRESS) });
    await expectError(await create(tenant, tenant.email), 409, "conflict");
    await expectError(await create(tenant, "new@b.example"), 429, "rate_limited");
    await expectError(await create(other, other.email), 409, "conflict");
  });

  it("are limited as the current password too, by the account of the token", async () => {
    const [tenant, other] = [await createTenant(), await createTenant()];
    await leave(1, tenant.userId);
    const change = ({ slug, token }: typeof tenant, current: string, address = ADDRESS) => {
      const body = { current_password: current, new_password: "a wholly different phrase" };
      return callWith({}, "POST", `/v1/orgs/${slug}/auth/password`, { token, body, ...from(address) });
    };
    await expectError(await change(tenant, "wrong password"), 401, "invalid_credentials");
    await expectError(await change(tenant, PASSWORD), 429, "rate_limited");
    expect((await change(other, PASSWORD)).status).toBe(204);
    expect((await change(tenant, PASSWORD, "203.0.113.8")).status).toBe(204);
  });
});

it("sixteen logins at once leave room for other requests between them", async () => {
  const { slug, email } = await createTenant();
  const ended: string[] = [];
  const logins = Array.from({ length: 16 }, async (_, n) => {
    const body = { email, password: "wrong password" };
    const { status } = await call("POST", `/v1/orgs/${slug}/auth/login`, { body, ...from(`192.0.2.${100 + (n % 4)}`) });
    ended.push(`login ${status}`);
  });
  for (let n = 0; n < 4; n += 1) {
    expect((await call("GET", "/healthz")).status).toBe(200);
    ended.push("health");
  }
  await Promise.all(logins);
  expect(ended.slice(0, 8).filter((what) => what === "health")).toHaveLength(4);
  expect(ended.filter((what) => what === "login 401")).toHaveLength(16);
});

/** @returns the network, if its passwords are checked slowly after so many more failures. */
async function failFrom(address: string, count: number): Promise<string | undefined> {
  const { headers } = from(address);
  for (let n = 0; n < count; n += 1) await new GuessLimit(env, new Headers(headers), `account ${n}`).countFailure();
  return new GuessLimit(env, new Headers(headers), "account").slowedNetwork();
}

describe("wrong passwords from one network, each for another account,", () => {
  it("slow the checks for that network from the tenth on, and for no other", async () => {
    expect(await failFrom("203.0.113.50", 9)).toBeUndefined();
    expect(await failFrom("203.0.113.50", 1)).toBe("203.0.113.50");
    expect(await failFrom("203.0.113.51", 0)).toBeUndefined();
    expect(await failFrom("2001:db8:7:7::1", 10)).toBe("2001:db8:7:7::/64");
    expect(await failFrom("2001:db8:7:7:ffff::2", 0)).toBe("2001:db8:7:7::/64");
  });

  it("refuse nobody: the right password is accepted from there, and from elsewhere", async () => {
    const { slug, email } = await createTenant();
    await failFrom("203.0.113.52", 20);
    for (const address of ["203.0.113.52", "203.0.113.53"]) {
      const body = { email, password: PASSWORD };
      const response = await callWith({}, "POST", `/v1/orgs/${slug}/auth/login`, { body, ...from(address) });
      await expectBody(response, 200, LoginResponse);
    }
  });
});

it("without a binding what costs no hash is not limited", async () => {
  const tenant = await signUp();
  const body = { email: tenant.email, password: "" };
  for (let n = 0; n < 50; n += 1) {
    await expectError(await call("POST", `/v1/orgs/${tenant.slug}/auth/login`, { body }), 400, "bad_request");
  }
});

describe("the work of a login", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("is the same for an unknown email, a wrong password and a right one", async () => {
    const tenant = await signUp();
    const derived = vi.spyOn(crypto, "scrypt");
    const path = `/v1/orgs/${tenant.slug}/auth/login`;
    const work: unknown[] = [];
    for (const body of [
      { email: "nobody@acme.example", password: PASSWORD },
      { email: tenant.email, password: "a wrong password" },
      { email: tenant.email, password: PASSWORD },
    ]) {
      await call("POST", path, { body });
      work.push(derived.mock.calls.map(([, , length, cost]) => ({ length, cost })));
      derived.mockClear();
    }
    expect(work[0]).toHaveLength(1);
    expect(work[0]).toMatchObject([{ length: 32, cost: { N: 16_384, r: 8, p: 5 } }]);
    expect(work[1]).toEqual(work[0]);
    expect(work[2]).toEqual(work[0]);
  });
});

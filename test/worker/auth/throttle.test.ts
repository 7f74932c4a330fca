import crypto from "node:crypto";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { call, callWith, expectError, PASSWORD, signUp } from "../support/client.ts";

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

/** Tries until refused. Should the limit's minute end in between, twice the limit passes. */
async function expectRefusalAfterLimit(attempt: (n: number) => Promise<Response>): Promise<Response> {
  for (let n = 1; n <= 2 * LIMIT + 1; n += 1) {
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
    expect(refused.headers.get("retry-after")).toBe("60");
    await expectError(refused, 429, "rate_limited");
    await expectError(await guess(slug, "user@b.example", "192.0.2.2"), 401, "invalid_credentials");
  });

  it("counts the attempts at an account, from every network, case-insensitively", async () => {
    const [{ slug, email }, other] = [await signUp(), await signUp()];
    const refused = await expectRefusalAfterLimit((n) =>
      guess(slug, n % 2 === 0 ? email.toUpperCase() : email, `198.51.100.${n}`),
    );
    await expectError(refused, 429, "rate_limited");
    await expectError(await guess(other.slug, email, "198.51.100.99"), 401, "invalid_credentials");
  });

  it("counts sign-ups on their own", async () => {
    await expectError(await expectRefusalAfterLimit(() => registerFrom("192.0.2.1")), 429, "rate_limited");
  });
});

it("without a binding nothing is limited", async () => {
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

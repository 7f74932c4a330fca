import { env } from "cloudflare:workers";
import { afterEach, expect, it, vi } from "vitest";
import { issueSessionToken, issueRunnerToken, verifySessionToken } from "../../../worker/auth/tokens.ts";
import { settingsOf } from "../../../worker/settings.ts";

const identity = {
  user: { id: crypto.randomUUID(), role: "admin" },
  organization: { id: crypto.randomUUID(), slug: "acme" },
  shard: "DB",
};
const DAY_MS = 24 * 60 * 60 * 1_000;

afterEach(() => {
  vi.useRealTimers();
});

it("refuses a token that it has let in before once the token has expired", async () => {
  const settings = settingsOf(env);
  const { token, expiresAtMs } = await issueSessionToken(settings, identity);
  expect(expiresAtMs).toBeLessThanOrEqual(Date.now() + DAY_MS);
  for (let n = 0; n < 2; n += 1) {
    expect(await verifySessionToken(settings, token)).toMatchObject({
      sub: identity.user.id,
      org: "acme",
      shard: "DB",
    });
  }
  vi.useFakeTimers({ toFake: ["Date"], now: expiresAtMs - 1 });
  expect(await verifySessionToken(settings, token)).toBeDefined();
  vi.setSystemTime(expiresAtMs);
  expect(await verifySessionToken(settings, token)).toBeUndefined();
});

it("refuses a token that it has let in before once its secret is gone", async () => {
  const { token } = await issueSessionToken(settingsOf(env), identity);
  expect(await verifySessionToken(settingsOf(env), token)).toBeDefined();
  const rotated = settingsOf({ ...env, JWT_SECRETS: "s".repeat(32) });
  expect(await verifySessionToken(rotated, token)).toBeUndefined();
});

it("keeps what it has let in apart from what is like it", async () => {
  const settings = settingsOf(env);
  const { token } = await issueSessionToken(settings, identity);
  expect(await verifySessionToken(settings, token)).toBeDefined();
  expect(await verifySessionToken(settings, `${token}x`)).toBeUndefined();
  expect(await verifySessionToken(settings, token.slice(0, -1))).toBeUndefined();
  const claims = { sub: identity.user.id, org_id: identity.organization.id, attempt: 1, shard: "DB" };
  for (let n = 0; n < 2; n += 1) {
    expect(await verifySessionToken(settings, await issueRunnerToken(settings, claims))).toBeUndefined();
  }
});

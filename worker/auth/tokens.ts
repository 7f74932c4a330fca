import { errors, jwtVerify, SignJWT, type JWTPayload } from "jose";
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { DIRECTORY_SHARD } from "../database/shards.ts";
import { MAX_OUTAGE_MS } from "../contract/outage.ts";
import type { Settings } from "../settings.ts";

const ALGORITHM = "HS256";
const ISSUER = "vulnerability-management-service";
const API_AUDIENCE = "api";
const RUNNER_AUDIENCE = "runner";
const API_TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1_000;
/** How long a runner token outlives the lease, so that a late heartbeat is answered with the state of the lease, not with 401. */
const RUNNER_TOKEN_GRACE_MS = 5 * 60 * 1_000;

/** The shard of the organization when the token was issued. Tokens issued by earlier versions have no such claim. */
const shardClaim = z.string().default(DIRECTORY_SHARD);
const SessionClaims = z
  .object({
    sub: z.string(),
    org: z.string(),
    org_id: z.string(),
    iat: z.number(),
    exp: z.number(),
    jti: z.string(),
    shard: shardClaim,
  })
  .transform(({ iat, exp, ...claims }) => ({
    ...claims,
    issuedAtMs: Math.round(iat * 1_000),
    expiresAtMs: Math.round(exp * 1_000),
  }));
const RunnerClaims = z.object({ sub: z.string(), org_id: z.string(), attempt: z.int().min(1), shard: shardClaim });
export type SessionClaims = z.infer<typeof SessionClaims>;
export type RunnerClaims = z.infer<typeof RunnerClaims>;

interface Identity {
  user: { id: string; role: string };
  organization: { id: string; slug: string };
  shard: string;
}

/** `iat` has milliseconds, so that a password change revokes the tokens issued before it and not those issued after. */
export async function issueSessionToken(
  settings: Settings,
  { user, organization, shard }: Identity,
  issuedAtMs = Date.now(),
) {
  const expiresAtMs = Math.floor((issuedAtMs + API_TOKEN_LIFETIME_MS) / 1_000) * 1_000;
  const claims = { org: organization.slug, org_id: organization.id, role: user.role, shard };
  const token = await sign(settings, API_AUDIENCE, { ...claims, sub: user.id }, issuedAtMs, expiresAtMs);
  return { token, expiresAtMs };
}

/** @returns undefined for a token that is malformed, forged, expired, or not for the API. */
export async function verifySessionToken(settings: Settings, token: string): Promise<SessionClaims | undefined> {
  const known = verifiedBy(settings);
  const before = known.get(token);
  if (before) return before.exp > Math.floor(Date.now() / 1_000) ? before.claims : undefined;
  const payload = await verify(settings, API_AUDIENCE, token);
  const claims = SessionClaims.safeParse(payload).data;
  if (claims && payload?.exp !== undefined) known.set(token, { claims, exp: payload.exp });
  const [oldest] = known.keys();
  if (known.size > MAX_VERIFIED && oldest !== undefined) known.delete(oldest);
  return claims;
}

/** Per isolate. */
const MAX_VERIFIED = 1_000;
type Verified = Map<string, { claims: SessionClaims; exp: number }>;
const verified = new WeakMap<Settings, Verified>();

/** Tokens that these secrets have verified, so that the signature of each token is verified once per isolate. */
function verifiedBy(settings: Settings): Verified {
  const known = verified.get(settings) ?? new Map();
  verified.set(settings, known);
  return known;
}

/** Issues a token that authorizes calls of the internal API for one attempt of one scan. */
export function issueRunnerToken(settings: Settings, claims: RunnerClaims): Promise<string> {
  const issuedAtMs = Date.now();
  const expiresAtMs = issuedAtMs + settings.leaseMs + MAX_OUTAGE_MS + RUNNER_TOKEN_GRACE_MS;
  return sign(settings, RUNNER_AUDIENCE, { ...claims }, issuedAtMs, expiresAtMs);
}

export async function verifyRunnerToken(settings: Settings, token: string): Promise<RunnerClaims | undefined> {
  return RunnerClaims.safeParse(await verify(settings, RUNNER_AUDIENCE, token)).data;
}

async function sign(settings: Settings, audience: string, claims: JWTPayload, issuedAtMs: number, expiresAtMs: number) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(issuedAtMs / 1_000)
    .setExpirationTime(Math.ceil(expiresAtMs / 1_000))
    .setJti(uuidv7())
    .sign(await keyOf(settings.jwtSecrets[0]));
}

async function verify(settings: Settings, audience: string, token: string): Promise<JWTPayload | undefined> {
  const pinned = { algorithms: [ALGORITHM], issuer: ISSUER, audience, requiredClaims: ["sub", "iat", "exp"] };
  for (const secret of settings.jwtSecrets) {
    try {
      return (await jwtVerify(token, await keyOf(secret), pinned)).payload;
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed) continue;
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
  return undefined;
}

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;
const keys = new WeakMap<Uint8Array, Key>();

/** Imports each secret once per isolate, because an import costs more than the verification of a token. */
async function keyOf(secret: Uint8Array): Promise<Key> {
  const known = keys.get(secret);
  if (known) return known;
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
  keys.set(secret, key);
  return key;
}

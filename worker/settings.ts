import { z } from "zod";

const MIN_SECRET_LENGTH = 32;
const DATA_KEY_BYTES = 32;

/** A comma-separated list: the first is in use, the others are still accepted. */
const secretList = z
  .string()
  .transform((list) => list.split(",").map((secret) => secret.trim()))
  .pipe(
    z.tuple(
      [z.string().min(MIN_SECRET_LENGTH, "each secret needs at least 32 characters")],
      z.string().min(MIN_SECRET_LENGTH, "each secret needs at least 32 characters"),
    ),
  );

const dataKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,32}:[A-Za-z0-9+/]{43}=$/, "each key is written <id>:<base64 of 32 bytes>")
  .transform((entry) => {
    const separator = entry.indexOf(":");
    return { id: entry.slice(0, separator), bytes: Buffer.from(entry.slice(separator + 1), "base64") };
  })
  .refine((key) => key.bytes.length === DATA_KEY_BYTES, "each key has 32 bytes");

function encodeAll([first, ...others]: [string, ...string[]]): [Uint8Array, ...Uint8Array[]] {
  const encoder = new TextEncoder();
  return [encoder.encode(first), ...others.map((secret) => encoder.encode(secret))];
}

const Settings = z
  .object({
    JWT_SECRETS: secretList,
    DATA_KEYS: z
      .string()
      .transform((list) => list.split(",").map((entry) => entry.trim()))
      .pipe(z.tuple([dataKey], dataKey)),
    RUNNER_SECRET: secretList,
    /** Optional: without it there are no webhooks. */
    WEBHOOK_SECRETS: z
      .literal("")
      .transform(() => undefined)
      .or(secretList)
      .optional(),
    FINGERPRINT_SECRET: z.string().min(MIN_SECRET_LENGTH, "needs at least 32 characters"),
    RUNNER_URL: z.url({ protocol: /^https?$/ }),
    LEASE_SECONDS: z.coerce.number().int().min(1).max(3_600),
  })
  .transform((env) => ({
    /** The first signs tokens, all verify. */
    jwtSecrets: encodeAll(env.JWT_SECRETS),
    /** The first seals access tokens, all open. */
    dataKeys: env.DATA_KEYS,
    /** The first is what organizations are shown secrets from, all verify; empty when not configured. */
    webhookSecrets: env.WEBHOOK_SECRETS ? encodeAll(env.WEBHOOK_SECRETS) : [],
    runnerSecret: env.RUNNER_SECRET[0],
    fingerprintSecret: new TextEncoder().encode(env.FINGERPRINT_SECRET),
    runnerUrl: env.RUNNER_URL,
    leaseMs: env.LEASE_SECONDS * 1_000,
  }));
export type Settings = z.infer<typeof Settings>;

const parsed = new WeakMap<object, Settings>();

/** @throws Error that names the variables that are wrong and never their values. */
export function settingsOf(env: Env): Settings {
  const known = parsed.get(env);
  if (known) return known;
  const result = Settings.safeParse(env);
  if (!result.success) {
    const reasons = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`Settings: ${reasons.join("; ")}`);
  }
  parsed.set(env, result.data);
  return result.data;
}

import { z } from "zod";
import { bindingsOf, type ShardWeights } from "./database/shards.ts";

const MIN_SECRET_LENGTH = 32;
const DATA_KEY_BYTES = 32;
const MAX_RETENTION_DAYS = 36_500;
const DEFAULT_AUDIT_DAYS = 400;
const DEFAULT_SCAN_SLOTS = 8;
const MAX_SLOTS = 100_000;
const MIN_SHARE = 2;
const SHARES = 4;
const MAX_QUOTA = 1_000_000_000;

/** A comma-separated list: the first is used, the others are still accepted. */
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

type RunnerSettings =
  | { mode: "http"; url: string; secrets: [string, ...string[]] }
  | { mode: "container" }
  | { mode: "pull"; secrets: [string, ...string[]] };

function chooseRunner(
  env: { RUNNER_MODE: RunnerSettings["mode"]; RUNNER_URL?: string | undefined; RUNNER_SECRET: [string, ...string[]] },
  context: z.RefinementCtx,
): RunnerSettings {
  if (env.RUNNER_MODE === "container") return { mode: "container" };
  if (env.RUNNER_MODE === "pull") return { mode: "pull", secrets: env.RUNNER_SECRET };
  if (!env.RUNNER_URL) {
    context.addIssue({ code: "custom", path: ["RUNNER_URL"], message: "must be set where RUNNER_MODE is http" });
    return z.NEVER;
  }
  return { mode: "http", url: env.RUNNER_URL, secrets: env.RUNNER_SECRET };
}

const count = z.coerce.number().int().min(1).max(MAX_SLOTS);

/** What one organization has of the slots when others need some, too. */
function fairShare(slots: number): number {
  return Math.max(MIN_SHARE, Math.floor(slots / SHARES));
}

/** A number of days, or empty for no limit. */
const days = z
  .literal("")
  .transform(() => null)
  .or(z.coerce.number().int().min(1).max(MAX_RETENTION_DAYS))
  .default(null);

/** A number, or empty for none. */
const quota = z
  .literal("")
  .transform(() => null)
  .or(z.coerce.number().int().min(1).max(MAX_QUOTA))
  .default(null);

/**
 * `DB=0,DB_1=2`: the relative share of new organizations per shard. If any shard is given, shards that are not given get none.
 */
function readWeights(
  { SHARD_WEIGHTS: list, SHARDS: shards }: { SHARD_WEIGHTS: string; SHARDS: string[] },
  context: z.RefinementCtx,
): ShardWeights {
  if (list === "") return new Map(shards.map((shard) => [shard, 1]));
  const weights = new Map<string, number>();
  for (const entry of list.split(",")) {
    const [, shard = "", weight = ""] = /^ *([A-Z0-9_]+)=(\d{1,6}) *$/.exec(entry) ?? [];
    if (!shards.includes(shard) || weights.has(shard)) {
      const message = `must be empty or a list like DB=1,DB_1=2 of databases that are bound (${shards.join(", ")})`;
      context.addIssue({ code: "custom", path: ["SHARD_WEIGHTS"], message });
      return z.NEVER;
    }
    weights.set(shard, Number(weight));
  }
  if ([...weights.values()].some((weight) => weight > 0)) return weights;
  context.addIssue({ code: "custom", path: ["SHARD_WEIGHTS"], message: "needs a weight above 0" });
  return z.NEVER;
}

const Settings = z
  .object({
    JWT_SECRETS: secretList,
    DATA_KEYS: z
      .string()
      .transform((list) => list.split(",").map((entry) => entry.trim()))
      .pipe(z.tuple([dataKey], dataKey)),
    RUNNER_SECRET: secretList,
    /** Optional: without it, webhooks are disabled. */
    WEBHOOK_SECRETS: z
      .literal("")
      .transform(() => undefined)
      .or(secretList)
      .optional(),
    /** Optional: without it, no organization can be moved. */
    OPERATOR_SECRET: z
      .literal("")
      .transform(() => undefined)
      .or(secretList)
      .optional(),
    FINGERPRINT_SECRET: z.string().min(MIN_SECRET_LENGTH, "needs at least 32 characters"),
    /** How scans reach a runner: in a separate container, by a request to RUNNER_URL, or by pull. */
    RUNNER_MODE: z.enum(["container", "http", "pull"]).default("http"),
    RUNNER_URL: z
      .url({ protocol: /^https?$/ })
      .or(z.literal(""))
      .optional(),
    LEASE_SECONDS: z.coerce.number().int().min(1).max(3_600),
    SCAN_SLOTS: count.default(DEFAULT_SCAN_SLOTS),
    MAX_RUNNING_SCANS_PER_ORGANIZATION: z
      .literal("")
      .transform(() => undefined)
      .or(count)
      .optional(),
    MAX_RUNNING_IMPORTS_PER_ORGANIZATION: count.default(1),
    SCAN_RETENTION_DAYS: days,
    EVENT_RETENTION_DAYS: days,
    AUDIT_RETENTION_DAYS: days.default(DEFAULT_AUDIT_DAYS),
    /** Of each organization. */
    QUOTA_REQUESTS_PER_MINUTE: quota,
    QUOTA_QUEUED_SCANS: quota,
    QUOTA_PROJECTS: quota,
    QUOTA_USERS: quota,
    QUOTA_FINDINGS: quota,
    QUOTA_ORGANIZATIONS_PER_NETWORK: quota,
    QUOTA_ORGANIZATIONS_PER_USER: quota,
    /** Hosts that are sent to although their names are not public, and by http. */
    OUTBOUND_ALLOWED_HOSTS: z
      .string()
      .transform((list) => list.split(",").map((host) => host.trim().toLowerCase()))
      .pipe(z.array(z.string().regex(/^(?:[\w.-]+(?::\d{1,5})?)?$/, "must be a list of hosts like hooks.example:8443")))
      .default([]),
    /** Where people reach the service; empty for messages without links. */
    PUBLIC_URL: z
      .literal("")
      .or(z.url({ protocol: /^https?$/ }))
      .default(""),
    /** The shards of new organizations; empty for equal shares. */
    SHARD_WEIGHTS: z.string().default(""),
    /** The bound databases. */
    SHARDS: z.array(z.string()),
  })
  .transform((env, context) => ({
    /** The first signs tokens; all verify. */
    jwtSecrets: encodeAll(env.JWT_SECRETS),
    /** The first encrypts access tokens; all decrypt. */
    dataKeys: env.DATA_KEYS,
    /** The first derives the secrets that organizations are shown; all verify. Empty if not configured. */
    webhookSecrets: env.WEBHOOK_SECRETS ? encodeAll(env.WEBHOOK_SECRETS) : [],
    /** All are accepted; empty when not configured. */
    operatorSecrets: env.OPERATOR_SECRET ?? [],
    runner: chooseRunner(env, context),
    fingerprintSecret: new TextEncoder().encode(env.FINGERPRINT_SECRET),
    leaseMs: env.LEASE_SECONDS * 1_000,
    /** Of one organization; its others wait. */
    maxRunningScans: env.MAX_RUNNING_SCANS_PER_ORGANIZATION ?? fairShare(env.SCAN_SLOTS),
    /** Large batches and SARIF files of one organization, per isolate; its others wait. */
    maxRunningImports: env.MAX_RUNNING_IMPORTS_PER_ORGANIZATION,
    /** How long the message of a scan may take to be delivered; 0 in pull mode, which needs no messages. */
    messageMs: env.RUNNER_MODE === "pull" ? 0 : env.LEASE_SECONDS * 1_000,
    /** For projects without a setting of their own; null for no limit. */
    scanRetentionDays: env.SCAN_RETENTION_DAYS,
    eventRetentionDays: env.EVENT_RETENTION_DAYS,
    /** Of the audit log; null for no limit. */
    auditRetentionDays: env.AUDIT_RETENTION_DAYS,
    /** Maximum numbers, of an organization unless they say otherwise; null for no limit. */
    quotas: {
      requests: env.QUOTA_REQUESTS_PER_MINUTE,
      queued_scans: env.QUOTA_QUEUED_SCANS,
      projects: env.QUOTA_PROJECTS,
      users: env.QUOTA_USERS,
      findings: env.QUOTA_FINDINGS,
      organizations_per_network: env.QUOTA_ORGANIZATIONS_PER_NETWORK,
      organizations_per_user: env.QUOTA_ORGANIZATIONS_PER_USER,
    },
    /** Hosts, with a port unless it is the default one. */
    outboundAllowedHosts: env.OUTBOUND_ALLOWED_HOSTS.filter((host) => host !== ""),
    /** Without a final slash; null for none. */
    publicUrl: env.PUBLIC_URL === "" ? null : env.PUBLIC_URL.replace(/\/+$/, ""),
    shardWeights: readWeights(env, context),
  }));
export type Settings = z.infer<typeof Settings>;

const parsed = new WeakMap<object, Settings>();

/** @throws Error that names the invalid variables, never their values. */
export function settingsOf(env: object): Settings {
  const known = parsed.get(env);
  if (known) return known;
  const result = Settings.safeParse({ ...env, SHARDS: [...bindingsOf(env).keys()] });
  if (!result.success) {
    const reasons = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`Settings: ${reasons.join("; ")}`);
  }
  parsed.set(env, result.data);
  return result.data;
}

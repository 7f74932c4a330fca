import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { chooseScanRunner } from "../../worker/dispatch/scan-runners.ts";
import { chooseShard } from "../../worker/database/shards.ts";
import { settingsOf } from "../../worker/settings.ts";

const settingsWith = (change: Record<string, string | undefined>) => settingsOf({ ...env, ...change });
const sharded = (weights: string) => settingsOf({ ...env, DB_1: env.DB, SHARD_WEIGHTS: weights }).shardWeights;

describe("RUNNER_MODE", () => {
  it("is http unless it is said, and then needs a URL", () => {
    expect(settingsWith({ RUNNER_MODE: undefined }).runner).toMatchObject({ mode: "http", url: env.RUNNER_URL });
    expect(() => settingsWith({ RUNNER_MODE: "http", RUNNER_URL: "" })).toThrow("RUNNER_URL");
    expect(() => settingsWith({ RUNNER_MODE: "http", RUNNER_URL: undefined })).toThrow("RUNNER_URL");
  });

  it.for(["pull", "container"])("needs no URL where it is %s", (mode) => {
    expect(settingsWith({ RUNNER_MODE: mode, RUNNER_URL: "" }).runner.mode).toBe(mode);
  });

  it("refuses any other, and a URL that is none, without repeating a value", () => {
    expect(() => settingsWith({ RUNNER_MODE: "docker" })).toThrow(/^Settings: RUNNER_MODE: (?!.*docker)/);
    expect(() => settingsWith({ RUNNER_URL: "ftp://secret.example" })).toThrow(/^Settings: RUNNER_URL: (?!.*secret)/);
  });

  it("dispatches nothing in pull mode", () => {
    expect(chooseScanRunner(env, settingsWith({ RUNNER_MODE: "pull" }))).toBeUndefined();
  });

  it("says what is missing where containers are asked for and none are bound", async () => {
    const runner = chooseScanRunner(env, settingsWith({ RUNNER_MODE: "container" }));
    const dispatch = { version: 1, scan_id: crypto.randomUUID(), attempt: 1, token: "t" } as const;
    await expect(runner?.offer(dispatch, "https://git.example/a/b.git")).rejects.toThrow("SCAN_CONTAINER");
  });
});

describe("SHARD_WEIGHTS", () => {
  it("is the same for every database that is bound, unless it is said", () => {
    expect([...sharded("")].filter(([shard]) => !/^DB_[2-9]/.test(shard))).toEqual([
      ["DB", 1],
      ["DB_1", 1],
    ]);
    expect([...sharded("DB=0, DB_1=3")]).toEqual([
      ["DB", 0],
      ["DB_1", 3],
    ]);
  });

  it.for(["DB_9=1", "DB", "DB=", "DB=-1", "DB=1.5", "DB=1,DB=1", "DB=1,", "DB=0,DB_1=0", "__proto__=1"])(
    "refuses %s",
    (weights) => {
      expect(() => sharded(weights)).toThrow(/^Settings: SHARD_WEIGHTS: /);
    },
  );

  it("chooses as the weights say, and never what has none", () => {
    const weights = new Map([
      ["DB", 0],
      ["DB_1", 1],
      ["DB_2", 3],
    ]);
    const chosen = [0, 0.24, 0.26, 0.999].map((chance) => chooseShard(weights, chance));
    expect(chosen).toEqual(["DB_1", "DB_1", "DB_2", "DB_2"]);
  });
});

describe("quotas", () => {
  it("are off unless they are set", () => {
    const off = {
      requests: null,
      queued_scans: null,
      projects: null,
      users: null,
      findings: null,
      organizations_per_network: null,
      organizations_per_user: null,
    };
    expect(settingsWith({}).quotas).toEqual(off);
    expect(settingsWith({ QUOTA_PROJECTS: undefined }).quotas).toEqual(off);
    expect(settingsWith({ QUOTA_PROJECTS: "10" }).quotas).toEqual({ ...off, projects: 10 });
  });

  it.for(["0", "-1", "1.5", "ten", "1e12"])("refuse %s", (quota) => {
    expect(() => settingsWith({ QUOTA_FINDINGS: quota })).toThrow(/^Settings: QUOTA_FINDINGS: /);
  });
});

import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { SlowFilesFirst } from "./slow-files-first.ts";

const migrations = await readD1Migrations("./migrations");

/** Of the worker: `TEST_SHARDS=3` runs its tests with so many databases. */
const shards = Number(process.env["TEST_SHARDS"] ?? "1");
const otherShards = Array.from({ length: shards - 1 }, (_, number) => `DB_${number + 1}`);
const databases = ["SPARE_1", "SPARE_2", ...otherShards];

/** Far more than anything takes, even on a machine that is busy with much else. */
const PATIENCE_MS = 180_000;

/** What is waited for comes at once, unless the machine is busy with something else. */
const expectInTime = { poll: { timeout: 60_000 } };

const node = {
  environment: "node" as const,
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
  expect: expectInTime,
  // Programs are compiled once, and not by every test that starts them.
  env: { NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache") },
};
/** With a service of its own, on a copy of one migrated database. */
const withService = {
  ...node,
  // What is asked costs CPU time in several processes.
  expect: { poll: { ...expectInTime.poll, interval: 200 } },
  env: {
    ...node.env,
    // Wrangler's own user interface and its collection of traces, which no test reads: a sixth of the CPU time of the fuzz tests.
    X_LOCAL_EXPLORER: "false",
    X_LOCAL_OBSERVABILITY: "false",
  },
  globalSetup: ["test/end-to-end/support/prepare-once.ts"],
};
/** The same without the start of wrangler: the tests of `end-to-end` start the service as the README does. */
const withPrepared = { ...withService, env: { ...withService.env, SERVE_PREPARED: "true" } };

function secret(): string {
  return randomBytes(32).toString("base64url");
}

function throwawaySecrets(): Record<string, string> {
  return {
    JWT_SECRETS: secret(),
    DATA_KEYS: `test:${randomBytes(32).toString("base64")}`,
    RUNNER_SECRET: secret(),
    WEBHOOK_SECRETS: secret(),
    FINGERPRINT_SECRET: secret(),
    OPERATOR_SECRET: secret(),
  };
}

export default defineConfig({
  test: {
    silent: "passed-only",
    // Many files wait for processes, timers and turns of password hashes. More at once take as long, and wait longer for each other.
    maxWorkers: 4,
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                ...throwawaySecrets(),
                TEST_MIGRATIONS: migrations,
                // Where the receivers of notifications are.
                OUTBOUND_ALLOWED_HOSTS: "127.0.0.1",
              },
              d1Databases: Object.fromEntries(databases.map((name) => [name, `test-${name}`])),
              ratelimits: { TEST_RATE_LIMIT: { namespace_id: "1", simple: { limit: 3, period: 60 } } },
            },
          }),
        ],
        test: {
          name: "worker",
          isolate: false,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          expect: expectInTime,
          include: ["test/worker/**/*.test.ts"],
          globalSetup: ["test/worker/support/build-document.ts", "test/worker/support/receiver-server.ts"],
          setupFiles: ["test/worker/setup.ts"],
        },
      },
      { test: { ...node, name: "runner", include: ["test/runner/**/*.test.ts"] } },
      { test: { ...node, name: "repository", include: ["test/repository/**/*.test.ts"] } },
      { test: { ...withPrepared, name: "browser", include: ["test/browser/**/*.test.ts"] } },
      { test: { ...withPrepared, name: "fuzz", include: ["test/fuzz/**/*.test.ts"], testTimeout: 900_000 } },
      { test: { ...withService, name: "end-to-end", include: ["test/end-to-end/**/*.test.ts"] } },
    ],
  },
});

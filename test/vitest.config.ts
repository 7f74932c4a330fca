import { randomBytes } from "node:crypto";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";

const migrations = await readD1Migrations("./migrations");

const node = { environment: "node" as const, testTimeout: 60_000, hookTimeout: 90_000 };

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
  };
}

export default defineConfig({
  test: {
    silent: "passed-only",
    projects: [
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: { ...throwawaySecrets(), TEST_MIGRATIONS: migrations },
              ratelimits: { TEST_RATE_LIMIT: { namespace_id: "1", simple: { limit: 3, period: 60 } } },
            },
          }),
        ],
        test: {
          name: "worker",
          isolate: false,
          testTimeout: 60_000,
          include: ["test/worker/**/*.test.ts"],
          setupFiles: ["test/worker/setup.ts"],
        },
      },
      { test: { ...node, name: "runner", include: ["test/runner/**/*.test.ts"] } },
      { test: { ...node, name: "repository", include: ["test/repository/**/*.test.ts"] } },
      { test: { ...node, name: "browser", include: ["test/browser/**/*.test.ts"] } },
      { test: { ...node, name: "fuzz", include: ["test/fuzz/**/*.test.ts"], testTimeout: 300_000 } },
      { test: { ...node, name: "end-to-end", include: ["test/end-to-end/**/*.test.ts"], testTimeout: 180_000 } },
    ],
  },
});

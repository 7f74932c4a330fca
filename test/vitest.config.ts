import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";

const migrations = await readD1Migrations("./migrations");

const node = { environment: "node" as const, testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: "../wrangler.toml" },
            miniflare: { bindings: { TEST_MIGRATIONS: migrations } },
          }),
        ],
        test: {
          name: "worker",
          isolate: false,
          include: ["test/worker/**/*.test.ts"],
          setupFiles: ["test/worker/setup.ts"],
        },
      },
      { test: { ...node, name: "runner", include: ["test/runner/**/*.test.ts"] } },
      { test: { ...node, name: "contract", include: ["test/contract/**/*.test.ts"] } },
      { test: { ...node, name: "end-to-end", include: ["test/end-to-end/**/*.test.ts"], testTimeout: 180_000 } },
    ],
  },
});

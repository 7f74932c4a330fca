import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";

/** Imports that the linter must reject, by file: one violation per boundary of the architecture. */
const REFUSED = {
  "worker/index.ts": ["zod", "./settings.ts"],
  "worker/things/routes.ts": ["drizzle-orm", "../database/tables.ts", "../database/client.ts", "../projects/routes.ts"],
  "worker/health/routes.ts": ["drizzle-orm", "../database/tables.ts", "../projects/routes.ts"],
  "worker/things/schemas.ts": ["zod", "../http/errors.ts", "./queries.ts", "hono"],
  "worker/things/queries.ts": ["hono", "@hono/zod-openapi", "./routes.ts"],
  "worker/things/start-thing.ts": ["hono", "hono/factory", "drizzle-orm", "../database/tables.ts", "./routes.ts"],
  "worker/contract/thing.ts": ["hono", "../http/errors.ts", "node:crypto"],
  "worker/console/app/views/thing.tsx": ["../../routes.ts", "../../../contract/finding.ts", "node:fs", "zod"],
  "worker/console/app/thing.ts": ["../routes.ts", "../../http/errors.ts", "node:fs", "esbuild"],
  "worker/database/thing.ts": ["../scan-jobs/lifecycle.ts", "../http/errors.ts", "../settings.ts"],
  "worker/dispatch/thing.ts": ["../app.ts", "../runner-api/queries.ts", "../database/tables.ts", "hono", "drizzle-orm"],
  "runner/thing.ts": ["../worker/http/errors.ts", "../worker/app.ts", "hono", "drizzle-orm/d1"],
  "runner/log.ts": ["./settings.ts", "./scan/run-scan.ts", "hono"],
  "runner/scan-failure.ts": ["./workspace/disk-space.ts"],
  "runner/settings.ts": ["./scan/run-scan.ts", "./intake/server.ts", "./sandbox/confinement.ts"],
  "runner/main.ts": ["./local/dev.ts", "../worker/app.ts"],
  "runner/sandbox/thing.ts": ["../workspace/disk-space.ts", "../scanners/shared/scanner.ts", "../settings.ts", "hono"],
  "runner/workspace/thing.ts": ["../repository/clone.ts", "../scan/run-scan.ts", "../settings.ts"],
  "runner/repository/thing.ts": ["../scanners/shared/scanner.ts", "../worker-api/heartbeat.ts", "../settings.ts"],
  "runner/scanners/thing.ts": ["../repository/clone.ts", "../settings.ts", "../scan/run-scan.ts"],
  "runner/scanners/shared/thing.ts": [
    "../flow/rules.ts",
    "../secrets/rule.ts",
    "../engines.ts",
    "../../repository/clone.ts",
    "../../workspace/disk-space.ts",
    "../../settings.ts",
  ],
  "runner/scanners/ast-grep/thing.ts": [
    "../flow/rules.ts",
    "../secrets/rule.ts",
    "../engines.ts",
    "../../repository/checkout.ts",
    "../../scan/run-scan.ts",
  ],
  "runner/scanners/flow/lower/java/thing.ts": [
    "../../../ast-grep/engine.ts",
    "../../../../repository/clone.ts",
    "../../interpreter/call.ts",
  ],
  "runner/scanners/gitleaks/thing.ts": ["../semgrep/semgrep.ts", "../flow/rules.ts", "../../settings.ts"],
  "runner/worker-api/thing.ts": ["../scan/run-scan.ts", "../sandbox/run-process.ts", "../settings.ts"],
  "runner/scan/thing.ts": [
    "../intake/scan-queue.ts",
    "../local/stack.ts",
    "../main.ts",
    "../scanners/flow/flow.ts",
    "../scanners/secrets/rules.ts",
  ],
  "runner/intake/thing.ts": ["../repository/clone.ts", "../scanners/engines.ts", "../local/stack.ts", "../main.ts"],
  "runner/local/thing.ts": ["../main.ts", "../../worker/app.ts"],
} as const;

const ALLOWED = {
  "worker/index.ts": ["./app.ts", "./queue.ts", "./scheduled.ts", "./dispatch/scan-container.ts"],
  "worker/things/routes.ts": ["./schemas.ts", "./queries.ts", "../http/errors.ts", "../contract/finding.ts"],
  "worker/health/routes.ts": ["../database/client.ts", "./queries.ts"],
  "worker/things/schemas.ts": ["@hono/zod-openapi", "../http/schemas.ts", "./limits.ts", "../contract/finding.ts"],
  "worker/things/queries.ts": ["drizzle-orm", "../database/tables.ts"],
  "worker/things/start-thing.ts": ["./queries.ts", "../http/errors.ts", "../contract/finding.ts"],
  "worker/contract/thing.ts": ["zod", "./finding.ts"],
  "worker/console/app/views/thing.tsx": ["../parts/form.tsx", "../api.ts", "preact/hooks", "@preact/signals"],
  "worker/console/app/thing.ts": ["./parts/form.tsx", "./openapi.d.ts", "openapi-fetch"],
  "worker/database/thing.ts": ["drizzle-orm", "./tables.ts", "../contract/finding.ts"],
  "worker/dispatch/thing.ts": ["../contract/dispatch.ts", "../settings.ts", "../http/log.ts"],
  "runner/thing.ts": ["../worker/contract/finding.ts", "node:fs", "zod", "./git.ts"],
  "runner/log.ts": ["./redact.ts"],
  "runner/scan-failure.ts": ["../worker/contract/scan-summary.ts"],
  "runner/settings.ts": ["./scanners/engines.ts", "./repository/allowed-hosts.ts"],
  "runner/main.ts": ["./intake/server.ts", "./scan/run-scan.ts", "./sandbox/confinement.ts", "./settings.ts"],
  "runner/sandbox/thing.ts": ["./run-process.ts", "../log.ts", "../scan-failure.ts"],
  "runner/workspace/thing.ts": ["../sandbox/orphan-processes.ts", "../../worker/contract/scan-summary.ts"],
  "runner/repository/thing.ts": ["../sandbox/confinement.ts", "../workspace/disk-space.ts", "./git.ts"],
  "runner/scanners/thing.ts": ["./shared/scanner.ts", "./flow/flow.ts", "./gitleaks/gitleaks.ts"],
  "runner/scanners/shared/thing.ts": [
    "./scanner.ts",
    "../../sandbox/confinement.ts",
    "../../repository/source-tree.ts",
  ],
  "runner/scanners/ast-grep/thing.ts": ["./engine.ts", "../shared/scanner.ts", "../../sandbox/confinement.ts"],
  "runner/scanners/flow/lower/java/thing.ts": ["../lower.ts", "../../syntax/ir.ts", "../../../shared/scanner.ts"],
  "runner/scanners/gitleaks/thing.ts": ["../secrets/rule.ts", "../shared/scanner.ts"],
  "runner/worker-api/thing.ts": ["./worker-client.ts", "../redact.ts", "../../worker/contract/runner-calls.ts"],
  "runner/scan/thing.ts": [
    "../repository/clone.ts",
    "../scanners/engines.ts",
    "../scanners/shared/scanner.ts",
    "../scanners/secrets/redact-secrets.ts",
    "../worker-api/heartbeat.ts",
    "../workspace/disk-space.ts",
    "../settings.ts",
  ],
  "runner/intake/thing.ts": ["../log.ts", "../scan/run-scan.ts", "../sandbox/run-process.ts", "../settings.ts"],
  "runner/local/thing.ts": ["../scan/run-scan.ts", "../repository/checkout.ts", "../scanners/catalogue.ts"],
} as const;

const Report = z.object({
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string(), message: z.string() })),
});

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "import-rules-"));
  const { options: _typeAware, ...config } = z
    .looseObject({})
    .parse(JSON.parse(readFileSync(".oxlintrc.json", "utf8")));
  const jsPlugins = [createRequire(import.meta.url).resolve("eslint-plugin-regexp")];
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify({ ...config, jsPlugins }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function refusedImports(files: Record<string, readonly string[]>): Record<string, string[]> {
  for (const [path, sources] of Object.entries(files)) {
    const lines = sources.map((source, n) => `import { x${n} } from "${source}";\nvoid x${n};`);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), lines.join("\n"));
  }
  const oxlint = resolve("node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [oxlint, "--format=json"], { cwd: folder, encoding: "utf8" });
  const { diagnostics } = Report.parse(JSON.parse(stdout));
  const found: Record<string, string[]> = {};
  for (const { code, filename, message } of diagnostics) {
    const source = /^'([^']+)' import is restricted/.exec(message)?.[1];
    if (code === "eslint(no-restricted-imports)" && source) (found[filename] ??= []).push(source);
  }
  return found;
}

it("refuses each import over a boundary", () => {
  const found = refusedImports(REFUSED);
  for (const [path, sources] of Object.entries(REFUSED)) {
    expect(found[path]?.toSorted(), path).toEqual([...sources].toSorted());
  }
});

it("allows the imports that the architecture names", () => {
  expect(refusedImports(ALLOWED)).toEqual({});
});

it("has a rule for every folder of the runner, and for every engine", () => {
  const folders = ["runner", "runner/scanners"].flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter(
        (entry) => entry.isDirectory() && readdirSync(join(parent, entry.name)).some((name) => name.endsWith(".ts")),
      )
      .map(({ name }) => `${parent}/${name}`),
  );
  expect(folders).toContain("runner/sandbox");
  for (const path of folders) {
    const refused = refusedImports({ [`${path}/any.ts`]: ["./above.ts", "../main.ts", "../../main.ts"] });
    expect(refused[`${path}/any.ts`], path).toContain(
      path.startsWith("runner/scanners/") ? "../../main.ts" : "../main.ts",
    );
  }
});

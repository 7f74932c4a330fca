import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";

/** Which imports the linter lets a file of this name make: each boundary of the architecture, broken once. */
const REFUSED = {
  "worker/index.ts": ["zod", "./settings.ts"],
  "worker/things/routes.ts": ["drizzle-orm", "../database/tables.ts", "../projects/routes.ts"],
  "worker/things/schemas.ts": ["zod", "../http/errors.ts", "./queries.ts", "hono"],
  "worker/things/queries.ts": ["hono", "@hono/zod-openapi", "./routes.ts"],
  "worker/things/start-thing.ts": ["hono", "hono/factory", "drizzle-orm", "../database/tables.ts", "./routes.ts"],
  "worker/contract/thing.ts": ["hono", "../http/errors.ts", "node:crypto"],
  "worker/database/thing.ts": ["../scan-jobs/lifecycle.ts", "../http/errors.ts", "../settings.ts"],
  "worker/dispatch/thing.ts": ["../app.ts", "../runner-api/queries.ts", "../database/tables.ts", "hono", "drizzle-orm"],
  "runner/thing.ts": ["../worker/http/errors.ts", "../worker/app.ts", "hono", "drizzle-orm/d1"],
} as const;

const ALLOWED = {
  "worker/index.ts": ["./app.ts", "./queue.ts", "./scheduled.ts", "./dispatch/scan-container.ts"],
  "worker/things/routes.ts": ["./schemas.ts", "./queries.ts", "../http/errors.ts", "../contract/finding.ts"],
  "worker/things/schemas.ts": ["@hono/zod-openapi", "../http/schemas.ts", "./limits.ts", "../contract/finding.ts"],
  "worker/things/queries.ts": ["drizzle-orm", "../database/tables.ts"],
  "worker/things/start-thing.ts": ["./queries.ts", "../http/errors.ts", "../contract/finding.ts"],
  "worker/contract/thing.ts": ["zod", "./finding.ts"],
  "worker/database/thing.ts": ["drizzle-orm", "./tables.ts", "../contract/finding.ts"],
  "worker/dispatch/thing.ts": ["../contract/dispatch.ts", "../settings.ts", "../http/log.ts"],
  "runner/thing.ts": ["../worker/contract/finding.ts", "node:fs", "zod", "./git.ts"],
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
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify(config));
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

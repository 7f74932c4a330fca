import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

it("the production configuration builds, with everything that local development has and the rate limit", () => {
  const folder = mkdtempSync(join(tmpdir(), "production-"));
  const wrangler = resolve("node_modules/wrangler/bin/wrangler.js");
  const build = (...args: string[]): string => {
    const all = [wrangler, "deploy", "--dry-run", "--outdir", folder, ...args];
    return String(execFileSync(process.execPath, all, { env: { ...process.env, FORCE_COLOR: "0" } }));
  };
  try {
    const local = build("--env=");
    const production = build("--env=production");
    const bindings = [...local.matchAll(/^env\.(\w+) /gm)].map(([, name]) => name);
    expect(bindings).toEqual(expect.arrayContaining(["DB", "SCAN_QUEUE", "ASSETS", "RUNNER_URL", "LEASE_SECONDS"]));
    for (const name of bindings) expect(production).toContain(`env.${name} `);
    expect(production).toContain("env.LOGIN_RATE_LIMIT ");
    expect(local).not.toContain("env.LOGIN_RATE_LIMIT ");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

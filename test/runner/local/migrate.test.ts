import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execFileSync } from "node:child_process";
import process from "node:process";
import { afterEach, beforeEach, expect, it } from "vitest";
import { migrateDatabase } from "../../../runner/local/stack.ts";

let stateDirectory: string;
beforeEach(() => void (stateDirectory = mkdtempSync(join(tmpdir(), "migrate-test-"))));
afterEach(() => rmSync(stateDirectory, { recursive: true, force: true }));

function execute(command: string): string {
  const args = ["d1", "execute", "DB", "--local", `--persist-to=${stateDirectory}`, "--json", `--command=${command}`];
  const env = { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" };
  return execFileSync(process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...args], { env, encoding: "utf8" });
}

it("migrates an empty database, triggers included, and a migrated one again", async () => {
  await migrateDatabase({ stateDirectory, children: new Set() });
  await migrateDatabase({ stateDirectory, children: new Set() });
  expect(execute("select name from sqlite_master where type = 'trigger'")).toContain("scans_status_changed");
});

it("says what to do about a database of an older version, and leaves it as it is", async () => {
  execute("create table findings (id text primary key, title text); insert into findings values ('kept', 'Kept')");
  const migration = migrateDatabase({ stateDirectory, children: new Set() });
  await expect(migration).rejects.toThrow(`Remove ${stateDirectory} to begin with an empty one`);
  expect(execute("select * from findings")).toContain("Kept");
});

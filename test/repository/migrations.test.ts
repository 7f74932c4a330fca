import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findDestructiveStatements } from "../../.ci/migration-safety.ts";

it.for([
  ["DROP TABLE `scans`;", "drops a table"],
  ["drop   table\nif exists scans;", "drops a table"],
  ["CREATE TABLE `__new_scans` (`id` text);", "rebuilds a table"],
  ["ALTER TABLE `__x` RENAME TO `scans`;", "renames a table"],
  ["PRAGMA foreign_keys=OFF;", "pragma"],
  ["PRAGMA defer_foreign_keys=ON;", "pragma"],
  ["ALTER TABLE scans DROP COLUMN summary;", "drops a column"],
] as const)("refuses %s", ([sql, reason]) => {
  expect(findDestructiveStatements(sql).join()).toContain(reason);
});

it.for([
  "CREATE TABLE x (id text);",
  "ALTER TABLE scans ADD COLUMN note text;",
  "CREATE INDEX i ON scans (org_id);",
  "DROP INDEX i;",
  "-- DROP TABLE scans\nSELECT 1;",
])("accepts %s", (sql) => {
  expect(findDestructiveStatements(sql)).toEqual([]);
});

it("accepts every migration of the project", () => {
  const files = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(findDestructiveStatements(readFileSync(`migrations/${file}`, "utf8"))).toEqual([]);
});

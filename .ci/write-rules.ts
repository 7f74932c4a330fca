import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { type CatalogueRule, listRules } from "../runner/scanners/catalogue.ts";
import { loadTables } from "../runner/scanners/flow/tables/load-tables.ts";
import { renderRulesPage } from "./rules-page.ts";

/*
 * Writes the catalogue of the embedded rules for the API and as a page; with --check, only compares. One rule per line, so that
 * diffs are readable.
 */
const CATALOGUE = "worker/assets/rules.json";
const PAGE = "runner/rules/README.md";

function renderCatalogue(rules: readonly CatalogueRule[]): string {
  return `[\n${rules.map((rule) => JSON.stringify(rule)).join(",\n")}\n]\n`;
}

// Fails for an invalid table, such as one with an entry that names no package.
loadTables();
const rules = await listRules();
const files = [
  { path: CATALOGUE, content: renderCatalogue(rules) },
  { path: PAGE, content: renderRulesPage(rules) },
];
if (process.argv.includes("--check")) {
  const stale = files.filter(({ path, content }) => readFileSync(path, "utf8") !== content);
  for (const { path } of stale) process.stderr.write(`rules: ${path} is out of date: run npm run rules.\n`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const { path, content } of files) writeFileSync(path, content);
  process.stdout.write(`${rules.length} rules written.\n`);
}

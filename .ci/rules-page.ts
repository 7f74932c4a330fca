import type { CatalogueRule } from "../runner/scanners/catalogue.ts";

/** Renders the catalogue as a page: one table per scanner and language. */
export function renderRulesPage(rules: readonly CatalogueRule[]): string {
  const groups = Map.groupBy(rules, ({ scanner, language }) => `${scanner}: ${language}`);
  const counts = [...groups].map(([name, ofGroup]) => `| [${name}](#${anchor(name)}) | ${ofGroup.length} |`);
  return [
    "# Rules",
    "",
    `The ${rules.length} rules of the embedded scanners. This page is written by \`npm run rules\` and checked by \`npm run check\`; the`,
    "same is at `GET /v1/rules`, with descriptions and references. A finding names its rule in `metadata.rule_id`; ids are stable.",
    "",
    "| scanner and language | rules |",
    "|---|---|",
    ...counts,
    "",
    ...[...groups].map(([name, ofGroup]) => `## ${name}\n\n${renderTable(ofGroup).join("\n")}\n`),
  ].join("\n");
}

function renderTable(rules: readonly CatalogueRule[]): string[] {
  return [
    "| id | what it finds | severity | confidence | CWE | OWASP |",
    "|---|---|---|---|---|---|",
    ...rules.map(
      ({ id, title, severity, confidence, cwe, owasp }) =>
        `| \`${id}\` | ${escapeCell(title)} | ${severity} | ${confidence} | ${cwe} | ${owasp ?? ""} |`,
    ),
  ];
}

function escapeCell(text: string): string {
  return text.replaceAll(/[|<>\\]/g, String.raw`\$&`);
}

function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-");
}

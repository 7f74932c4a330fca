import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FLOW_LANGUAGES, type FlowLanguage, FlowTable } from "./schema.ts";
import { TableSet } from "./table-set.ts";
import { readYamlFile } from "./yaml-file.ts";

export const FLOW_DIRECTORY = fileURLToPath(new URL("../../../rules/flow/", import.meta.url));

/**
 * Reads `<directory>/<language>/*.yml`.
 *
 * @throws Error that names file and line of what is no table.
 */
export function loadTables(directory: string = FLOW_DIRECTORY): Map<FlowLanguage, TableSet> {
  return new Map(FLOW_LANGUAGES.map((language) => [language, new TableSet(tablesOf(directory, language))]));
}

function tablesOf(directory: string, language: FlowLanguage): FlowTable[] {
  const own = filesOf(directory, language);
  return language === "kotlin" ? [...filesOf(directory, "java").map(ofProperties), ...own] : own;
}

function filesOf(directory: string, language: FlowLanguage): FlowTable[] {
  const folder = join(directory, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yml"))
    .toSorted()
    .map((name) => {
      const table = readYamlFile(join(folder, name), FlowTable);
      if (table.language !== language) throw new Error(`${join(folder, name)}:1: the language must be ${language}`);
      return table;
    });
}

/** Kotlin calls Java's libraries, and writes `request.cookies` for `request.getCookies()`. */
function ofProperties(table: FlowTable): FlowTable {
  const sources = table.sources.flatMap((source): FlowTable["sources"] => {
    if (!("call" in source) || source.into || source.gives) return [source];
    const read = propertiesOf(source.call);
    return read.length > 0 ? [source, { read, kind: source.kind }] : [source];
  });
  const types = table.types.map(({ call, type }) => ({ call: [...call, ...propertiesOf(call)], type }));
  return { ...table, sources, types };
}

function propertiesOf(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const found = /^(.*\.)get([A-Z])(\w*)$/u.exec(pattern);
    return found ? [`${found[1]}${found[2]?.toLowerCase()}${found[3]}`] : [];
  });
}

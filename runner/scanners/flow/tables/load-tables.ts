import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expandPattern } from "./pattern.ts";
import { FLOW_LANGUAGES, type FlowLanguage, FlowTable } from "./schema.ts";
import { TableSet } from "./table-set.ts";
import { readYamlFile } from "./yaml-file.ts";

const FLOW_DIRECTORY = fileURLToPath(new URL("../../../rules/flow/", import.meta.url));

/**
 * Reads the tables of these languages from `runner/rules/flow/<language>/*.yml`.
 *
 * @throws Error that names file and line of an invalid table.
 */
export function loadTables(languages: Iterable<FlowLanguage> = FLOW_LANGUAGES): Map<FlowLanguage, TableSet> {
  return new Map(Array.from(languages, (language) => [language, new TableSet(tablesOf(language))]));
}

const known = new Map<FlowLanguage, TableSet>();

/** The same, each language read once per process. */
export function tablesFor(languages: Iterable<FlowLanguage>): Map<FlowLanguage, TableSet> {
  return new Map(
    Array.from(languages, (language) => {
      const table = known.get(language) ?? new TableSet(tablesOf(language));
      known.set(language, table);
      return [language, table];
    }),
  );
}

function tablesOf(language: FlowLanguage): FlowTable[] {
  return language === "kotlin" ? [...filesOf("java").map(ofProperties), ...filesOf(language)] : filesOf(language);
}

function filesOf(language: FlowLanguage): FlowTable[] {
  const folder = join(FLOW_DIRECTORY, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yml"))
    .toSorted()
    .map((name) => {
      const table = readYamlFile(join(folder, name), FlowTable);
      if (table.language !== language) throw new Error(`${join(folder, name)}:1: the language must be ${language}`);
      return table;
    });
}

/** Kotlin uses Java's libraries, with property syntax: `request.cookies` is `request.getCookies()`. */
function ofProperties(table: FlowTable): FlowTable {
  const sources = table.sources.flatMap((source): FlowTable["sources"] => {
    if (!("call" in source) || source.outArguments || source.callbackArguments) return [source];
    const read = propertiesOf(source.call);
    const when = source.when ?? [];
    // A property has no arguments.
    const isProperty = when.every(({ file, absent }) => file !== undefined || absent);
    const file = when.find((condition) => condition.file !== undefined)?.file;
    return read.length > 0 && isProperty
      ? [
          source,
          {
            package: source.package,
            read,
            kind: source.kind,
            isPath: source.isPath,
            ...(file !== undefined && { file }),
          },
        ]
      : [source];
  });
  const sinks = table.sinks.map((sink) =>
    "call" in sink && sink.receiver ? { ...sink, call: [...sink.call, ...propertiesOf(sink.call)] } : sink,
  );
  const types = table.types.map((entry) => ({ ...entry, call: [...entry.call, ...propertiesOf(entry.call)] }));
  return { ...table, sources, sinks, types };
}

function propertiesOf(patterns: readonly string[]): string[] {
  return patterns.flatMap(expandPattern).flatMap((pattern) => {
    const found = /^(.*\.)get([A-Z])(\w*)$/u.exec(pattern);
    return found ? [`${found[1]}${found[2]?.toLowerCase()}${found[3]}`] : [];
  });
}

import { join } from "node:path";
import type { BatchFile } from "../../shared/batch-messages.ts";
import { CATCHES } from "../models/exception-handlers.ts";
import { expressionOf } from "../tables/expression.ts";
import type { IndexedName } from "../tables/field-checks.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import type { TableSet } from "../tables/table-set.ts";
import { THROWS } from "../tables/pre-filter.ts";
import { EMITS, eventNames, LISTENS } from "./events.ts";
import { KEPT, READS_KEPT } from "./kept-state.ts";
import { PARTIAL, ROUTES } from "./language-links.ts";
import type { Description, FileRecord } from "./file-record.ts";
import { languageOf, linksOf } from "./project.ts";
import { urlPlaceholders } from "./url-placeholders.ts";
import { readText } from "./read-text.ts";

/** Characters of the names in a record. */
const MAX_CHARACTERS = 500_000;
const PREFIXES = { keeps: KEPT, reads: READS_KEPT, listens: LISTENS, emits: EMITS } as const;
const THROW = /\b(?:throw|raise|panic)\b/u;
const NOTHING: Description = { package: "", names: [], classes: {}, imports: [] };

/** The index of a repository: one record per file that can be read. */
export function indexFiles(
  root: string,
  files: readonly BatchFile[],
  tables: ReadonlyMap<FlowLanguage, TableSet>,
): FileRecord[] {
  return files.flatMap(({ path, storedPath }): FileRecord[] => {
    const language = languageOf(storedPath);
    const table = language && tables.get(language);
    const text = table ? readText(join(root, storedPath)) : null;
    if (text === null || !table) return [];
    const links = linksOf(language);
    const settings = links.isSettingsFile?.(path) ? links.readSettings?.(text, path) : undefined;
    if (settings) return [{ path, storedPath, roles: 0, ...NOTHING, settings }];
    const description = links.describe(text, path);
    const placeholders = urlPlaceholders(text, table.urlRoutes);
    const withEvents = {
      ...description,
      names: [...description.names, ...eventNames(text), ...namesIn(text, table), ...placeholders],
    };
    const { names, ...described } = withinBounds(withEvents);
    const catches = table.exceptionHandlers.some(({ file }) => expressionOf(file).test(text)) ? [CATCHES] : [];
    const routes = table.routing.some((expression) => expression.test(text)) ? [ROUTES] : [];
    const roles = table.rolesOf(text) | (THROW.test(text) ? THROWS : 0);
    return [{ path, storedPath, roles, ...described, names: [...names, ...catches, ...routes] }];
  });
}

/** The names by which the tables find what a file keeps or reads, and its events. */
function namesIn(text: string, { indexedNames }: TableSet): string[] {
  const found = indexedNames.flatMap(({ role, isDecapitalized, text: expression }) =>
    Array.from(text.matchAll(expression), ([, ...groups]) =>
      groups
        .flatMap((group: string | undefined) => (group === undefined ? [] : namesOf(role, group)))
        .map((name) => PREFIXES[role] + (isDecapitalized ? name.charAt(0).toLowerCase() + name.slice(1) : name)),
    ).flat(),
  );
  return [...new Set(found)];
}

/** A name, or those of a pattern that reads several: `{ a, b: c }`. */
function namesOf(role: IndexedName["role"], group: string): string[] {
  if (role === "listens" && group.includes(",")) return group.match(/[A-Za-z_]\w*(?=\W*(?:,|$))/gu) ?? [];
  if (role !== "reads") return [group];
  return group.split(",").flatMap((item) => item.trim().replace(/\s*[:=].*$/su, "") || []);
}

/** A child sends the record in one line. Of a file with more, it keeps the package, and the file is counted. */
function withinBounds(description: Description): Description {
  const { names, imports, classes } = description;
  const parents = Object.entries(classes).flatMap(([name, all]) => [name, ...all]);
  const characters = [...names, ...imports, ...parents].reduce((sum, { length }) => sum + length + 4, 0);
  return characters > MAX_CHARACTERS ? { ...NOTHING, package: description.package, imports: [PARTIAL] } : description;
}

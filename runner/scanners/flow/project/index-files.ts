import { join } from "node:path";
import type { BatchFile } from "../../shared/batch-messages.ts";
import { CATCHES } from "../models/exception-handlers.ts";
import { expressionOf } from "../tables/expression.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import type { TableSet } from "../tables/table-set.ts";
import { eventNames } from "./events.ts";
import type { Description, FileRecord } from "./file-record.ts";
import { languageOf, linksOf } from "./project.ts";
import { readText } from "./read-text.ts";

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
    const { names, ...described } = links.describe(text, path);
    const catches = table.exceptionHandlers.some(({ file }) => expressionOf(file).test(text)) ? [CATCHES] : [];
    return [
      {
        path,
        storedPath,
        roles: table.rolesOf(text),
        ...described,
        names: [...names, ...catches, ...eventNames(text)],
      },
    ];
  });
}

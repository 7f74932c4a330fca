import { join } from "node:path";
import type { BatchFile } from "../../shared/batch-messages.ts";
import { grammarOf } from "../languages.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import type { TableSet } from "../tables/table-set.ts";
import type { FileRecord } from "./file-record.ts";
import { linksOf } from "./project.ts";
import { readText } from "./read-text.ts";

/** The index of a repository: one record per file that can be read. */
export function indexFiles(
  root: string,
  files: readonly BatchFile[],
  tables: ReadonlyMap<FlowLanguage, TableSet>,
): FileRecord[] {
  return files.flatMap(({ path, storedPath }): FileRecord[] => {
    const language = grammarOf(storedPath)?.language;
    const table = language && tables.get(language);
    const text = table ? readText(join(root, storedPath)) : null;
    if (text === null || !table) return [];
    return [{ path, storedPath, roles: table.rolesOf(text), ...linksOf(language).describe(text, path) }];
  });
}

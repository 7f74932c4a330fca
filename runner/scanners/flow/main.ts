import process from "node:process";
import { type FileReport, serveBatch } from "../shared/batch-child.ts";
import type { BatchFile, SkippedMessage } from "../shared/batch-messages.ts";
import { grammarOf } from "./languages.ts";
import { FlowRequest } from "./messages.ts";
import { indexFiles } from "./project/index-files.ts";
import { projectsOf } from "./project/project.ts";
import { UnitCache } from "./project/unit-cache.ts";
import { scanFile } from "./scan-file.ts";
import { loadTables } from "./tables/load-tables.ts";

/** Syntax nodes have native memory that V8 does not count, so garbage is collected after this number of characters. */
const COLLECT_AFTER_CHARACTERS = 400_000;

function prepare({ root, project, fileDeadlineMs }: FlowRequest): (file: BatchFile) => FileReport {
  const tables = loadTables(new Set(project.flatMap(({ storedPath }) => grammarOf(storedPath)?.language ?? [])));
  const projects = projectsOf(indexFiles(root, project, tables));
  const units = new UnitCache(fileDeadlineMs);
  return (file) => {
    const { flows, reason, limits } = scanFile(file, { root, tables, projects, units, fileDeadlineMs });
    if ((reason !== null && reason !== "unreadable") || units.parsed > COLLECT_AFTER_CHARACTERS) {
      globalThis.gc?.();
      units.parsed = 0;
    }
    const { path } = file;
    const skipped: SkippedMessage[] = reason === null ? [] : [{ type: "skipped", path, reason }];
    if (limits.length > 0) skipped.push({ type: "skipped", path, reason: "approximated", limits });
    return { messages: [...skipped, ...flows], truncated: false };
  };
}

try {
  await serveBatch(FlowRequest, prepare);
} catch (error) {
  // Only the name of the error, because its message may quote the scanned code.
  const reason = error instanceof Error ? error.name : "unknown error";
  process.stderr.write(`flow scanner: ${reason}\n`);
  process.exitCode = 1;
}

import process from "node:process";
import { type ScanFile, serveBatches } from "../shared/batch-child.ts";
import type { BatchFile, SkippedMessage } from "../shared/batch-messages.ts";
import { Contents, packResult, unpackResult } from "./cached-result.ts";
import { grammarOf } from "./languages.ts";
import { FlowRequest, type IndexMessage, type ResultMessage } from "./messages.ts";
import type { FileRecord } from "./project/file-record.ts";
import { indexFiles } from "./project/index-files.ts";
import { projectsOf } from "./project/project.ts";
import { UnitCache } from "./project/unit-cache.ts";
import { type FileResult, scanFile } from "./scan-file.ts";
import { startParser } from "./syntax/parser.ts";
import { FLOW_LANGUAGES } from "./tables/schema.ts";
import { releaseCache } from "../shared/rule-cache.ts";
import { startProgram } from "../shared/start-program.ts";
import { tablesFor } from "./tables/load-tables.ts";

const MAX_MESSAGE_CHARACTERS = 200_000;
/** Of the results for later scans, all together: the output of a batch is limited. */
const MAX_RESULT_CHARACTERS = 24_000_000;

async function prepare(first: FlowRequest): Promise<ScanFile<FlowRequest>> {
  const { root, project, index, fileDeadlineMs } = first;
  await startParser();
  const tables = tablesFor(new Set(project.flatMap(({ storedPath }) => grammarOf(storedPath)?.language ?? [])));
  const records = index ?? indexFiles(root, project, tables);
  const projects = projectsOf(records);
  let unsent = index === null ? partsOf(records) : [];
  const units = new UnitCache(fileDeadlineMs);
  const contents = new Contents(root);
  let batch = first;
  let earlier = new Map(first.results);
  let characters = 0;
  /** The result of the earlier scan if it holds; else a new one, to be kept for a later scan. */
  const analyse = (file: BatchFile): { result: FileResult; kept: ResultMessage[] } => {
    const language = grammarOf(file.storedPath)?.language;
    const files = language && projects.get(language);
    const { path } = file;
    const known = earlier.get(path);
    const scanned = language && files && { path, language, root, units, contents, project: files };
    const holding = known === undefined || !scanned ? null : unpackResult(known, scanned);
    if (holding) {
      const text = holding.text === known ? null : holding.text;
      characters += text?.length ?? 0;
      const kept =
        text !== null && characters > MAX_RESULT_CHARACTERS ? [] : [{ type: "result" as const, path, result: text }];
      return { result: holding.result, kept };
    }
    const result = scanFile(file, { root, tables, projects, units, fileDeadlineMs });
    const packed = batch.results && scanned ? packResult(result, scanned) : null;
    characters += packed?.length ?? 0;
    if (packed === null || characters > MAX_RESULT_CHARACTERS) return { result, kept: [] };
    return { result, kept: [{ type: "result", path, result: packed }] };
  };
  return (file, request) => {
    if (request !== batch) {
      batch = request;
      earlier = new Map(request.results);
      characters = 0;
    }
    const { result, kept } = analyse(file);
    const { flows, followed, rendered, reason, limits } = result;
    const { path } = file;
    const skipped: SkippedMessage[] = reason === null ? [] : [{ type: "skipped", path, reason }];
    if (limits.length > 0) skipped.push({ type: "skipped", path, reason: "approximated", limits });
    const messages = [...unsent, ...skipped, ...flows, ...followed, ...rendered, ...kept];
    unsent = [];
    return { messages, findings: flows.length, truncated: false };
  };
}

/** The index in messages of a bounded size. */
function partsOf(records: readonly FileRecord[]): IndexMessage[] {
  const parts: IndexMessage[] = [];
  let characters = Infinity;
  for (const record of records) {
    characters += JSON.stringify(record).length;
    if (characters > MAX_MESSAGE_CHARACTERS) {
      parts.push({ type: "index", records: [] });
      characters = 0;
    }
    parts.at(-1)?.records.push(record);
  }
  return parts;
}

async function main(): Promise<void> {
  try {
    await serveBatches(FlowRequest, prepare);
  } catch (error) {
    // Only the name of the error, because its message may quote the scanned code.
    const reason = error instanceof Error ? error.name : "unknown error";
    process.stderr.write(`flow scanner: ${reason}\n`);
    process.exitCode = 1;
  }
}

startProgram(main, () => {
  tablesFor(FLOW_LANGUAGES);
  releaseCache();
});

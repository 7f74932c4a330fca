import { ApiError } from "../http/errors.ts";
import { type Artifacts, readArtifacts } from "./artifact-path.ts";
import { JsonSyntaxError, TooLargePiece } from "./json-errors.ts";
import { type Fields, fieldsOf, listOf } from "./json-fields.ts";
import type { JsonListener } from "./json-listener.ts";
import { JsonScanner } from "./json-scanner.ts";
import { FILE_LIMITS, RUN_LIMITS } from "./limits.ts";
import { type KeptBody, readPlain } from "./read-body.ts";
import { readTool, type Tool } from "./read-tool.ts";
import { RunSurvey, showPath } from "./run-metadata-reader.ts";
import type { Taxonomies } from "./weaknesses.ts";
import { Warnings } from "./warnings.ts";

/** What the results of a run refer to. */
export interface Run {
  tool: Tool;
  artifacts: Artifacts;
  taxonomies: Taxonomies;
  columnKind: unknown;
  results: number;
  warnings: Warnings;
}

/**
 * The first reading: checks that the body is SARIF within the limits, and keeps of its runs all but the results, which may
 * come before what they refer to.
 * @throws ApiError `bad_request`, `payload_too_large`
 */
export async function readRuns(body: KeptBody): Promise<Run[]> {
  const survey = new RunSurvey();
  const pieces = scanPieces(body, survey);
  while (!(await pieces.next()).done);
  return survey.finish().map(({ fields, results, warnings }) => {
    const noted = new Warnings();
    for (const warning of warnings) noted.add(warning);
    return {
      tool: readTool(fields["tool"]),
      artifacts: readArtifacts(fields["artifacts"], fields["originalUriBaseIds"]),
      taxonomies: listOf(fields["taxonomies"]).slice(0, RUN_LIMITS.taxonomies).map(fieldsOf),
      columnKind: fields["columnKind"],
      results,
      warnings: noted,
    };
  });
}

export interface RawResult {
  /** Index of its run, and its own in it. */
  run: number;
  index: number;
  fields: Fields;
}

/** What is left away can be most of a file: code flows, stacks, graphs, fixes. */
const WANTED = new Set([
  "ruleId",
  "ruleIndex",
  "rule",
  "kind",
  "level",
  "message",
  "locations",
  "fingerprints",
  "partialFingerprints",
  "suppressions",
  "baselineState",
  "rank",
  "taxa",
  "properties",
]);

/** The second reading: the results, in order, as many at a time as one piece of the body holds. */
export async function* readResults(body: KeptBody): AsyncGenerator<RawResult[]> {
  let found: RawResult[] = [];
  let [run, index] = [-1, -1];
  const listener: JsonListener = {
    decide(path) {
      if (path.length === 2) [run, index] = [run + 1, -1];
      if (path.length === 4) index += 1;
      if (path.length === 4) return "capture";
      const isOnTheWay =
        path.length === 2 || path.length === 0 || path.at(-1) === (path.length === 1 ? "runs" : "results");
      return isOnTheWay ? "enter" : "skip";
    },
    take: (_path, json) => void found.push({ run, index, fields: fieldsOf(JSON.parse(json)) }),
    keeps: (_path, key) => WANTED.has(key),
  };
  for await (const _ of scanPieces(body, listener)) {
    if (found.length > 0) yield found;
    found = [];
  }
}

/** Yields after each piece, so that what was found is dealt with before more is. */
async function* scanPieces(body: KeptBody, listener: JsonListener): AsyncGenerator<void> {
  const scanner = new JsonScanner(listener, FILE_LIMITS.partBytes);
  try {
    for await (const bytes of readPlain(body)) {
      scanner.write(bytes);
      yield;
    }
    scanner.end();
  } catch (error) {
    throw explain(error);
  }
}

function explain(error: unknown): unknown {
  if (error instanceof JsonSyntaxError)
    return new ApiError("bad_request", `The body is not valid JSON: ${error.message}.`);
  if (!(error instanceof TooLargePiece)) return error;
  const limit = `may have at most ${FILE_LIMITS.partBytes} bytes`;
  return new ApiError("payload_too_large", `${showPath(error.path)} ${limit}, code flows and help texts not counted.`);
}

import { ApiError } from "../../http/errors.ts";
import { type Artifacts, readArtifacts } from "../paths/artifact-path.ts";
import { JsonSyntaxError, TooLargePiece } from "../../json/json-errors.ts";
import { type Fields, fieldsOf, listOf, textOf } from "../json-fields.ts";
import type { JsonListener } from "../../json/json-listener.ts";
import { JsonScanner } from "../../json/json-scanner.ts";
import { CODE_FLOW_LIMITS, FILE_LIMITS, RUN_LIMITS } from "../limits.ts";
import { type BufferedBody, readPlain } from "./read-body.ts";
import { readTool, type Tool } from "./read-tool.ts";
import { readOverrides, type RuleOverrides } from "./rule-overrides.ts";
import { ATTACHMENTS, checkResult } from "./result-shape.ts";
import { RunMetadataReader, showPath } from "./run-metadata-reader.ts";
import type { Taxonomies } from "./weaknesses.ts";
import type { Warnings } from "./warnings.ts";

/** Of the plain body: what is found in a piece is in memory at once, and survives garbage collections until it has been processed. */
const PIECE_BYTES = 16 * 1024;

/** The objects of a run that its results refer to. */
export interface Run {
  tool: Tool;
  overrides: RuleOverrides;
  artifacts: Artifacts;
  taxonomies: Taxonomies;
  columnKind: unknown;
  /** `automationDetails.id` */
  automationId: string | undefined;
  /** The tool failed, so that nothing follows from what it does not report. */
  isFailed: boolean;
  results: number;
  warnings: Warnings;
}

/**
 * The first pass: checks that the body is SARIF within the limits, and keeps everything but the results, because results may
 * precede what they refer to.
 * @param root the directory of the repository on the machine of the tool, if the request names it
 * @throws ApiError `bad_request`, `payload_too_large`
 */
export async function readRuns(body: BufferedBody, root?: string): Promise<Run[]> {
  const reader = new RunMetadataReader();
  const pieces = scanPieces(body, reader);
  while (!(await pieces.next()).done);
  return reader.finish().map(({ fields, results, isFailed, warnings }) => {
    warnOfMissing(results, fields, warnings);
    const tool = readTool(fields["tool"]);
    return {
      tool,
      overrides: readOverrides(fields["invocations"], tool),
      artifacts: readArtifacts(fields, root),
      // Missing elements become empty objects, so that the indexes of the others are unchanged.
      taxonomies: Array.from(listOf(fields["taxonomies"]).slice(0, RUN_LIMITS.taxonomies), fieldsOf),
      columnKind: fields["columnKind"],
      automationId: textOf(fieldsOf(fields["automationDetails"])["id"]),
      isFailed: isFailed || results === undefined,
      results: results ?? 0,
      warnings,
    };
  });
}

/** `results` is null or absent if the tool failed before it had any (SARIF 2.1.0, 3.14.23); without findings it is `[]`. */
function warnOfMissing(results: number | undefined, fields: Fields, warnings: Warnings): void {
  if (results === undefined) {
    warnings.add(
      "results is null or absent: the run has no outcome, so that nothing was found does not mean a clean scan",
    );
  }
  const lists = { extensions: fieldsOf(fields["tool"])["extensions"], taxonomies: fields["taxonomies"] };
  for (const name of ["extensions", "taxonomies"] as const) {
    const limit = RUN_LIMITS[name];
    if (listOf(lists[name]).length > limit) warnings.add(`only the first ${limit} ${name} are read`);
  }
}

/** A class: V8 would allocate objects of a literal of which many outlive a collection in the old generation, with what they refer to. */
export class RawResult {
  /** Index of the run in the log; `index` is that of the result in the run. */
  readonly run: number;
  readonly index: number;
  readonly fields: Fields;
  /** The JSON of its code flows, if they were asked for; null if it is too long. */
  readonly codeFlows: string | null | undefined;

  constructor(run: number, index: number, fields: Fields, codeFlows: string | null | undefined) {
    this.run = run;
    this.index = index;
    this.fields = fields;
    this.codeFlows = codeFlows;
  }
}

/**
 * The second pass: yields the results in order, those of one piece of the body at a time.
 * @throws ApiError `bad_request` for a result that violates the schema.
 */
export async function* readResults(
  body: BufferedBody,
  { withCodeFlows = false }: { withCodeFlows?: boolean } = {},
): AsyncGenerator<RawResult[]> {
  let found: RawResult[] = [];
  let [run, index] = [-1, -1];
  let codeFlows: string | null | undefined;
  const listener: JsonListener = {
    decide(path) {
      if (path.length === 2) [run, index] = [run + 1, -1];
      if (path.length === 4) index += 1;
      if (path.length === 4) return "capture";
      const isOnTheWay =
        path.length === 2 || path.length === 0 || path.at(-1) === (path.length === 1 ? "runs" : "results");
      return isOnTheWay ? "enter" : "skip";
    },
    take: (path, value) => {
      const fields = fieldsOf(value);
      const fault = checkResult(fields);
      if (fault) throw new ApiError("bad_request", `${showPath(path)}${fault.place}: ${fault.rule}`);
      found.push(new RawResult(run, index, fields, codeFlows));
      codeFlows = undefined;
    },
    ...(withCodeFlows && {
      omitted: {
        key: "codeFlows",
        maxBytes: CODE_FLOW_LIMITS.readBytes,
        take: (text) => {
          codeFlows = text ?? null;
        },
      },
    }),
    keeps: (path, key, opening) => {
      const kind = ATTACHMENTS.get(key);
      if (kind !== undefined && kind !== opening) {
        const rule = kind === "[" ? "must be an array" : "must be an object";
        throw new ApiError("bad_request", `${showPath(path)}.${key}: ${rule}`);
      }
      return kind === undefined;
    },
  };
  for await (const _ of scanPieces(body, listener)) {
    if (found.length > 0) yield found;
    found = [];
  }
}

/** Yields after each piece, so that the caller can process the results found in it before more are read. */
async function* scanPieces(body: BufferedBody, listener: JsonListener): AsyncGenerator<void> {
  const scanner = new JsonScanner(listener, FILE_LIMITS.partBytes);
  try {
    for await (const bytes of readPlain(body))
      for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
        scanner.write(bytes.subarray(from, from + PIECE_BYTES));
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

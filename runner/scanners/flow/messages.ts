import { z } from "zod";
import { Severity } from "../../../worker/contract/finding.ts";
import { BatchRequest } from "../shared/batch-messages.ts";
import { FAMILIES } from "./domain/families.ts";
import { SOURCE_KINDS } from "./domain/taint.ts";
import { FileRecord } from "./project/file-record.ts";
import { FLOW_LANGUAGES } from "./tables/schema.ts";

export const FlowRequest = BatchRequest.extend({
  fileDeadlineMs: z.int().min(1),
  /** All files of the repository in the scanner's languages, which flows may cross. Empty in a later request to the same child. */
  project: BatchRequest.shape.files,
  /** What an earlier child read of them; null for the first child. */
  index: z.array(FileRecord).nullable(),
  /** Results of an earlier scan for files of this batch, by path; null to keep none. */
  results: z.array(z.tuple([z.string(), z.string()])).nullable(),
});
export type FlowRequest = z.infer<typeof FlowRequest>;

const count = z.int().min(0);
const position = z.int().min(1);

const TraceStep = z.strictObject({ path: z.string(), line: position, column: position, text: z.string().max(200) });

export const FlowMessage = z.strictObject({
  type: z.literal("flow"),
  language: z.enum(FLOW_LANGUAGES),
  family: z.enum(FAMILIES),
  path: z.string(),
  offset: count,
  line: position,
  column: position,
  endLine: position,
  confidence: z.enum(["high", "medium", "low"]),
  /** The kind of source; null for an insecure parser of unknown input. */
  source: z.enum(SOURCE_KINDS).nullable(),
  /** The highest severity that the source allows. */
  severityLimit: Severity,
  snippet: z.string().max(500),
  sinkText: z.string().max(2_000),
  sourceText: z.string().max(2_000),
  trace: z.array(TraceStep).max(12),
});
export type FlowMessage = z.infer<typeof FlowMessage>;

/** A part of the index of the repository, for later children. */
export const IndexMessage = z.strictObject({ type: z.literal("index"), records: z.array(FileRecord) });
export type IndexMessage = z.infer<typeof IndexMessage>;

/** The result for a file in the form of `cached-result.ts`, for a later scan; null if the one of the earlier scan holds. */
export const ResultMessage = z.strictObject({
  type: z.literal("result"),
  path: z.string(),
  result: z.string().nullable(),
});
export type ResultMessage = z.infer<typeof ResultMessage>;

/** A sink that no untrusted data reaches. */
export const FollowedMessage = z.strictObject({
  type: z.literal("followed"),
  language: z.enum(FLOW_LANGUAGES),
  family: z.enum(FAMILIES),
  path: z.string(),
  line: position,
  column: position,
  /** All texts that reach it are in the code; else they come from where the analysis does not see. */
  isKnown: z.boolean(),
  /** They come from callers in other files, whose analysis may know them. */
  isOfCallers: z.boolean(),
});
export type FollowedMessage = z.infer<typeof FollowedMessage>;

/** Data that a controller passes to a view; `source` is null where none of it is known to be untrusted. */
export const RenderedMessage = z.strictObject({
  type: z.literal("rendered"),
  view: z.string().max(200),
  name: z.string().max(200),
  source: z.enum(SOURCE_KINDS).nullable(),
  isEscaped: z.boolean(),
  confidence: z.enum(["high", "medium", "low"]),
  severityLimit: Severity,
  trace: z.array(TraceStep).max(12),
});
export type RenderedMessage = z.infer<typeof RenderedMessage>;

export const FlowOutput = z.discriminatedUnion("type", [
  FlowMessage,
  FollowedMessage,
  RenderedMessage,
  IndexMessage,
  ResultMessage,
]);
export type FlowOutput = z.infer<typeof FlowOutput>;

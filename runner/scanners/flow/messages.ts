import { z } from "zod";
import { FAMILIES } from "./domain/families.ts";
import { FLOW_LANGUAGES } from "./tables/schema.ts";

/** The request that the child reads from standard input, as one JSON document. */
export const FlowRequest = z.object({
  root: z.string(),
  files: z.array(z.object({ path: z.string(), storedPath: z.string() })),
  maxFindings: z.int().min(1),
  fileDeadlineMs: z.int().min(1),
  /** For all files: the remaining ones are skipped. */
  scanDeadlineMs: z.int().min(1),
});
export type FlowRequest = z.infer<typeof FlowRequest>;

const count = z.int().min(0);
const position = z.int().min(1);

const TraceStep = z.strictObject({ line: position, column: position, text: z.string().max(200) });

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
  snippet: z.string().max(500),
  sinkText: z.string().max(2_000),
  sourceText: z.string().max(2_000),
  trace: z.array(TraceStep).max(12),
});
export type FlowMessage = z.infer<typeof FlowMessage>;

const SkippedMessage = z.strictObject({
  type: z.literal("skipped"),
  path: z.string(),
  reason: z.enum(["timed_out", "unparsable", "unreadable"]),
});

const DoneMessage = z.strictObject({ type: z.literal("done"), files: count, parsed: count, truncated: z.boolean() });

/** A line of the child's standard output. `done` is the last one, and without it the scan is not complete. */
export const ChildMessage = z.discriminatedUnion("type", [FlowMessage, SkippedMessage, DoneMessage]);
export type ChildMessage = z.infer<typeof ChildMessage>;

import { createHash } from "node:crypto";
import { z } from "zod";
import { AnalysisLimit, SkipReason } from "../../../worker/contract/scan-summary.ts";
import type { SourceFile, SourceTree } from "../../repository/source-tree.ts";
import { digestsOf } from "../shared/kept-results.ts";
import { parseJson } from "../shared/parse-json.ts";
import type { BatchOutcome } from "../shared/scan-in-batches.ts";
import type { ScanContext } from "../shared/scanner.ts";
import { FollowedMessage, FlowMessage, type FlowOutput, RenderedMessage } from "./messages.ts";

/** Where the outcome is among the results of the files: no file has this path. */
export const WHOLE = "";

const SkippedFile = z.strictObject({
  path: z.string(),
  reason: SkipReason,
  rule: z.string().optional(),
  limits: z.array(AnalysisLimit).optional(),
});
const Kept = z.strictObject({
  digest: z.string(),
  findings: z.array(z.discriminatedUnion("type", [FlowMessage, FollowedMessage, RenderedMessage])),
  skipped: z.array(SkippedFile),
});

/** A digest of all that a scan depends on besides the engine; null if it is not known. */
export async function digestOfScan(
  tree: SourceTree,
  files: readonly SourceFile[],
  { signal, maxFindings }: ScanContext,
): Promise<string | null> {
  const digests = await digestsOf(tree, files, signal);
  if (digests.size < files.length) return null;
  return createHash("sha256")
    .update(JSON.stringify([maxFindings, ...digests.values()]))
    .digest("hex");
}

/** @returns the outcome of an earlier scan with this digest, which a scan now would have too */
export function keptOutcome(results: ReadonlyMap<string, string>, digest: string): BatchOutcome<FlowOutput> | null {
  const { data } = Kept.safeParse(parseJson(results.get(WHOLE) ?? ""));
  if (data?.digest !== digest) return null;
  return { findings: data.findings, skipped: data.skipped, truncated: false, failure: null };
}

/** The outcome for a later scan of the same files; null for one that depends on the time that it took. */
export function packOutcome(
  { findings, skipped, truncated, failure }: BatchOutcome<FlowOutput>,
  digest: string,
): string | null {
  // A file that another scan would skip, too, has a result for later scans.
  const kept = new Set(findings.flatMap((message) => (message.type === "result" ? [message.path] : [])));
  if (truncated || failure !== null || !skipped.every(({ path }) => kept.has(path))) return null;
  const own = findings.filter(({ type }) => type !== "index" && type !== "result");
  return JSON.stringify({ digest, findings: own, skipped });
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PipelineFinding } from "../../worker/contract/finding.ts";
import type { CodeContext } from "../../worker/contract/scan-summary.ts";
import type { SourceTree } from "../repository/source-tree.ts";
import { contextOfPath, contextOfText } from "../scanners/shared/code-context.ts";
import { SECRET_ENGINES } from "../scanners/engines.ts";

/** `info` lowers findings outside of production code to that severity; `keep` leaves them the severity of their rule. */
export type ContextSeverity = "info" | "keep";

/**
 * Adds `metadata.context` to findings outside of production code. Lowered ones have the severity of their rule in
 * `metadata.rule_severity`. A secret keeps its severity: it is valid wherever it is.
 */
export async function judgeContext(
  findings: readonly PipelineFinding[],
  tree: SourceTree,
  severity: ContextSeverity,
): Promise<PipelineFinding[]> {
  const stored = new Map(tree.files.map((file) => [file.path, file.storedPath]));
  const contexts = new Map<string | null, CodeContext | null>();
  for (const path of new Set(findings.map(({ location_path: own }) => own))) {
    const file = path === null ? undefined : stored.get(path);
    const byPath = path === null ? null : contextOfPath(path);
    const isRead = byPath === null && file !== undefined;
    contexts.set(path, isRead ? contextOfText(await readFile(join(tree.root, file), "utf8")) : byPath);
  }
  return findings.map((finding) => {
    const context = contexts.get(finding.location_path) ?? null;
    if (context === null) return finding;
    const metadata = { ...finding.metadata, context };
    const isSecret = Object.hasOwn(SECRET_ENGINES, finding.scanner);
    if (severity === "keep" || isSecret || finding.severity === "info") return { ...finding, metadata };
    return { ...finding, severity: "info", metadata: { ...metadata, rule_severity: finding.severity } };
  });
}

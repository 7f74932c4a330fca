import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createFlowScanner } from "../../../../../runner/scanners/flow/flow.ts";
import type { SourceFile } from "../../../../../runner/repository/source-tree.ts";
import type { ScannerReport } from "../../../../../runner/scanners/shared/scanner.ts";

const context = {
  signal: new AbortController().signal,
  timeoutMs: 150_000,
  maxFindings: 1_000,
  fingerprintKey: new Uint8Array(32),
};

/** The flow scanner's report on these files, by path. */
export async function scanCode(
  files: Record<string, string | { text: string; storedPath: string }>,
  options = {},
  overrides = {},
): Promise<ScannerReport> {
  const root = await mkdtemp(join(tmpdir(), "flow-"));
  try {
    const entries: SourceFile[] = [];
    for (const [path, file] of Object.entries(files)) {
      const { text, storedPath } =
        typeof file === "string" ? { text: file, storedPath: path.startsWith("text/") ? path : `code/${path}` } : file;
      await mkdir(dirname(join(root, storedPath)), { recursive: true });
      await writeFile(join(root, storedPath), text);
      entries.push({ path, storedPath, sizeBytes: Buffer.byteLength(text) });
    }
    const scanner = createFlowScanner({ fileDeadlineMs: 10_000, ...options });
    return await scanner.scan({ root, files: entries }, { ...context, ...overrides });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

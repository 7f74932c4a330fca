import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createSecretScanner } from "../../runner/scanners/secrets/secrets.ts";
import type { PipelineFinding } from "../../worker/contract/finding.ts";
import type { Labelled } from "./token-files.ts";

const DEADLINE_MS = 60_000;

/**
 * The findings of the secret scanner in files that it writes and removes again.
 * @throws ScannerError
 */
export async function scanSecrets(labelled: readonly Labelled[], signal: AbortSignal): Promise<PipelineFinding[]> {
  const root = await mkdtemp(join(tmpdir(), "tokens-"));
  try {
    const files = await Promise.all(labelled.map((file) => write(root, file)));
    const context = { signal, timeoutMs: DEADLINE_MS, maxFindings: 10_000, fingerprintKey: Buffer.from("tokens") };
    const { findings, skipped } = await createSecretScanner().scan({ root, files }, context);
    if (skipped.length > 0) throw new Error(`Not searched to the end: ${skipped.map(({ path }) => path).join(", ")}.`);
    return findings;
  } finally {
    await rm(root, { recursive: true });
  }
}

async function write(
  root: string,
  { path, text }: Labelled,
): Promise<{ path: string; storedPath: string; sizeBytes: number }> {
  const storedPath = join("code", path);
  await mkdir(dirname(join(root, storedPath)), { recursive: true });
  await writeFile(join(root, storedPath), text);
  return { path, storedPath, sizeBytes: Buffer.byteLength(text) };
}

import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createSecretScanner } from "../../runner/scanners/secrets/secrets.ts";
import type { PipelineFinding } from "../../worker/contract/finding.ts";
import { Random } from "../chaos/random.ts";
import { makeDecoys } from "./decoy-tokens.ts";
import { type Labelled, makeTokenFiles } from "./token-files.ts";

export interface TokenMeasure {
  /** Providers whose token was found at its place. */
  found: string[];
  /** Those of them that were found by a generic rule. */
  byGenericRule: string[];
  missed: string[];
  decoys: number;
  falseAlarms: { what: string; rule: string }[];
}

const DEADLINE_MS = 60_000;

/**
 * Scans one token of each provider, and decoys; reproducible by the seed.
 * @throws ScannerError
 */
export async function measureTokens(seed: number, signal = new AbortController().signal): Promise<TokenMeasure> {
  const random = new Random(seed);
  const tokens = makeTokenFiles(random);
  const decoys = makeDecoys(random);
  const findings = await scan([...tokens, ...decoys], signal);
  const rulesAt = ({ path, line }: Labelled): string[] =>
    findings
      .filter((finding) => finding.location_path === path && finding.location_line === line)
      .map((finding) => finding.metadata.rule_id);
  const found = tokens.filter((token) => rulesAt(token).length > 0);
  return {
    found: names(found),
    byGenericRule: names(found.filter((token) => rulesAt(token).every((rule) => rule.includes(".generic")))),
    missed: names(tokens.filter((token) => !found.includes(token))),
    decoys: decoys.length,
    falseAlarms: decoys.flatMap((decoy) => rulesAt(decoy).map((rule) => ({ what: decoy.what, rule }))),
  };
}

function names(labelled: readonly Labelled[]): string[] {
  return labelled.map(({ what }) => what);
}

async function scan(labelled: readonly Labelled[], signal: AbortSignal): Promise<PipelineFinding[]> {
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

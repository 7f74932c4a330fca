import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PipelineFinding } from "../../../worker/contract/finding.ts";
import { ScannerError } from "../../../runner/scanners/shared/scanner.ts";
import type { SourceTree } from "../../../runner/repository/source-tree.ts";
import type { Scanner } from "../../../runner/scanners/shared/scanner.ts";

/** A minimal scanner that reports each line with a word. Fails afterwards if requested. */
export function createGrepScanner(name: string, word: string, failure?: Error): Scanner {
  return {
    name,
    version: () => Promise.resolve("1.0.0"),
    async scan(tree, { signal }) {
      signal.throwIfAborted();
      const findings = await grep(tree, name, word);
      if (failure !== undefined)
        throw failure instanceof ScannerError ? new ScannerError(failure.message, findings) : failure;
      return { findings, truncated: false };
    },
  };
}

async function grep(tree: SourceTree, scanner: string, word: string): Promise<PipelineFinding[]> {
  const findings: PipelineFinding[] = [];
  for (const { path, storedPath } of tree.files) {
    const text = await readFile(join(tree.root, storedPath), "utf8");
    for (const [index, line] of text.split("\n").entries()) {
      if (line.includes(word)) findings.push(findingAt(scanner, path, index + 1, line.indexOf(word) + 1, line));
    }
  }
  return findings;
}

function findingAt(scanner: string, path: string, line: number, column: number, text: string): PipelineFinding {
  const fingerprint = createHash("sha256").update(`${scanner}\0${path}\0${line}`).digest("hex").slice(0, 40);
  return {
    external_id: fingerprint,
    title: "A word was found",
    severity: "high",
    scanner,
    description: null,
    location_path: path,
    location_line: line,
    location_column: column,
    metadata: { rule_id: "word", cwe: null, confidence: "high", snippet: text.slice(0, 200), fingerprint },
  };
}

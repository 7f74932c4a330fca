import { json } from "node:stream/consumers";
import { FileScanner } from "./file-scanner.ts";
import { type ScanMessage, ScanRequest } from "./messages.ts";
import { loadSecretRules } from "./load-rules.ts";

/** The child process: reads a request from standard input, and writes a line of JSON for each finding. */
async function main(): Promise<void> {
  const request = ScanRequest.parse(await json(process.stdin));
  const scanner = new FileScanner(await loadSecretRules(request.rulesFile), request);
  const files = request.files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  let found = 0;
  let scanned = 0;
  let characters = 0;
  let truncated = false;
  for (const file of files) {
    const result = scanner.scan(file);
    for (const message of result.messages) say(message);
    found += result.messages.length;
    scanned++;
    characters += result.characters;
    truncated ||= result.truncated;
    if (found > request.maxFindings) break;
  }
  say({ type: "done", files: scanned, characters, truncated: truncated || scanned < files.length });
}

function say(message: ScanMessage): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

try {
  await main();
} catch (error) {
  // Only the name of the error: its message may quote file contents.
  process.stderr.write(`secret scanner: ${error instanceof Error ? error.name : "unknown error"}\n`);
  process.exitCode = 1;
}

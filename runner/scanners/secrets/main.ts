import process from "node:process";
import { serveBatches } from "../shared/batch-child.ts";
import { FileScanner } from "./file-scanner.ts";
import { ScanRequest } from "./messages.ts";
import { loadSecretRules } from "./load-rules.ts";
import { startProgram } from "../shared/start-program.ts";

async function main(): Promise<void> {
  try {
    await serveBatches(ScanRequest, async (request) => {
      const scanner = new FileScanner(await loadSecretRules(request.rulesFile), request);
      return (file) => scanner.scan(file);
    });
  } catch (error) {
    // Only the name of the error: its message may quote file contents.
    process.stderr.write(`secret scanner: ${error instanceof Error ? error.name : "unknown error"}\n`);
    process.exitCode = 1;
  }
}

startProgram(main, () => {});

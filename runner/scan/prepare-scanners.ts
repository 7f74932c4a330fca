import type { ReadyScanner } from "./run-scanners.ts";
import type { Settings } from "../settings.ts";
import { createScanners } from "../scanners/engines.ts";
import type { Scanner } from "../scanners/shared/scanner.ts";

/**
 * The selected scanners, in order of precedence.
 * @throws Error that names the scanner that does not work, and why.
 */
export function prepareScanners(settings: Settings): Promise<ReadyScanner[]> {
  return Promise.all(createScanners(settings).map(requireScanner));
}

async function requireScanner(scanner: Scanner): Promise<ReadyScanner> {
  try {
    return { scanner, version: await scanner.version() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    throw new Error(`The scanner ${scanner.name} does not work: ${reason}`, { cause: error });
  }
}

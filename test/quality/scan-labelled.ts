import { randomBytes } from "node:crypto";
import process from "node:process";
import { scanFolder } from "../../runner/local/scan-folder.ts";
import { prepareScanners } from "../../runner/scan/prepare-scanners.ts";
import { parseSettings } from "../../runner/settings.ts";
import type { PipelineFinding } from "../../worker/contract/finding.ts";

/**
 * The runner's findings in a directory.
 * @throws Error when a scanner failed: its missing findings would count as false negatives.
 */
export async function scanLabelled(
  folder: string,
  signal: AbortSignal,
  environment: NodeJS.ProcessEnv = {},
): Promise<PipelineFinding[]> {
  const settings = parseSettings({
    ...process.env,
    ...environment,
    WORKER_URL: "http://127.0.0.1",
    RUNNER_SECRET: randomBytes(32).toString("hex"),
  });
  const scanners = await prepareScanners(settings);
  const options = { settings, scanners, everything: true, fingerprintKey: undefined, signal, log: () => {} };
  const { findings, summary } = await scanFolder(folder, options);
  if (summary.error !== undefined) throw new Error(summary.error.message);
  return findings;
}

import type { DispatchRequest } from "../contract/dispatch.ts";
import type { Settings } from "../settings.ts";
import { containerRunner } from "./container-runner.ts";
import { httpRunner } from "./http-runner.ts";

/** A way to dispatch scans. `offer` never throws and returns whether a runner has accepted the scan. */
export interface ScanRunner {
  offer(dispatch: DispatchRequest, cloneUrl: string): Promise<boolean>;
}

/** The runner selected by `RUNNER_MODE`; undefined in pull mode. */
export function chooseScanRunner(env: Env, settings: Settings): ScanRunner | undefined {
  const { runner } = settings;
  if (runner.mode === "http") return httpRunner(runner.url, runner.secrets[0]);
  if (runner.mode === "container") return containerRunner(env.SCAN_CONTAINER);
  return undefined;
}

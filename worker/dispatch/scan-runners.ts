import type { DispatchRequest } from "../contract/dispatch.ts";
import type { Settings } from "../settings.ts";
import { containerRunner } from "./container-runner.ts";
import { httpRunner } from "./http-runner.ts";

/** A way to hand scans out. `offer` never throws and tells whether a runner has the scan now. */
export interface ScanRunner {
  offer(dispatch: DispatchRequest, cloneUrl: string): Promise<boolean>;
}

/** The runner that `RUNNER_MODE` names; undefined where runners come for the scans themselves. */
export function chooseScanRunner(env: Env, settings: Settings): ScanRunner | undefined {
  const { runner } = settings;
  if (runner.mode === "http") return httpRunner(runner.url, runner.secrets[0]);
  if (runner.mode === "container") return containerRunner(env.SCAN_CONTAINER);
  return undefined;
}

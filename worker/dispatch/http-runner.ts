import type { DispatchRequest } from "../contract/dispatch.ts";
import { logEvent } from "../http/log.ts";
import type { ScanRunner } from "./scan-runners.ts";

const RUNNER_TIMEOUT_MS = 10_000;

/** A runner that is reached at a URL. */
export function httpRunner(runnerUrl: string, secret: string): ScanRunner {
  return { offer: (dispatch) => offerScan((request) => fetch(request), runnerUrl, secret, dispatch) };
}

/**
 * Posts a scan to a runner.
 * @returns whether the runner accepted it; the reason of a refusal is logged.
 */
export async function offerScan(
  send: (request: Request) => Promise<Response>,
  runnerUrl: string,
  secret: string,
  dispatch: DispatchRequest,
): Promise<boolean> {
  const { scan_id, attempt } = dispatch;
  try {
    const request = new Request(new URL("/scans", runnerUrl), {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify(dispatch),
      redirect: "manual",
      signal: AbortSignal.timeout(RUNNER_TIMEOUT_MS),
    });
    const response = await send(request);
    await response.body?.cancel();
    if (response.status === 202) return true;
    const level = response.status === 503 ? "info" : "error";
    logEvent(level, "runner_refused", { scan_id, attempt, status: response.status });
  } catch {
    logEvent("warn", "runner_unreachable", { scan_id, attempt });
  }
  return false;
}

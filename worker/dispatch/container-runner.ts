import type { DispatchRequest } from "../contract/dispatch.ts";
import { logEvent } from "../http/log.ts";
import type { ScanContainer } from "./scan-container.ts";
import type { ScanRunner } from "./scan-runners.ts";

/** Starts a separate container for each attempt at each scan: tenants never share one, and none is reused. */
export function containerRunner(containers: DurableObjectNamespace<ScanContainer> | undefined): ScanRunner {
  return {
    async offer(dispatch: DispatchRequest, cloneUrl: string): Promise<boolean> {
      const { scan_id, attempt } = dispatch;
      if (!containers)
        throw new Error("RUNNER_MODE is container, but no SCAN_CONTAINER is bound: see [env.production].");
      try {
        return await containers.getByName(`${scan_id}/${attempt}`).takeScan(dispatch, cloneUrl);
      } catch {
        logEvent("warn", "container_unavailable", { scan_id, attempt });
        return false;
      }
    },
  };
}

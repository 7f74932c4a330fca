import { Container } from "@cloudflare/containers";
import type { DispatchRequest } from "../contract/dispatch.ts";
import { containerEnvironment, reachableHosts, RUNNER_PORT, WORKER_HOST } from "./container-environment.ts";
import { offerScan } from "./http-runner.ts";

const RUNNER_URL = `http://runner:${RUNNER_PORT}`;
const SECRET_BYTES = 32;
const HEALTH_TIMEOUT_MS = 5_000;

/**
 * The runner's image, started for one attempt at one scan. All its outbound requests pass through this worker, which allows only
 * the host of the clone URL and the internal API.
 */
export class ScanContainer extends Container<Env> {
  override defaultPort = RUNNER_PORT;
  override sleepAfter = "1m";
  override enableInternet = false;
  override interceptHttps = true;

  /**
   * Starts the container and passes the scan to it.
   * @returns whether the container has accepted the scan.
   */
  async takeScan(dispatch: DispatchRequest, cloneUrl: string): Promise<boolean> {
    const secret = await this.#ownSecret();
    await this.setAllowedHosts(reachableHosts(cloneUrl));
    const startOptions = { envVars: containerEnvironment(secret), enableInternet: false };
    await this.startAndWaitForPorts({ ports: RUNNER_PORT, startOptions });
    return offerScan((request) => this.#ask(request), RUNNER_URL, secret, dispatch);
  }

  /** Only requests count as activity, not CPU use: a container that still scans is kept, another is stopped. */
  override async onActivityExpired(): Promise<void> {
    if (await this.#isWorking()) this.renewActivityTimeout();
    else if (this.ctx.container?.running) await this.stop();
  }

  async #isWorking(): Promise<boolean> {
    if (!this.ctx.container?.running) return false;
    try {
      const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
      const response = await this.#ask(new Request(new URL("/healthz", RUNNER_URL), { signal }));
      const load: { running?: unknown } = await response.json();
      return load.running !== 0;
    } catch {
      return false;
    }
  }

  /** Unlike `containerFetch`, does not start the container: one that has ended must not be started again. */
  async #ask(request: Request): Promise<Response> {
    if (!this.ctx.container) throw new Error("This object has no container: see [[env.production.containers]].");
    return this.ctx.container.getTcpPort(RUNNER_PORT).fetch(request);
  }

  /** Stored, because a message that is delivered twice finds the container running. */
  async #ownSecret(): Promise<string> {
    const kept = await this.ctx.storage.get<string>("secret");
    if (kept !== undefined) return kept;
    const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))).toString("base64url");
    await this.ctx.storage.put("secret", secret);
    return secret;
  }
}

ScanContainer.outbound = (request) => fetch(request, { redirect: "manual" });

/** Routes the containers' calls of the internal API, and no other requests, to the worker's request handler. */
export function connectInternalApi(handle: (request: Request, env: Env) => Response | Promise<Response>): void {
  ScanContainer.outboundByHost = {
    [WORKER_HOST]: (request, env) =>
      /^\/internal\/(?:scans|branch-checks)\//.test(new URL(request.url).pathname)
        ? handle(request, env)
        : new Response("Only the internal API is here.", { status: 404 }),
  };
}

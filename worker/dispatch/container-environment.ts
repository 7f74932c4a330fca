export const RUNNER_PORT = 8788;

/** The internal API's name inside a container; resolved by nobody but the worker that intercepts it. */
export const WORKER_HOST = "worker.internal";

/** The hosts that a container may talk to, as the platform matches them: without the dot that may end a name. */
export function reachableHosts(cloneUrl: string): string[] {
  return [WORKER_HOST, new URL(cloneUrl).hostname.replace(/\.$/, "")];
}

/** Written by the platform when a container starts whose HTTPS it intercepts. */
const PLATFORM_AUTHORITY = "/etc/cloudflare/certs/cloudflare-containers-ca.crt";

/** The runner's settings in a container that runs one scan. `secret` is this container's alone. */
export function containerEnvironment(secret: string): Record<string, string> {
  return {
    RUNNER_HOST: "0.0.0.0",
    RUNNER_PORT: String(RUNNER_PORT),
    RUNNER_SECRET: secret,
    WORKER_URL: `http://${WORKER_HOST}`,
    CONCURRENCY: "1",
    MAX_WAITING: "0",
    GIT_SSL_CAINFO: PLATFORM_AUTHORITY,
  };
}

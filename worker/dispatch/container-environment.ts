export const RUNNER_PORT = 8788;

/** The host name of the internal API inside a container. It does not resolve; the worker intercepts it. */
export const WORKER_HOST = "worker.internal";

/** The hosts that a container may reach, in the form that the platform compares: without a final dot. */
export function reachableHosts(cloneUrl: string): string[] {
  return [WORKER_HOST, new URL(cloneUrl).hostname.replace(/\.$/, "")];
}

/** Written by the platform when it starts a container whose HTTPS requests it intercepts. */
const PLATFORM_AUTHORITY = "/etc/cloudflare/certs/cloudflare-containers-ca.crt";

/** The runner's settings in a container for one scan. `secret` is unique to this container. */
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

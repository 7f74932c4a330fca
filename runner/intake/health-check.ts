import process from "node:process";

/** For the image's HEALTHCHECK: exits 0 while the local runner reports that it is healthy. */
const port = process.env["RUNNER_PORT"] ?? "8788";
const response = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(
  () => null,
);
process.exit(response?.ok ? 0 : 1);

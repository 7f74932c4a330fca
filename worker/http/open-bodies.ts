import { clientNetwork } from "./client-network.ts";
import { ApiError } from "./errors.ts";

/** Maximum of request bodies of one network that are being read at once. */
export const MAX_OPEN_BODIES = 200;
const RETRY_AFTER_SECONDS = "5";

/** In the memory of each isolate. */
const open = new Map<string, number>();

/**
 * Counts a body that is being read, so that a client which opens many requests and completes none occupies no more than this.
 * @returns ends the count; call it once.
 * @throws ApiError `rate_limited`
 */
export function openBody(headers: Headers): () => void {
  const network = clientNetwork(headers);
  const count = open.get(network) ?? 0;
  if (count >= MAX_OPEN_BODIES) {
    const message = `This network has ${MAX_OPEN_BODIES} requests open whose bodies are incomplete: complete some of them first.`;
    throw new ApiError("rate_limited", message, { "Retry-After": RETRY_AFTER_SECONDS });
  }
  open.set(network, count + 1);
  return () => {
    const left = (open.get(network) ?? 1) - 1;
    if (left > 0) open.set(network, left);
    else open.delete(network);
  };
}

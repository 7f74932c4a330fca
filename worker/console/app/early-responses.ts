/** Responses to requests that were sent before the components had arrived, by URL. Each is for the first component that asks. */
const responses = new Map<string, Promise<Response>>();
let isEarly = true;

/** `fetch`, which answers a request that was sent early with its response. */
export async function fetchOnce(request: Request): Promise<Response> {
  if (request.method !== "GET") {
    forgetEarlyResponses();
    return fetch(request);
  }
  const known = responses.get(request.url);
  if (known) {
    responses.delete(request.url);
    return known;
  }
  const sent = fetch(request);
  if (isEarly) {
    const copy = sent.then((response) => response.clone());
    copy.catch(() => undefined);
    responses.set(request.url, copy);
  }
  return sent;
}

/** The components have arrived: what they ask for is not kept. */
export function endEarlyRequests(): void {
  isEarly = false;
}

/** What the first view has not asked for would be outdated later. */
export function forgetEarlyResponses(): void {
  responses.clear();
}

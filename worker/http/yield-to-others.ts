/** Enough for the few turns of the event loop that a request needs for its round trip to the database. */
const PAUSE_MS = 2;

/** Lets other requests of the isolate go on: parsing what is in memory already never waits for anything. */
export function yieldToOthers(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, PAUSE_MS);
  return promise;
}

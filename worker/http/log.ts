type Level = "info" | "warn" | "error";

/**
 * Writes one JSON line per event. Fields contain ids, codes and numbers, never bodies, tokens, query strings or URLs of users.
 */
export function logEvent(level: Level, event: string, fields: Record<string, unknown>): void {
  // oxlint-disable-next-line no-console -- the console is the log of a Worker
  console[level](JSON.stringify({ level, event, ...fields }));
}

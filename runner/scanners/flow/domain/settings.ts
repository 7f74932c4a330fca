import type { SourceKind, Taint } from "./taint.ts";

const SETTINGS = new Set<SourceKind>(["parameter", "environment", "arguments"]);

/** Whether data may name a database, a file or a server, and need not be what is read from it. */
export function isSetting({ kind }: Taint): boolean {
  return SETTINGS.has(kind);
}

import type { Redactor } from "./redact.ts";

export type LogFields = Record<string, string | number | boolean | null | object>;
export type LogLevel = "info" | "warn" | "error";
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

/** One JSON line per event, without secrets. */
export function createLog(redactor: Redactor, write: (line: string) => void): Log {
  const redacted = (_key: string, value: unknown): unknown =>
    typeof value === "string" ? redactor.redact(value) : value;
  return (level, event, fields = {}) => {
    const entry = { time: new Date().toISOString(), level, event, ...fields };
    write(`${JSON.stringify(entry, redacted)}
`);
  };
}

/** The stack of an unexpected error, with the message of its cause. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  return `${error.stack ?? error.message}${cause}`;
}

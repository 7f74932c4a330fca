import { readFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { z } from "zod";

const PROJECT = fileURLToPath(new URL("../../..", import.meta.url));
const LOCAL_URL = `http://127.0.0.1:${process.env["PORT"] ?? "8787"}`;
const MAX_FAILURES = 5;
const FIRST_PAUSE_MS = 500;
const CALL_TIMEOUT_MS = 60_000;

/** What to do about a status. */
const HINTS: Readonly<Record<number, string>> = { 401: " Set OPERATOR_SECRET as the worker has it." };

const Failure = z.object({ message: z.string() });

/** The worker has answered that it will not do it. */
export class Refused extends Error {}

export interface Service {
  /**
   * Calls the worker once.
   * @param path below /internal/operator
   * @throws Refused for a status below 500, Error for any other failure, also of an answer that the schema does not allow
   */
  call: <T>(method: string, path: string, query: Record<string, string>, schema: z.ZodType<T>) => Promise<T>;
  /** The same for calls that can be repeated: one that fails is repeated up to five times, after longer and longer pauses. */
  repeat: Service["call"];
}

/**
 * @param onFailure called with the message of a failure before the call is repeated
 * @throws Error if there is no secret of the operator
 */
export async function connect(onFailure: (message: string) => void): Promise<Service> {
  const base = process.env["SERVICE_URL"] ?? LOCAL_URL;
  const secret = process.env["OPERATOR_SECRET"] ?? (process.env["SERVICE_URL"] ? undefined : await localSecret());
  if (!secret) throw new Error("Set OPERATOR_SECRET, as the worker has it.");
  const call: Service["call"] = async (method, path, query, schema) => {
    const parameters = new URLSearchParams(query).toString();
    const url = new URL(`/internal/operator/${path}${parameters && `?${parameters}`}`, base);
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${secret}` },
      redirect: "error",
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new Error(
        `The worker at ${url.origin} cannot be reached: ${describeError(error)}. SERVICE_URL sets another URL.`,
      );
    });
    const text = await response.text();
    if (response.ok) return parseAnswer(text, schema);
    const message = describeFailure(response.status, text);
    throw response.status < 500 ? new Refused(message) : new Error(message);
  };
  return {
    call,
    repeat: async (...args) => {
      for (let failures = 1; ; failures += 1) {
        try {
          return await call(...args);
        } catch (error) {
          if (error instanceof Refused || failures > MAX_FAILURES) throw error;
          onFailure(describeError(error));
          await sleep(FIRST_PAUSE_MS * 2 ** failures);
        }
      }
    },
  };
}

/** What the worker of `npm run dev` has. */
async function localSecret(): Promise<string | undefined> {
  try {
    return parseEnv(await readFile(join(PROJECT, ".dev.vars"), "utf8"))["OPERATOR_SECRET"];
  } catch {
    return undefined;
  }
}

function parseAnswer<T>(text: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new Error("The answer is not what this version of the command expects: use that of the worker's version.");
  }
}

function describeFailure(status: number, text: string): string {
  try {
    return `${status}: ${Failure.parse(JSON.parse(text)).message}${HINTS[status] ?? ""}`;
  } catch {
    return `${status}: the answer is not the worker's.`;
  }
}

/** The message of an error, with that of its cause. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "The call failed.";
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  return `${error.message}${cause}`;
}

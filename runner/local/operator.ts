import { readFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { z } from "zod";
import { MoveProgress, ShardList, Suspension } from "../../worker/contract/operator.ts";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const LOCAL_URL = `http://127.0.0.1:${process.env["PORT"] ?? "8787"}`;
const USAGE = `Usage: npm run operator -- <command>

  shards                        lists the databases: organizations, size, weight
  move <organization> <shard>   moves an organization, by its slug, to a shard like DB_1
  suspend <organization>        refuses its logins, requests and webhooks, and dispatches none of its scans
  resume <organization>         ends the suspension

  SERVICE_URL       of the worker (that of npm run dev: http://127.0.0.1 and PORT, 8787)
  OPERATOR_SECRET   as the worker has it (read from .dev.vars where SERVICE_URL is not set)

A move may be ended at any time, and goes on when it is run again. To take it back before it has switched,
move the organization to the shard that it is in.
`;
const MAX_FAILURES = 5;
const FIRST_PAUSE_MS = 500;
const CALL_TIMEOUT_MS = 60_000;

const Failure = z.object({ message: z.string() });

/** The worker has answered that it will not do it. */
class Refused extends Error {}

async function main(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args;
  if (args.includes("--help") || command === undefined) {
    process.stdout.write(USAGE);
    return command === undefined ? 2 : 0;
  }
  const call = await connect();
  if (command === "shards" && rest.length === 0) return listShards(call);
  const [organization, shard, ...more] = rest;
  if (command === "move" && organization !== undefined && shard !== undefined && more.length === 0) {
    return move(call, organization, shard);
  }
  if ((command === "suspend" || command === "resume") && organization !== undefined && shard === undefined) {
    return suspend(call, command, organization);
  }
  process.stderr.write(USAGE);
  return 2;
}

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

async function connect(): Promise<Call> {
  const base = process.env["SERVICE_URL"] ?? LOCAL_URL;
  const secret = process.env["OPERATOR_SECRET"] ?? (process.env["SERVICE_URL"] ? undefined : await localSecret());
  if (!secret) throw new Error("Set OPERATOR_SECRET, as the worker has it.");
  return async (method, path, body) => {
    const response = await fetch(new URL(`/internal/operator/${path}`, base), {
      method,
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    const text = await response.text();
    if (response.ok) return JSON.parse(text);
    const message = describeFailure(response.status, text);
    throw response.status < 500 ? new Refused(message) : new Error(message);
  };
}

async function localSecret(): Promise<string | undefined> {
  try {
    return parseEnv(await readFile(join(PROJECT, ".dev.vars"), "utf8"))["OPERATOR_SECRET"];
  } catch {
    return undefined;
  }
}

function describeFailure(status: number, text: string): string {
  try {
    return `${status}: ${Failure.parse(JSON.parse(text)).message}`;
  } catch {
    return `${status}: the answer is not the worker's.`;
  }
}

async function listShards(call: Call): Promise<number> {
  const { shards } = ShardList.parse(await call("GET", "shards"));
  for (const { shard, organizations, bytes, weight } of shards) {
    const size = `${(bytes / 1e9).toFixed(3)} GB`;
    process.stdout.write(`${shard.padEnd(8)} ${organizations} organizations, ${size}, weight ${weight}\n`);
  }
  return 0;
}

async function suspend(call: Call, command: "suspend" | "resume", organization: string): Promise<number> {
  const path = `${command}?${new URLSearchParams({ organization }).toString()}`;
  const { suspended_at: since } = Suspension.parse(await call("POST", path));
  process.stdout.write(`${organization} is ${since === null ? "not suspended" : `suspended since ${since}`}.\n`);
  return 0;
}

async function move(call: Call, organization: string, shard: string): Promise<number> {
  const totals = new Map<string, number>();
  let failures = 0;
  for (;;) {
    try {
      const progress = MoveProgress.parse(
        await call("POST", `move?${new URLSearchParams({ organization, shard }).toString()}`),
      );
      failures = 0;
      const rows = Object.values(progress.rows).reduce((sum, count) => sum + count, 0);
      const total = (totals.get(progress.status) ?? 0) + rows;
      totals.set(progress.status, total);
      if (progress.heldMs !== undefined) process.stdout.write(`Writes were held for ${progress.heldMs} ms.\n`);
      if (progress.status === "done") {
        process.stdout.write(`${organization} is in ${progress.shard}.\n`);
        return 0;
      }
      process.stdout.write(`${progress.status}: ${total} rows; served by ${progress.shard}\n`);
    } catch (error) {
      failures += 1;
      if (error instanceof Refused || failures > MAX_FAILURES) throw error;
      process.stderr.write(`${describe(error)} Trying again.\n`);
      await sleep(FIRST_PAUSE_MS * 2 ** failures);
    }
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return "The call failed.";
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  return `${error.message}${cause}`;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exitCode = 1;
}

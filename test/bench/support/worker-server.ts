import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import process from "node:process";
import { parseEnv } from "node:util";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from "wrangler";
import { z } from "zod";
import { makeSecretsFile } from "../../../runner/local/secrets-file.ts";
import { PROJECT } from "./bundles.ts";
import { PLAIN_TABLES } from "./plain-tables.ts";
import { childrenOf } from "./processes.ts";
import type { Workspace } from "./workspace.ts";

export type D1 = Awaited<ReturnType<Miniflare["getD1Database"]>>;

/** A bundle in Miniflare with the bindings of wrangler.toml and a migrated database on disk. */
export interface WorkerServer {
  url: URL;
  database: D1;
  /** The pid of its workerd. */
  pid: number;
  secrets: Record<string, string | undefined>;
  /** The inspector of the worker's isolate, if requested. */
  inspector?: URL;
}

const NAME = "bench";

const Variables = z.record(z.string(), z.json());

interface ServerOptions {
  /** Whether the worker consumes its own queue (default: yes). */
  consumesQueue?: boolean;
  /** Whether its inspector is enabled (default: no). */
  inspects?: boolean;
}

export async function startWorkerServer(
  workspace: Workspace,
  bundlePath: string,
  serverOptions: ServerOptions = {},
): Promise<WorkerServer> {
  const directory = await workspace.makeDirectory();
  const others = new Set(await findWorkerds());
  const secretsFile = join(directory, "secrets.env");
  await makeSecretsFile(secretsFile);
  const secrets = parseEnv(await readFile(secretsFile, "utf8"));
  const { inspects = false } = serverOptions;
  // Miniflare accepts V8 flags in this variable only.
  if (inspects) process.env["MINIFLARE_WORKERD_V8_FLAGS"] = "--expose-gc";
  const miniflare = new Miniflare(miniflareOptions(directory, bundlePath, secrets, serverOptions));
  workspace.defer(() => miniflare.dispose());
  const url = await miniflare.ready;
  const pid = (await findWorkerds()).find((candidate) => !others.has(candidate));
  if (pid === undefined) throw new Error("The workerd of Miniflare is not among the children of this process.");
  const database = await miniflare.getD1Database("DB");
  for (const statement of await readMigrations()) await database.prepare(statement).run();
  const inspector = inspects && new URL(`/core:user:${NAME}`, await miniflare.getInspectorURL());
  return { url, database, pid, secrets, ...(inspector && { inspector }) };
}

async function findWorkerds(): Promise<number[]> {
  const children = await childrenOf(process.pid);
  return children.filter(({ name }) => name === "workerd").map(({ pid }) => pid);
}

function miniflareOptions(
  directory: string,
  bundlePath: string,
  secrets: object,
  { consumesQueue = true, inspects = false }: ServerOptions,
) {
  const { modulesRules: _rules, ...options } = readBindings();
  return convertV4MiniflareOptions({
    ...options,
    name: NAME,
    rootPath: dirname(bundlePath),
    modules: [{ type: "ESModule", path: bundlePath }],
    modulesRoot: dirname(bundlePath),
    bindings: Variables.parse(Object.assign({}, options["bindings"], secrets)),
    ...(!consumesQueue && { queueConsumers: {} }),
    ...(inspects && { inspectorPort: 0 }),
    d1Persist: join(directory, "d1"),
    log: new Log(LogLevel.NONE),
    handleStructuredLogs: ({ level, message }) => {
      if (level === "error") process.stderr.write(`${message}\n`);
    },
  });
}

/** The bindings of wrangler.toml, without the warning about missing secrets. */
function readBindings() {
  const { WRANGLER_LOG: level } = process.env;
  process.env["WRANGLER_LOG"] = "error";
  try {
    return readWorkerOptions(join(PROJECT, "wrangler.toml")).workerOptions;
  } finally {
    if (level === undefined) delete process.env["WRANGLER_LOG"];
    else process.env["WRANGLER_LOG"] = level;
  }
}

/** The statements of all migrations, in order. */
async function readMigrations(): Promise<string[]> {
  const directory = join(PROJECT, "migrations");
  const names = (await readdir(directory)).filter((name) => name.endsWith(".sql")).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(directory, name), "utf8")));
  return texts.flatMap((text) => text.split("--> statement-breakpoint")).filter((statement) => statement.trim() !== "");
}

export interface Account {
  token: string;
  orgId: string;
  /** The path of a project. */
  project: string;
}

const Registered = z.object({ token: z.string(), user: z.object({ org_id: z.string() }) });

/** An organization with a project. */
export async function makeAccount(url: URL): Promise<Account> {
  const slug = `bench-${randomBytes(4).toString("hex")}`;
  const password = randomBytes(16).toString("hex");
  const account = { org_name: "Bench", org_slug: slug, email: "bench@example.com", password };
  const { token, user } = Registered.parse(await post(url, "/v1/auth/register", account));
  await post(url, `/v1/orgs/${slug}/projects`, { slug: "bench", name: "Bench" }, token);
  return { token, orgId: user.org_id, project: `/v1/orgs/${slug}/projects/bench` };
}

async function post(base: URL, path: string, body: unknown, token = ""): Promise<unknown> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const response = await fetch(new URL(path, base), { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`POST ${path} was answered with ${response.status}: ${await response.text()}`);
  return response.json();
}

/**
 * Inserts a scan that no runner works on.
 * @returns its id.
 */
export async function insertScan(database: D1, orgId: string): Promise<string> {
  const id = crypto.randomUUID();
  const insert = `insert into scans (organization_id, id, uuid, project_id, status, summary, created_at, updated_at)
    select organization_id, (select ifnull(max(id), 0) + 1 from scans where organization_id = p.organization_id),
      unhex(?1, '-'), id, 'pending', '{}', ?2, ?2
    from projects as p where organization_id = (select id from organizations where uuid = unhex(?3, '-'))`;
  await database.prepare(insert).bind(id, Date.now(), orgId).run();
  return id;
}

/** The tables of the minimal routes. */
export async function makePlainTables({ database }: WorkerServer): Promise<void> {
  for (const statement of PLAIN_TABLES) await database.prepare(statement).run();
}

/** Copies organization and project, so that the rows of both databases have the same size. */
export async function copyAccount(from: WorkerServer, to: WorkerServer, { orgId }: Account): Promise<void> {
  for (const [table, column] of [
    ["organizations", "id"],
    ["projects", "organization_id"],
  ]) {
    const isOf = `${column} = (select id from organizations where uuid = unhex(?, '-'))`;
    const row = await from.database.prepare(`select * from ${table} where ${isOf}`).bind(orgId).first();
    const columns = Object.keys(row ?? {});
    const insert = `insert into ${table} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`;
    await to.database
      .prepare(insert)
      .bind(...Object.values(row ?? {}))
      .run();
  }
}

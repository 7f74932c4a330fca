import { globSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { DatabaseSync, type DatabaseSyncOptions } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Child } from "../../../runner/local/child.ts";
import { findFreePort } from "../../../runner/local/ports.ts";
import { makeSecretsFile, readRunnerSecret } from "../../../runner/local/secrets-file.ts";
import { startPreparedWorker } from "./prepared-worker.ts";
import {
  fireCron,
  type LocalStack,
  migrateDatabase,
  startRunner,
  startWorker,
  stopStack,
  workerUrl,
} from "../../../runner/local/stack.ts";

const CALL_TIMEOUT_MS = 60_000;

const Scan = z.object({
  id: z.string(),
  status: z.string(),
  target_ref: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  summary: z.object({
    commit: z.string().nullish(),
    findings: z.object({ total: z.number(), by_scanner: z.record(z.string(), z.number()) }).optional(),
    error: z.object({ code: z.string(), message: z.string() }).optional(),
  }),
});
export type Scan = z.infer<typeof Scan>;
const WebhookResult = z.strictObject({
  status: z.string(),
  reason: z.string().optional(),
  scans: z.array(z.string()).optional(),
});
const WebhookConfig = z.object({
  providers: z.array(z.object({ id: z.string(), path: z.string(), secret: z.string() })),
});
const Findings = z.array(z.object({ id: z.string(), external_id: z.string(), scanner: z.string() }));

const Events = z.array(
  z.object({ type: z.string(), attempt: z.number(), message: z.string(), detail: z.record(z.string(), z.unknown()) }),
);

/** Worker and runner with the settings of `npm run dev`, on free ports, with temporary state and a short lease. */
export class Service {
  readonly root: string;
  readonly stack: LocalStack;
  readonly log: string[] = [];
  worker: Child | undefined;
  runner: Child | undefined;

  private constructor(root: string, stack: Omit<LocalStack, "onLine">) {
    this.root = root;
    this.stack = { ...stack, onLine: (source, line) => this.log.push(`${source} | ${line}`) };
  }

  static async prepare(change: Partial<LocalStack> = {}): Promise<Service> {
    const root = await mkdtemp(join(tmpdir(), "e2e-"));
    const secretsFile = join(root, "secrets.env");
    await makeSecretsFile(secretsFile);
    await mkdir(join(root, "repositories"));
    const service = new Service(root, {
      workerPort: await findFreePort(),
      runnerPort: await findFreePort(),
      stateDirectory: join(root, "state"),
      secretsFile,
      runnerSecret: await readRunnerSecret(secretsFile),
      workerVariables: { LEASE_SECONDS: "8" },
      runnerEnvironment: { WORK_DIR: join(root, "work"), SHUTDOWN_GRACE_SECONDS: "1" },
      children: new Set(),
      ...change,
    });
    const migrated = process.env["MIGRATED_STATE"];
    if (migrated === undefined) await migrateDatabase(service.stack);
    else await cp(migrated, service.stack.stateDirectory, { recursive: true });
    return service;
  }

  /** As `npm run dev` does, or the prepared one where a test asks for it, without the start of wrangler. */
  async startWorker(): Promise<void> {
    const prepared = process.env["SERVE_PREPARED"] === "true" ? process.env["PREPARED_WORKER"] : undefined;
    this.worker = await (prepared === undefined ? startWorker(this.stack) : startPreparedWorker(this.stack, prepared));
  }
  async startRunner(): Promise<void> {
    this.runner = await startRunner(this.stack);
  }
  async sweep(): Promise<void> {
    await fireCron(this.stack);
  }
  /** The file of the worker's database. To be written, the worker must not be running. */
  openDatabase(options: DatabaseSyncOptions): DatabaseSync {
    const files = globSync(join(this.stack.stateDirectory, "v3/d1/*/*.sqlite"));
    return new DatabaseSync(files.find((name) => !name.includes("metadata")) ?? "", options);
  }
  async stop(): Promise<void> {
    await stopStack(this.stack);
    await rm(this.root, { recursive: true, force: true });
  }

  async call(method: string, path: string, options: { token?: string; body?: unknown } = {}): Promise<Response> {
    return fetch(`${workerUrl(this.stack)}${path}`, {
      method,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      headers: {
        "content-type": "application/json",
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
  }

  async deliver(path: string, body: string, headers: Record<string, string>) {
    const init = { method: "POST", headers: { "content-type": "application/json", ...headers }, body };
    const response = await fetch(`${workerUrl(this.stack)}${path}`, init);
    return WebhookResult.parse(await response.json());
  }

  async makeProject(project: Record<string, unknown> = {}): Promise<ProjectHandle> {
    const slug = `org-${crypto.randomUUID().slice(0, 13)}`;
    const account = { org_name: "E2E", org_slug: slug, email: "e2e@example.com", password: "a long enough password" };
    const registered = await this.call("POST", "/v1/auth/register", { body: account });
    const { token } = z.object({ token: z.string() }).parse(await registered.json());
    const body = { slug: "repo", name: "Repository", ...project };
    const created = await this.call("POST", `/v1/orgs/${slug}/projects`, { token, body });
    if (created.status !== 201) throw new Error(await created.text());
    return new ProjectHandle(this, `/v1/orgs/${slug}/projects/repo`, token);
  }
}

export class ProjectHandle {
  readonly #service: Service;
  readonly #path: string;
  readonly #token: string;

  constructor(service: Service, path: string, token: string) {
    this.#service = service;
    this.#path = path;
    this.#token = token;
  }

  async runScan(cloneUrl: string, branch?: string): Promise<Scan> {
    const body = { clone_url: cloneUrl, branch };
    const response = await this.#service.call("POST", `${this.#path}/run-scan`, { token: this.#token, body });
    if (response.status !== 202) throw new Error(await response.text());
    return Scan.parse(await response.json());
  }

  async webhook(host: string) {
    const path = this.#path.replace(/\/projects\/.*$/, "/webhook-config");
    const response = await this.#service.call("GET", path, { token: this.#token });
    const { providers } = WebhookConfig.parse(await response.json());
    const provider = providers.find(({ id }) => id === host);
    if (!provider) throw new Error(`webhook-config has no ${host}`);
    return provider;
  }

  async getScan(id: string): Promise<Scan> {
    const response = await this.#service.call("GET", `${this.#path}/scans/${id}`, { token: this.#token });
    return Scan.parse(await response.json());
  }

  async listScans(): Promise<Scan[]> {
    const response = await this.#service.call("GET", `${this.#path}/scans`, { token: this.#token });
    return z.array(Scan).parse(await response.json());
  }

  /** @returns whether it was set. */
  async setStatus(id: string, status: string): Promise<boolean> {
    const options = { token: this.#token, body: { status } };
    return (await this.#service.call("PATCH", `${this.#path}/scans/${id}`, options)).ok;
  }

  async listFindings(id: string) {
    const response = await this.#service.call("GET", `${this.#path}/scans/${id}/findings`, { token: this.#token });
    return Findings.parse(await response.json());
  }

  /** Calls a path relative to that of the project. */
  async call(method: string, below: string, body?: unknown): Promise<Response> {
    const { pathname, search } = new URL(`http://host${this.#path}/${below}`);
    return this.#service.call(method, `${pathname.replace(/\/$/, "")}${search}`, { token: this.#token, body });
  }

  async listEvents(id: string) {
    return Events.parse(await (await this.call("GET", `scans/${id}/events`)).json());
  }

  async waitFor(id: string, ...statuses: string[]): Promise<Scan> {
    for (let tries = 0; tries < 300; tries += 1) {
      const scan = await this.getScan(id).catch(() => undefined);
      if (scan && statuses.includes(scan.status)) return scan;
      // Every second, like the cron every minute.
      if (tries % 3 === 2) await this.#service.sweep();
      // Each question costs four processes CPU time that the scan is waiting for.
      await sleep(330);
    }
    throw new Error(`The scan did not become ${statuses.join(" or ")}:\n${this.#service.log.slice(-60).join("\n")}`);
  }

  async waitForEnd(id: string): Promise<Scan> {
    return this.waitFor(id, "completed", "failed", "canceled");
  }
}

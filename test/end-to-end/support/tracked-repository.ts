import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { z } from "zod";
import type { GitServer } from "../../../runner/local/git-server.ts";
import { workerUrl } from "../../../runner/local/stack.ts";
import { createLog } from "../../../runner/log.ts";
import { Redactor } from "../../../runner/redact.ts";
import { prepareScanners } from "../../../runner/scan/prepare-scanners.ts";
import { runScan } from "../../../runner/scan/run-scan.ts";
import type { ReadyScanner } from "../../../runner/scan/run-scanners.ts";
import { parseSettings, type Settings } from "../../../runner/settings.ts";
import { LeaseResponse } from "../../../worker/contract/pull.ts";
import type { ProjectHandle, Service } from "./service.ts";

const IDENTITY = {
  GIT_AUTHOR_NAME: "a",
  GIT_AUTHOR_EMAIL: "a@example.com",
  GIT_COMMITTER_NAME: "a",
  GIT_COMMITTER_EMAIL: "a@example.com",
};
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;
const STATES = ["open", "fixed", "no_longer_detected"];
const Tracked = z.object({
  id: z.string(),
  state: z.string(),
  rule_id: z.string().nullable(),
  location_path: z.string().nullable(),
  location_line: z.number().nullable(),
});
export type Tracked = z.infer<typeof Tracked>;

let scanners: Promise<ReadyScanner[]> | undefined;

/** A scan of a repository. */
export interface ScanChange {
  branch?: string;
  settings?: Record<string, string>;
  /** Replaces the scanners. */
  scanners?: (scanners: readonly ReadyScanner[]) => ReadyScanner[];
}

/** A git repository and the project that tracks its vulnerabilities: the scans are those of the runner, in this process. */
export class TrackedRepository {
  readonly project: ProjectHandle;
  readonly #service: Service;
  readonly #cloneUrl: string;
  readonly #git: string;
  readonly #workTree: string;

  private constructor(
    service: Service,
    project: ProjectHandle,
    paths: { cloneUrl: string; git: string; workTree: string },
  ) {
    this.#service = service;
    this.project = project;
    this.#cloneUrl = paths.cloneUrl;
    this.#git = paths.git;
    this.#workTree = paths.workTree;
  }

  /**
   * @param service whose worker is in pull mode
   * @param from the repository whose objects it has; without it, it is empty.
   */
  static async create(service: Service, host: GitServer, from?: string): Promise<TrackedRepository> {
    const name = crypto.randomUUID();
    const git = join(service.root, "repositories", `${name}.git`);
    const workTree = join(service.root, "trees", name);
    for (const directory of [workTree, join(service.root, "work")]) mkdirSync(directory, { recursive: true });
    const project = await service.makeProject();
    const repository = new TrackedRepository(service, project, { cloneUrl: `${host.url}/${name}.git`, git, workTree });
    if (from === undefined)
      execFileSync("git", ["init", "--quiet", "--bare", "--template=", "--initial-branch=main", git]);
    else execFileSync("git", ["clone", "--quiet", "--bare", "--shared", "--template=", from, git]);
    return repository;
  }

  git(...args: string[]): string {
    const env = {
      ...IDENTITY,
      PATH: process.env["PATH"],
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_DIR: this.#git,
      GIT_WORK_TREE: this.#workTree,
    };
    return execFileSync("git", args, {
      cwd: this.#workTree,
      env,
      encoding: "utf8",
      maxBuffer: MAX_OUTPUT_BYTES,
      stdio: ["ignore", "pipe", "pipe"],
    });
  }

  /** Writes files, or removes those that are null, and commits. */
  commit(files: Readonly<Record<string, string | null>>): void {
    for (const [path, text] of Object.entries(files)) {
      const full = join(this.#workTree, path);
      mkdirSync(dirname(full), { recursive: true });
      if (text === null) rmSync(full);
      else writeFileSync(full, text);
    }
    this.git("add", "--all");
    this.git("commit", "--quiet", "--allow-empty", "--message=a commit");
  }

  /** Scans the head of a branch. @returns the status of the scan. */
  async scan({
    branch = "main",
    settings: change = {},
    scanners: replace = (all) => [...all],
  }: ScanChange = {}): Promise<string> {
    const { id } = await this.project.runScan(this.#cloneUrl, branch);
    const url = workerUrl(this.#service.stack);
    const settings = parseSettings({
      PATH: process.env["PATH"],
      WORKER_URL: url,
      RUNNER_SECRET: this.#service.stack.runnerSecret,
      ALLOWED_CLONE_HOSTS: "127.0.0.0/8",
      WORK_DIR: join(this.#service.root, "work"),
      CODE_SCANNERS: "ast-grep",
      ...change,
    });
    const redactor = new Redactor();
    const runner = {
      settings,
      redactor,
      scanners: replace(await this.#prepared(settings)),
      log: createLog(redactor, (line) => void this.#service.log.push(`runner | ${line}`)),
    };
    const response = await fetch(`${url}/internal/jobs/lease`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${this.#service.stack.runnerSecret}` },
      body: JSON.stringify({ version: 1, wait_ms: 10_000 }),
    });
    const { scan } = LeaseResponse.parse(await response.json());
    if (scan?.scan_id !== id) throw new Error("The lease is not of the scan.");
    await runScan(scan, runner, new AbortController().signal);
    const { status } = await this.project.getScan(id);
    if (status === "queued") throw new Error(`The scan did not end:\n${this.#service.log.slice(-20).join("\n")}`);
    return status;
  }

  /** Their versions are asked once. */
  #prepared(settings: Settings): Promise<ReadyScanner[]> {
    scanners ??= prepareScanners(settings);
    return scanners;
  }

  /** All vulnerabilities on a branch, in order of path and line. */
  async known(branch = "main"): Promise<Tracked[]> {
    const lists = await Promise.all(
      STATES.map(async (state) => {
        const response = await this.project.call("GET", `vulnerabilities?state=${state}&branch=${branch}`);
        return z.array(Tracked).parse(await response.json());
      }),
    );
    const placeOf = ({ location_path: path, location_line: line }: Tracked): string =>
      `${path} ${String(line).padStart(6)}`;
    return lists.flat().toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  }
}

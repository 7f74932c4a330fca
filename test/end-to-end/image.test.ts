import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";

import { mkdirSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Child, startChild, waitUntilHealthy } from "../../runner/local/child.ts";
import { makeSampleRepository } from "../../runner/local/demo-repository.ts";
import { type GitServer, serveRepositories } from "../../runner/local/git-server.ts";
import { runnerUrl, workerUrl } from "../../runner/local/stack.ts";
import { Service } from "./support/service.ts";

/** Created by .ci/image.sh. */
const folder = process.env["RUNNER_IMAGE"] ?? "";
const ENGINES = [{}, { CODE_SCANNERS: "semgrep", SECRET_SCANNERS: "gitleaks" }];

const Config = z.object({
  User: z.string(),
  Env: z.array(z.string()),
  Entrypoint: z.array(z.string()),
  Healthcheck: z.object({ Test: z.tuple([z.literal("CMD")]).rest(z.string()) }),
  ExposedPorts: z.record(z.string(), z.unknown()),
});

/** Status of the processes in the PID namespace of the runner. */
function processesInside(): string[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      const isInside = readlinkSync(`/proc/${pid}/ns/pid`) !== readlinkSync("/proc/self/ns/pid");
      return isInside && /^Uid:\t65532\t/m.test(status) ? [status] : [];
    } catch {
      return [];
    }
  });
}

const imageRoot = () => readlinkSync(join(folder, "root"));

/** A command line that runs a program in the image, with the hardening of the documentation. */
const inside = (...command: string[]) => ["--mount", "--pid", "--fork", ".ci/enter-image.sh", imageRoot(), ...command];

describe.skipIf(folder === "")("the runner's image (needs RUNNER_IMAGE)", () => {
  let config: z.infer<typeof Config>;
  let service: Service;
  let gitHost: GitServer;

  const environment = (change: Record<string, string> = {}) => ({
    ...Object.fromEntries(
      config.Env.map((entry) => [entry.slice(0, entry.indexOf("=")), entry.replace(/^[^=]*=/, "")]),
    ),
    ...change,
  });
  const run = (change: Record<string, string>, ...command: string[]) =>
    spawnSync("unshare", inside(...command), { encoding: "utf8", env: environment(change) });

  beforeAll(async () => {
    config = Config.parse(JSON.parse(readFileSync(join(folder, "config.json"), "utf8")));
    service = await Service.prepare();
    await service.startWorker();
    const repositories = join(service.root, "served");
    mkdirSync(repositories);
    await makeSampleRepository(repositories);
    gitHost = await serveRepositories(repositories);
  });
  afterAll(async () => {
    await Promise.all([gitHost?.close(), service?.stop()]);
  });

  async function startInside(change: Record<string, string> = {}): Promise<Child> {
    const settings = {
      WORKER_URL: workerUrl(service.stack),
      RUNNER_SECRET: service.stack.runnerSecret,
      RUNNER_HOST: "127.0.0.1",
      RUNNER_PORT: String(service.stack.runnerPort),
      ALLOWED_CLONE_HOSTS: "127.0.0.0/8,[::1]",
      SHUTDOWN_GRACE_SECONDS: "0",
      ...change,
    };
    const child = startChild("runner", "unshare", inside(...config.Entrypoint), {
      cwd: resolve("."),
      env: environment(settings),
      onLine: (line) => service.log.push(`runner | ${line}`),
    });
    service.stack.children.add(child);
    await waitUntilHealthy(child, `${runnerUrl(service.stack)}/healthz`);
    return child;
  }

  it("has a user, a health check and a port, and no secret in its environment", () => {
    expect(config.User).toBe("65532:65532");
    expect(config.Healthcheck.Test).toContain("/app/runner/intake/health-check.ts");
    expect(Object.keys(config.ExposedPorts)).toEqual(["8788/tcp"]);
    expect(config.Env.map((entry) => entry.replace(/=.*$/, "")).toSorted()).toEqual(
      ["LANG", "NODE_ENV", "PATH", "RUNNER_HOST", "RUNNER_PORT"].toSorted(),
    );
  });

  it("has no shell, compiler, package manager or program that runs as another user", () => {
    const programs = ["bin", "sbin", "usr/bin", "usr/sbin", "usr/local/bin"].flatMap((path) =>
      readdirSync(join(imageRoot(), path)),
    );
    const unwanted = /^(ba|da|z)?sh$|^(apt|dpkg|pip|npm|npx|corepack|yarn|perl|gcc|cc|make|ld|go|curl|wget|su|mount)/;
    expect(programs.filter((name) => unwanted.test(name))).toEqual([]);
    const found = spawnSync("find", [imageRoot(), "-xdev", "-type", "f", "-perm", "/6000"], { encoding: "utf8" });
    expect(found.stdout).toBe("");
  });

  it("has the versions that are pinned", () => {
    const dockerfile = readFileSync("runner/Dockerfile", "utf8");
    const git = /^ARG GIT_VERSION=\d+:([\d.]+)/m.exec(dockerfile)?.[1] ?? "";
    expect(run({}, "/usr/bin/git", "version").stdout).toContain(git);
    const node = /^ARG BASE=.*node:([\d.]+)-/m.exec(dockerfile)?.[1] ?? "";
    expect(run({}, "/usr/local/bin/node", "--version").stdout.trim()).toBe(`v${node}`);
    const semgrep = /^semgrep==([\d.]+)/m.exec(readFileSync("runner/engines/requirements.txt", "utf8"))?.[1] ?? "";
    const quiet = { SEMGREP_SEND_METRICS: "off", SEMGREP_ENABLE_VERSION_CHECK: "0", HOME: "/tmp" };
    expect(run(quiet, "/usr/local/bin/semgrep", "--version").stdout.trim()).toBe(semgrep);
    const gitleaks = /gitleaks\/v8 (v[\d.]+)/.exec(readFileSync("runner/engines/go.mod", "utf8"))?.[1] ?? "";
    expect(run({}, "/usr/local/bin/gitleaks", "version").stdout.trim()).toBe(gitleaks);
  });

  it.for(ENGINES)("completes a scan with the engines %j", async (engines) => {
    const runner = await startInside(engines);
    expect(run({ RUNNER_PORT: String(service.stack.runnerPort) }, ...config.Healthcheck.Test.slice(1)).status).toBe(0);
    expect(run({ RUNNER_PORT: "1" }, ...config.Healthcheck.Test.slice(1)).status).toBe(1);

    const project = await service.makeProject();
    const scan = await project.waitForEnd((await project.runScan(`${gitHost.url}/demo.git`)).id);
    expect(scan, service.log.slice(-20).join("\n")).toMatchObject({ status: "completed" });
    const found = new Set((await project.listFindings(scan.id)).map(({ scanner }) => scanner));
    const expected = Object.keys(engines).length === 0 ? ["ast-grep", "flow", "secrets"] : Object.values(engines);
    expect(found).toEqual(new Set(expected));

    await expect
      .poll(processesInside, { message: "nothing is left unreaped" })
      .not.toContainEqual(expect.stringMatching(/^State:\tZ/m));
    const running = processesInside();
    expect(running.length).toBeGreaterThanOrEqual(2);
    for (const status of running) {
      expect(status).toMatch(/^NoNewPrivs:\t1$/m);
      expect(status).toMatch(/^CapEff:\t0+$/m);
    }
    expect(runner.lastLines()).not.toContain(service.stack.runnerSecret);

    await runner.stop();
    expect(service.log.findLast((line) => line.startsWith("runner |"))).toContain('"event":"stopped"');
    expect(processesInside()).toEqual([]);
  });

  it("has container engines that find", () => {
    const quiet = { SEMGREP_SEND_METRICS: "off", SEMGREP_ENABLE_VERSION_CHECK: "0", HOME: "/tmp" };
    const options = ["--metrics=off", "--disable-version-check", "--json", "--quiet", "--lang=ts"];
    const semgrep = ["/usr/local/bin/semgrep", "scan", ...options, "-e", "process.exit(...)", "/app/runner"];
    const report = z.object({ results: z.array(z.object({ path: z.string() })) });
    const { results } = report.parse(JSON.parse(run(quiet, ...semgrep).stdout));
    expect(results.map(({ path }) => path)).toContain("/app/runner/main.ts");

    const key = `ghp_${randomBytes(60)
      .toString("base64")
      .replaceAll(/[^A-Za-z0-9]/g, "")
      .slice(0, 36)}`;
    const gitleaks = ["/usr/local/bin/gitleaks", "stdin", "--no-banner", "-f", "json", "-r", "-", "--exit-code", "0"];
    const found = spawnSync("unshare", inside(...gitleaks), {
      encoding: "utf8",
      env: environment(),
      input: `const token = "${key}";\n`,
    });
    expect(JSON.parse(found.stdout)).toMatchObject([{ RuleID: "github-pat" }]);
  });

  it("cannot write to itself", () => {
    const write = "require('node:fs').writeFileSync(process.argv[1], '')";
    const attempts = ["/app/runner/main.ts", "/usr/bin/git", "/etc/passwd", "/new"].map((path) =>
      run({}, "/usr/local/bin/node", "-e", write, path),
    );
    for (const { status, stderr } of attempts) {
      expect(status).toBe(1);
      expect(stderr).toContain("EROFS");
    }
    expect(run({}, "/usr/local/bin/node", "-e", write, "/tmp/new").status).toBe(0);
  });
});

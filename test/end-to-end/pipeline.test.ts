import { createHmac } from "node:crypto";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { makeSampleRepository } from "../../runner/local/demo-repository.ts";
import { type GitServer, serveRepositories } from "../../runner/local/git-server.ts";
import { type Gate, gateBefore } from "./support/gate.ts";
import { Service } from "./support/service.ts";

let service: Service;
let gitHost: GitServer;
let gate: Gate;
let cloneUrl: string;
let calmFindings: string[];

const externalIds = (findings: { external_id: string }[]): string[] =>
  findings.map((finding) => finding.external_id).toSorted();

beforeAll(async () => {
  service = await Service.prepare();
  await Promise.all([service.startWorker(), service.startRunner()]);
  const repositories = join(service.root, "repositories");
  await makeSampleRepository(repositories);
  gitHost = await serveRepositories(repositories);
  gate = await gateBefore(gitHost.url);
  cloneUrl = `${gate.url}/demo.git`;
});

afterEach(() => gate.open());

afterAll(async () => {
  await Promise.all([gate?.close(), gitHost?.close(), service?.stop()]);
});

it("clones, scans with two scanners and stores the findings", async () => {
  const project = await service.makeProject();
  const queued = await project.runScan(cloneUrl);
  expect(queued.status).toBe("queued");
  const scan = await project.waitForEnd(queued.id);
  expect(scan.status).toBe("completed");
  expect(scan.summary.commit).toMatch(/^[0-9a-f]{40}$/);
  expect(scan.started_at).not.toBeNull();
  expect(scan.finished_at).not.toBeNull();
  const findings = await project.listFindings(scan.id);
  expect(new Set(findings.map(({ scanner }) => scanner))).toEqual(new Set(["flow", "ast-grep", "secrets"]));
  expect(scan.summary.findings?.total).toBe(findings.length);
  calmFindings = externalIds(findings.filter(({ scanner }) => scanner !== "secrets"));
  expect(calmFindings.length).toBeGreaterThan(5);
  const events = await project.listEvents(scan.id);
  const expected = ["queued", "dispatched", "claimed", "cloned", "checked_out"];
  const ends = ["flow", "ast-grep", "dockerfile", "templates", "configuration", "secrets"].map(
    () => "scanner_finished",
  );
  expect(events.map(({ type }) => type)).toEqual([...expected, ...ends, "finished"]);
  expect(events.at(-1)?.detail).toMatchObject({ status: "completed", findings: findings.length });
  const again = await project.waitForEnd((await project.runScan(cloneUrl)).id);
  expect(externalIds(await project.listFindings(again.id))).toEqual(externalIds(findings));
});

it("completes twelve scans asked for at once", async () => {
  const project = await service.makeProject();
  const queued = await Promise.all(Array.from({ length: 12 }, () => project.runScan(cloneUrl)));
  const ended = await Promise.all(queued.map(({ id }) => project.waitForEnd(id)));
  expect(ended.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => "completed"));
});

async function startAtGate() {
  const project = await service.makeProject();
  gate.shut();
  const { id } = await project.runScan(cloneUrl);
  await gate.reached();
  expect((await project.getScan(id)).status).toBe("running");
  return { project, id };
}

async function expectCalmFindings({ project, id }: Awaited<ReturnType<typeof startAtGate>>): Promise<void> {
  const scan = await project.waitForEnd(id);
  expect(scan).toMatchObject({ status: "completed" });
  const findings = await project.listFindings(id);
  expect(externalIds(findings.filter(({ scanner }) => scanner !== "secrets"))).toEqual(calmFindings);
  expect(new Set(externalIds(findings)).size).toBe(findings.length);
}

describe("in the middle of a clone", () => {
  it("a killed runner leaves the scan to another attempt, with each finding once", async () => {
    const started = await startAtGate();
    await service.runner?.kill();
    gate.open();
    await started.project.waitFor(started.id, "queued");
    await service.startRunner();
    await expectCalmFindings(started);
  });

  it("a killed and restarted worker finds the scan again", async () => {
    const started = await startAtGate();
    await service.worker?.kill();
    await service.startWorker();
    gate.open();
    await expectCalmFindings(started);
  });

  it("a runner that is asked to stop hands the scan back", async () => {
    const started = await startAtGate();
    await service.runner?.stop();
    expect((await started.project.getScan(started.id)).status).toBe("queued");
    gate.open();
    await service.startRunner();
    await expectCalmFindings(started);
  });
});

it("a message that was lost with the worker is sent again", async () => {
  const project = await service.makeProject();
  await service.runner?.stop();
  const { id } = await project.runScan(cloneUrl);
  await service.worker?.kill();
  await Promise.all([service.startWorker(), service.startRunner()]);
  expect((await project.waitForEnd(id)).status).toBe("completed");
});

it("a signed push starts a scan that completes, and its repetition none", async () => {
  const project = await service.makeProject({ repo_url: cloneUrl });
  const { path, secret } = await project.webhook("hosted-g");
  const body = JSON.stringify({
    ref: "refs/heads/main",
    after: "a".repeat(40),
    repository: { clone_url: cloneUrl, html_url: cloneUrl.replace(/\.git$/, "") },
  });
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const headers = { "x-hosted-g-event": "push", "x-hub-signature-256": `sha256=${signature}` };
  const pushed = await service.deliver(path, body, headers);
  expect(pushed.status).toBe("accepted");
  const [id = ""] = pushed.scans ?? [];
  expect(await service.deliver(path, body, headers)).toEqual(pushed);
  const scan = await project.waitForEnd(id);
  expect(scan).toMatchObject({ status: "completed", target_ref: "main" });
  expect(externalIds(await project.listFindings(id))).toEqual(expect.arrayContaining(calmFindings));
});

describe("a private repository", () => {
  const credential = { username: "bot", token: `token-${crypto.randomUUID()}` };
  let host: GitServer;
  beforeAll(async () => {
    host = await serveRepositories(join(service.root, "repositories"), { credential });
  });
  afterAll(() => host.close());

  it("is cloned with the project's token, which appears in no log", async () => {
    const repo_url = `${host.url}/demo.git`;
    const project = await service.makeProject({ repo_url, access_token: credential.token, access_token_user: "bot" });
    expect(await project.waitForEnd((await project.runScan(repo_url)).id)).toMatchObject({ status: "completed" });
    expect(service.log.join("\n")).not.toContain(credential.token);
    expect(service.log.join("\n")).not.toContain(btoa(`bot:${credential.token}`));
  });

  it.for([
    ["no token", {}, /no access token/i],
    ["a wrong token", { access_token: "wrong", repo_url: "own" }, /refused|rejected/i],
    [
      "a token of another repository",
      { access_token: "t", repo_url: "https://git.example/a/b.git" },
      /another repository/i,
    ],
    ["a wrong token that this scan binds", { access_token: "t" }, /rejected/i],
  ] as const)("is refused with %s, and the reason says so", async ([, fields, reason]) => {
    const repo_url = `${host.url}/demo.git`;
    const project = await service.makeProject({
      ...fields,
      ...("repo_url" in fields && fields.repo_url === "own" ? { repo_url } : {}),
    });
    const scan = await project.waitForEnd((await project.runScan(repo_url)).id);
    expect(scan).toMatchObject({ status: "failed", summary: { error: { code: "authentication_failed" } } });
    expect(scan.summary.error?.message).toMatch(reason);
  });
});

it.for([
  ["a missing branch", () => [cloneUrl, "nowhere"], "branch_not_found", 0],
  ["a missing repository", () => [`${gate.url}/other.git`, "main"], "clone_failed", 0],
  ["a host that refuses", () => ["http://127.0.0.1:1/demo.git", "main"], "clone_failed", 2],
] as const)("fails for %s and says why", async ([, target, code, retries]) => {
  const project = await service.makeProject();
  const [url, branch] = target();
  const scan = await project.waitForEnd((await project.runScan(url ?? "", branch)).id);
  expect(scan).toMatchObject({ status: "failed", summary: { error: { code } } });
  expect(await project.listFindings(scan.id)).toEqual([]);
  const types = (await project.listEvents(scan.id)).map(({ type }) => type);
  expect(types.filter((type) => type === "retried")).toHaveLength(retries);
});

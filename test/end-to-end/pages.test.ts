import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSampleRepository } from "../../runner/local/demo-repository.ts";
import { type GitServer, serveRepositories } from "../../runner/local/git-server.ts";
import { workerUrl } from "../../runner/local/stack.ts";
import { Service } from "./support/service.ts";

/** In order: each page continues in the shell of the previous one. */
const WALK = ["README.md", "worker/API.md", "worker/webhooks/README.md", "worker/CI.md"];
const pages = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"], {
  encoding: "utf8",
});
const others = pages.split("\n").filter((path) => path !== "" && existsSync(path) && !WALK.includes(path));
const examples = WALK.flatMap(examplesOf);
const curlExamples = examples.filter((block) => block.includes("curl "));
const missing = ["bash", "curl"].filter((program) => spawnSync(program, ["--version"]).status !== 0);

function examplesOf(path: string): string[] {
  return [...readFileSync(path, "utf8").matchAll(/```bash\n([\s\S]*?)```/g)].map(([, block]) => block ?? "");
}

it("are all in the pages of the walk", () => {
  expect(others.flatMap(examplesOf).filter((block) => block.includes("curl "))).toEqual([]);
});

const gateScript = /```sh\n(#!\/bin\/sh\n[\s\S]*?)```/.exec(readFileSync("worker/CI.md", "utf8"))?.[1] ?? "";

it("run the script of the page in every kind of pipeline", () => {
  const page = readFileSync("worker/CI.md", "utf8");
  const files = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text]) => JSON.stringify(parse(text ?? "")));
  expect(files).toHaveLength(3);
  for (const file of [...files, /```groovy\n([\s\S]*?)```/.exec(page)?.[1]]) {
    expect(file).toContain("sh vms-gate.sh");
    expect(file).toContain("BRANCH");
  }
});

describe.skipIf(missing.length > 0)(`the curl examples of the pages (needs bash and curl)`, () => {
  let service: Service;
  let gitHost: GitServer;
  let pipelineToken = "";

  beforeAll(async () => {
    service = await Service.prepare();
    await Promise.all([service.startWorker(), service.startRunner()]);
    const repositories = join(service.root, "examples");
    mkdirSync(repositories);
    await makeSampleRepository(repositories);
    gitHost = await serveRepositories(repositories);
  });
  afterAll(async () => {
    await Promise.all([gitHost?.close(), service?.stop()]);
  });

  it("work as they stand, one after the other", async () => {
    expect(curlExamples.length).toBeGreaterThan(0);
    // With --fail-with-body, an example whose response is an error fails the test.
    const script = `set -euo pipefail\ncurl() { command curl --fail-with-body "$@"; echo; }\n${curlExamples.join("\n")}\nprintf 'VMS_TOKEN=%s\\n' "$VMS_TOKEN"`;
    const child = spawn("bash", ["-c", script], {
      env: { ...process.env, BASE_URL: workerUrl(service.stack), CLONE_URL: `${gitHost.url}/demo.git` },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += String(chunk)));
    const [code] = await once(child, "close");
    expect(code, output).toBe(0);
    expect(output).toContain('"scanner":"ast-grep"');
    expect(output).toContain('"scanner":"secrets"');
    pipelineToken = /^VMS_TOKEN=(vms_\w+)$/m.exec(output)?.[1] ?? "";
    expect(pipelineToken).not.toBe("");
  });

  it("let a pipeline pass, and fail for a new vulnerability, an unknown project and a wrong token", () => {
    const folder = join(service.root, "pipeline");
    mkdirSync(folder);
    writeFileSync(join(folder, "vms-gate.sh"), gateScript);
    const run = (level: string | undefined, { project = "shop", token = pipelineToken } = {}) => {
      const location = { physicalLocation: { artifactLocation: { uri: "src/new.js" }, region: { startLine: 7 } } };
      const result = { ruleId: "sql", level, message: { text: "SQL injection" }, locations: [location] };
      const tool = { driver: { name: "pipeline-scanner" } };
      const log = { version: "2.1.0", runs: [{ tool, results: level === undefined ? [] : [result] }] };
      writeFileSync(join(folder, "results.sarif"), JSON.stringify(log));
      const VMS_PROJECT = `${workerUrl(service.stack)}/v1/orgs/acme/projects/${project}`;
      const env = { ...process.env, VMS_PROJECT, VMS_TOKEN: token, BRANCH: "feature/pipeline" };
      return spawnSync("sh", ["vms-gate.sh"], { cwd: folder, env, encoding: "utf8" });
    };
    const passed = run(undefined);
    expect(passed.status, passed.stdout + passed.stderr).toBe(0);
    expect(passed.stdout).toContain('"status":"passed"');
    expect(run("note").status).toBe(0);
    const failed = run("error");
    expect(failed.status).toBe(1);
    expect(failed.stdout).toContain('"status":"failed"');
    expect(run(undefined, { project: "absent" }).status).not.toBe(0);
    expect(run(undefined, { token: `${pipelineToken}x` }).status).not.toBe(0);
  });
});

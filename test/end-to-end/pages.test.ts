import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSampleRepository } from "../../runner/local/demo-repository.ts";
import { type GitServer, serveRepositories } from "../../runner/local/git-server.ts";
import { workerUrl } from "../../runner/local/stack.ts";
import { Service } from "./support/service.ts";

/** In order: each page continues in the shell of the previous one. */
const WALK = ["README.md", "worker/API.md", "worker/webhooks/README.md"];
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

describe.skipIf(missing.length > 0)(`the curl examples of the pages (needs bash and curl)`, () => {
  let service: Service;
  let gitHost: GitServer;

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
    const script = `set -euo pipefail\ncurl() { command curl --fail-with-body "$@"; echo; }\n${curlExamples.join("\n")}`;
    const child = spawn("bash", ["-c", script], {
      env: { ...process.env, BASE_URL: workerUrl(service.stack), CLONE_URL: `${gitHost.url}/demo.git` },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += String(chunk)));
    const [code] = await once(child, "close");
    expect(code, output).toBe(0);
    expect(output).toContain('"scanner":"ast-grep"');
    expect(output).toContain('"scanner":"secrets"');
  });
});

import { readdirSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { serveRepositories } from "../../../runner/local/git-server.ts";
import { createLog } from "../../../runner/log.ts";
import { Redactor } from "../../../runner/redact.ts";
import { checkBranches } from "../../../runner/scan/check-branches.ts";
import { parseSettings } from "../../../runner/settings.ts";
import { type CheckClaimResponse, CheckReport } from "../../../worker/contract/branch-check.ts";
import { createGrepScanner } from "../support/grep-scanner.ts";
import { BareRepository, temporaryDirectory } from "../support/repository.ts";

const CHECK_ID = "0198c0de-0000-7000-8000-000000000002";
const TOKEN = "token-of-this-very-check";
const CREDENTIAL = { username: "oauth2", token: "glpat-secret-of-the-repository" };

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs a check against a worker that answers its claim. @returns the reports, the log, and what is left in the work directory. */
async function runCheck(claim: Partial<CheckClaimResponse> & { clone_url: string }, allowed = "127.0.0.0/8") {
  const reports: CheckReport[] = [];
  const calls: string[] = [];
  const answer = {
    version: 1,
    credential: null,
    credential_state: "none_stored",
    branches: ["main", "gone"],
    ...claim,
  };
  const workerUrl = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => void chunks.push(chunk));
    request.on("end", () => {
      const isClaim = request.url?.endsWith("/claim") === true;
      calls.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      if (!isClaim) reports.push(CheckReport.parse(JSON.parse(Buffer.concat(chunks).toString("utf8"))));
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(isClaim ? answer : { version: 1 }));
    });
  });
  const workDirectory = temporaryDirectory();
  const redactor = new Redactor();
  const lines: string[] = [];
  const settings = parseSettings({
    PATH: process.env["PATH"],
    WORKER_URL: workerUrl,
    RUNNER_SECRET: "s".repeat(32),
    ALLOWED_CLONE_HOSTS: allowed,
    WORK_DIR: workDirectory,
  });
  const runner = {
    settings,
    scanners: [{ scanner: createGrepScanner("words", "eval"), version: "1.0.0" }],
    redactor,
    log: createLog(redactor, (line) => void lines.push(line)),
  };
  const request = { version: 1, scan_id: CHECK_ID, attempt: 1, token: TOKEN, kind: "branch_check" } as const;
  await checkBranches(request, runner, new AbortController().signal);
  expect(readdirSync(workDirectory)).toEqual([]);
  const log = lines.join("");
  for (const secret of [TOKEN, CREDENTIAL.token]) expect(log + JSON.stringify(reports)).not.toContain(secret);
  return { report: reports[0], reports, calls };
}

async function serveSample(credential?: typeof CREDENTIAL) {
  const root = temporaryDirectory();
  const repository = new BareRepository(root, "app.git");
  const commit = repository.commit([{ name: "a.js", content: "eval(x)\n" }]);
  const git = await serveRepositories(root, credential ? { credential } : {});
  onTestFinished(() => git.close());
  return { commit, url: `${git.url}/app.git` };
}

test("reports the heads of the branches that exist, and the versions of its scanners", async () => {
  const { commit, url } = await serveSample();
  const { reports, calls } = await runCheck({ clone_url: url });
  const heads = [{ branch: "main", commit }];
  expect(reports).toEqual([{ version: 1, outcome: "heads", heads, scanners: [{ name: "words", version: "1.0.0" }] }]);
  const path = `/internal/branch-checks/${CHECK_ID}`;
  expect(calls).toEqual([`POST ${path}/claim Bearer ${TOKEN}`, `POST ${path}/finish Bearer ${TOKEN}`]);
});

test("sends the credential to the host, and says what to do without it", async () => {
  const { commit, url } = await serveSample(CREDENTIAL);
  const { report } = await runCheck({ clone_url: url, credential: CREDENTIAL, credential_state: "sent" });
  expect(report).toMatchObject({ outcome: "heads", heads: [{ branch: "main", commit }] });
  const { report: denied } = await runCheck({ clone_url: url });
  expect(denied).toMatchObject({ outcome: "failed", message: expect.stringMatching(/No access token is stored/) });
});

test("follows no redirect: it reports that the repository has moved", async () => {
  const { url } = await serveSample();
  const moved = await serve((request, response) => {
    response.writeHead(301, { location: `${new URL(url).origin}${request.url}` }).end();
  });
  const { report } = await runCheck({ clone_url: `${moved}/app.git` });
  expect(report).toMatchObject({ outcome: "failed", message: expect.stringMatching(/has moved to/), moved_to: url });
});

test("reports no new URL that repeats the credential", async () => {
  const moved = await serve((request, response) => {
    const location = `https://git.example/${CREDENTIAL.token}${request.url}`;
    response.writeHead(301, { location }).end();
  });
  const claim = { clone_url: `${moved}/app.git`, credential: CREDENTIAL, credential_state: "sent" } as const;
  const { report } = await runCheck(claim);
  expect(report).toEqual({ version: 1, outcome: "failed", message: expect.stringMatching(/has moved/) });
});

test("uses the guard of clones, and believes no host that is no git server", async () => {
  const { url } = await serveSample();
  const { report } = await runCheck({ clone_url: url }, "10.0.0.0/8");
  expect(report).toMatchObject({ outcome: "failed", message: expect.stringMatching(/127\.0\.0\.1/) });
  const portal = await serve((_, response) => void response.end(`${"4".repeat(40)}\trefs/heads/main\n`));
  const { report: foreign } = await runCheck({ clone_url: `${portal}/app.git` });
  expect(foreign).toMatchObject({ outcome: "failed" });
});

test("reports no head of an empty repository", async () => {
  const root = temporaryDirectory();
  expect(new BareRepository(root, "empty.git")).toBeInstanceOf(BareRepository);
  const git = await serveRepositories(root, {});
  onTestFinished(() => git.close());
  const { report } = await runCheck({ clone_url: `${git.url}/empty.git` });
  expect(report).toMatchObject({ outcome: "heads", heads: [] });
});

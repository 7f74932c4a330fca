import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { serveRepositories } from "../../../runner/local/git-server.ts";
import { BareRepository, temporaryDirectory } from "../support/repository.ts";

async function setUp(credential?: { username: string; token: string }) {
  const root = temporaryDirectory();
  const repository = new BareRepository(root, "app.git");
  const commit = repository.commit([{ name: "a", content: "x" }]);
  const server = await serveRepositories(root, credential ? { credential } : {});
  onTestFinished(() => server.close());
  return { server, commit };
}

function basic(text: string): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(text).toString("base64")}` };
}

const REFS = "info/refs?service=git-upload-pack";

test("serves to read, over loopback, in protocol version 2", async () => {
  const { server, commit } = await setUp();
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const response = await fetch(`${server.url}/app.git/${REFS}`, { headers: { "git-protocol": "version=2" } });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/x-git-upload-pack-advertisement");
  expect(await response.text()).toContain("version 2");
  const { stdout: listing } = await promisify(execFile)("git", ["ls-remote", `${server.url}/app.git`, "HEAD"]);
  expect(listing).toBe(`${commit}\tHEAD\n`);
});

test.each([
  ["GET", "/app.git/info/refs?service=git-receive-pack"],
  ["POST", "/app.git/git-receive-pack"],
  ["GET", "/app.git/info/refs"],
  ["GET", "/app.git/config"],
  ["GET", "/app.git/HEAD"],
  ["GET", `/missing.git/${REFS}`],
  ["GET", `/%2e%2e/%2e%2e/etc/${REFS}`],
  ["GET", `/..%2f..%2fapp.git/${REFS}`],
])("%s %s is not served", async (method, path) => {
  const { server } = await setUp();
  const response = await fetch(server.url + path, { method });
  expect(response.status).toBe(404);
});

test("asks for its credential", async () => {
  const { server } = await setUp({ username: "user", token: "token" });
  const url = `${server.url}/app.git/${REFS}`;
  const refused = await fetch(url);
  expect(refused.status).toBe(401);
  expect(refused.headers.get("www-authenticate")).toContain("Basic");
  expect((await fetch(url, { headers: basic("user:wrong") })).status).toBe(401);
  expect((await fetch(url, { headers: basic("user:token") })).status).toBe(200);
});

test("a path that is no URL encoding does no harm", async () => {
  const { server } = await setUp();
  expect((await fetch(`${server.url}/%zz/${REFS}`)).status).toBe(404);
  expect((await fetch(`${server.url}/app.git/${REFS}`)).status).toBe(200);
});

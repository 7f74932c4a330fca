import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { makeSampleRepository } from "../../runner/local/demo-repository.ts";
import { type GitServer, serveRepositories } from "../../runner/local/git-server.ts";
import { Service } from "./support/service.ts";

/* Uses the whole API with secrets of every kind, and then searches for them in the database and the logs. */

const made = (kind: string): string => `${kind}-${crypto.randomUUID()}`;
const secrets: Record<string, string> = {
  "admin's password": made("password"),
  "admin's new password": made("password"),
  "member's password": made("password"),
  "access token": made("token"),
  "replaced access token": made("token"),
  "wrong password": made("wrong"),
};

let service: Service;
let gitHost: GitServer;
const responses: string[] = [];

async function send(method: string, path: string, token?: string, body?: unknown): Promise<Response> {
  const response = await service.call(method, path, { ...(token !== undefined && { token }), body });
  responses.push(await response.clone().text());
  return response;
}

const Token = z.object({ token: z.string() });
const Id = z.object({ id: z.string() });

beforeAll(async () => {
  service = await Service.prepare();
  await Promise.all([service.startWorker(), service.startRunner()]);
  const repositories = join(service.root, "secret-repositories");
  execFileSync("mkdir", [repositories]);
  await makeSampleRepository(repositories);
  const credential = { username: "bot", token: secrets["replaced access token"] ?? "" };
  gitHost = await serveRepositories(repositories, { credential });
  const file = execFileSync("git", ["--git-dir", join(repositories, "demo.git"), "show", "main:config/production.env"]);
  secrets["secret in the repository"] = /DEPLOY_TOKEN=(\S+)/.exec(String(file))?.[1] ?? "";
  secrets["password in the repository"] = /shop:([^@]+)@/.exec(String(file))?.[1] ?? "";
  await walk();
});

afterAll(async () => {
  await Promise.all([gitHost?.close(), service?.stop()]);
});

async function walk(): Promise<void> {
  const email = "admin@example.com";
  const admin = { email, password: secrets["admin's password"] };
  const account = { org_name: "Secrecy", org_slug: "secrecy", ...admin };
  const { token: first } = Token.parse(await (await send("POST", "/v1/auth/register", undefined, account)).json());
  await send("POST", "/v1/auth/register", undefined, account);
  const login = "/v1/orgs/secrecy/auth/login";
  await send("POST", login, undefined, { email, password: secrets["wrong password"] });
  await send("POST", "/v1/orgs/secrecy/auth/password", first, {
    current_password: admin.password,
    new_password: secrets["admin's new password"],
  });
  const renewed = await send("POST", login, undefined, { email, password: secrets["admin's new password"] });
  const { token } = Token.parse(await renewed.json());
  secrets["bearer token"] = token;
  const member = { email: "member@example.com", password: secrets["member's password"] };
  const user = Id.parse(await (await send("POST", "/v1/orgs/secrecy/users", token, member)).json());
  await send("PATCH", `/v1/orgs/secrecy/users/${user.id}`, token, { role: "admin", password: member.password });

  const repo_url = `${gitHost.url}/demo.git`;
  const projects = "/v1/orgs/secrecy/projects";
  await send("POST", projects, token, { slug: "demo", name: "Demo", repo_url, access_token: secrets["access token"] });
  await send("POST", projects, token, { slug: "demo", name: "Demo", access_token: secrets["access token"] });
  await send("POST", projects, token, { slug: "x", name: 1, access_token: secrets["access token"] });
  const changed = { access_token: secrets["replaced access token"], access_token_user: "bot" };
  await send("PATCH", `${projects}/demo`, token, changed);
  const run = await send("POST", `${projects}/demo/run-scan`, token, { clone_url: repo_url });
  const scan = Id.parse(await run.json());
  for (let tries = 0; tries < 600; tries += 1) {
    const found = z
      .object({ status: z.string() })
      .parse(await (await send("GET", `${projects}/demo/scans/${scan.id}`, token)).json());
    if (!["queued", "running"].includes(found.status)) break;
  }
  for (const path of [
    "/v1/orgs",
    "/v1/orgs/secrecy",
    "/v1/orgs/secrecy/users",
    "/v1/orgs/secrecy/findings",
    projects,
  ]) {
    await send("GET", path, token);
  }
  await send("GET", `${projects}/demo/scans/${scan.id}/findings`, token);
  const refused = { clone_url: `http://user:${secrets["access token"]}@127.0.0.1/x.git` };
  await send("POST", `${projects}/demo/run-scan`, token, refused);
}

function databaseDump(): string {
  const database = service.openDatabase({ readOnly: true, timeout: 30_000 });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  const rows = tables.flatMap(({ name }) => database.prepare(`select * from "${String(name)}"`).all());
  database.close();
  return JSON.stringify(rows);
}

it("has walked all the way", () => {
  expect(responses.join("\n")).toContain('"status":"completed"');
  expect(responses.join("\n")).toContain("secret.github.personal-access-token");
  for (const [kind, secret] of Object.entries(secrets)) expect(secret.length, kind).toBeGreaterThan(10);
});

it("leaves no secret in any column", () => {
  const dump = databaseDump();
  expect(dump).toContain("secrecy");
  expect(dump).toContain("$scrypt$");
  for (const [kind, secret] of Object.entries(secrets)) {
    expect(dump.includes(secret), kind).toBe(false);
    expect(dump.includes(btoa(`bot:${secret}`)), kind).toBe(false);
  }
});

it("leaves no secret in any log", () => {
  const log = service.log.join("\n");
  expect(log).toContain('"event":"request"');
  expect(log).toContain('"event":"scan_finished"');
  for (const [kind, secret] of Object.entries(secrets)) {
    expect(log.includes(secret), kind).toBe(false);
    expect(log.includes(btoa(`bot:${secret}`)), kind).toBe(false);
  }
});

it("shows no secret in any response but the bearer token to its owner", () => {
  const { "bearer token": _, ...others } = secrets;
  for (const [kind, secret] of Object.entries(others)) expect(responses.join("\n").includes(secret), kind).toBe(false);
});

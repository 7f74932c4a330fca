import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { findFreePort } from "../../runner/local/ports.ts";

/** A separate checkout, so that no test changes the developer's state or secrets. */
let checkout: string;
let port: number;
let runnerPort: number;
let running: ChildProcess | undefined;

beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), "dev-test-"));
  for (const name of [
    "worker",
    "runner",
    "migrations",
    "wrangler.toml",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
  ]) {
    cpSync(resolve(name), join(checkout, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(checkout, "node_modules"));
});

beforeEach(async () => {
  [port, runnerPort] = [await findFreePort(), await findFreePort()];
});

afterEach(async () => {
  if (running?.pid !== undefined && running.exitCode === null && running.signalCode === null) {
    process.kill(-running.pid, "SIGKILL");
    await once(running, "exit");
  }
});

afterAll(() => rmSync(checkout, { recursive: true, force: true, maxRetries: 5 }));

function startDev(environment: Record<string, string> = {}) {
  const child = spawn("npm", ["run", "--silent", "dev"], {
    cwd: checkout,
    detached: true,
    env: { ...process.env, PORT: String(port), RUNNER_PORT: String(runnerPort), ...environment },
  });
  running = child;
  const output = { text: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output.text += chunk.toString()));
  }
  const ended = once(child, "close").then(([code, signal]: unknown[]) => code ?? signal);
  return {
    output,
    ended,
    interrupt: () => child.pid !== undefined && process.kill(-child.pid, "SIGINT"),
    async untilBanner() {
      for (let tries = 0; tries < 600 && !output.text.includes("Ctrl-C"); tries += 1) await sleep(100);
      expect(output.text).toContain(`http://127.0.0.1:${port}/docs`);
    },
  };
}

/** Our exit code is 0; npm, which receives the same Ctrl-C, may report the signal. */
const CLEAN = [0, "SIGINT"];

const answers = (at: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${at}/healthz`).then(
    (response) => response.ok,
    () => false,
  );

async function register(): Promise<Response> {
  const body = { org_name: "Dev", org_slug: "dev", email: "dev@example.com", password: "a long enough password" };
  const headers = { "content-type": "application/json" };
  return fetch(`http://127.0.0.1:${port}/v1/auth/register`, { method: "POST", headers, body: JSON.stringify(body) });
}

async function logIn(): Promise<Response> {
  const body = JSON.stringify({ email: "dev@example.com", password: "a long enough password" });
  const headers = { "content-type": "application/json" };
  return fetch(`http://127.0.0.1:${port}/v1/orgs/dev/auth/login`, { method: "POST", headers, body });
}

/** The status of a request with an empty object, which nothing accepts. */
async function sendNothing(): Promise<number> {
  const headers = { "content-type": "application/json" };
  return (await fetch(`http://127.0.0.1:${port}/v1/auth/register`, { method: "POST", headers, body: "{}" })).status;
}

/** Requests whose bodies do not end. */
function openRequests(count: number) {
  return Array.from({ length: count }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(
      "POST /v1/auth/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    );
    return socket;
  });
}

function operate(command: string): string {
  const env = { ...process.env, PORT: String(port) };
  return execFileSync("npm", ["run", "--silent", "operator", "--", command, "dev"], { cwd: checkout, env }).toString();
}

it("starts both, stops both on Ctrl-C, keeps state and secrets over a restart, obeys the operator, bounds open requests, and stops the worker when the runner dies", async () => {
  const first = startDev();
  await first.untilBanner();
  expect([await answers(port), await answers(runnerPort)]).toEqual([true, true]);
  expect(first.output.text).toMatch(/private network may be cloned/);
  expect((await register()).status).toBe(201);
  first.interrupt();
  expect(CLEAN).toContain(await first.ended);
  expect([await answers(port), await answers(runnerPort)]).toEqual([false, false]);

  const secrets = readFileSync(join(checkout, ".dev.vars"), "utf8");
  expect(statSync(join(checkout, ".dev.vars")).mode & 0o777).toBe(0o600);
  const second = startDev();
  await second.untilBanner();
  expect((await register()).status).toBe(409);
  expect((await logIn()).status).toBe(200);
  expect(operate("suspend")).toMatch(/^dev is suspended since /m);
  expect(await (await logIn()).json()).toMatchObject({ error: "organization_suspended" });
  expect(operate("resume")).toContain("dev is not suspended.");
  expect((await logIn()).status).toBe(200);
  expect(readFileSync(join(checkout, ".dev.vars"), "utf8")).toBe(secrets);

  expect(await sendNothing()).toBe(400);
  const sockets: Socket[] = [];
  // The first have timed out before the last arrive, where the machine is busy.
  const openMore = async () => {
    sockets.push(...openRequests(200));
    return sendNothing();
  };
  await expect.poll(openMore, { interval: 5_000, timeout: 60_000 }).toBe(429);
  for (const socket of sockets) socket.destroy();
  await expect.poll(sendNothing, { timeout: 120_000 }).toBe(400);

  const Listening = z.object({ event: z.literal("listening"), pid: z.number() });
  const line = second.output.text.split("\n").find((found) => found.includes('"listening"')) ?? "";
  process.kill(Listening.parse(JSON.parse(line.slice(line.indexOf("{")))).pid, "SIGKILL");
  expect(await second.ended).toBe(1);
  expect(second.output.text).toContain("The runner ended");
  expect(await answers(port)).toBe(false);
});

const hasPs = spawnSync("ps", ["-e"]).status === 0;

interface Process {
  pid: number;
  group: string;
  isAlive: boolean;
  command: string;
}

function listProcesses(): Process[] {
  const lines = execFileSync("ps", ["-eo", "pid=,pgid=,stat=,args="], { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => {
    const [pid = "", group = "", state = "", ...command] = line.trim().split(/\s+/);
    return { pid: Number(pid), group, isAlive: !state.startsWith("Z"), command: command.join(" ") };
  });
}

it.skipIf(!hasPs)("(needs ps) stops the runner and all of the worker when the worker dies, and says so", async () => {
  const dev = startDev();
  await dev.untilBanner();
  const wrangler = listProcesses().find(
    ({ command }) => command.includes(`--port=${port}`) && command.includes("wrangler-dist"),
  );
  expect(wrangler).toBeDefined();
  const ofWorker = (): Process[] =>
    listProcesses().filter(({ group, isAlive }) => group === wrangler?.group && isAlive);
  expect(ofWorker().some(({ command }) => command.includes("workerd"))).toBe(true);
  process.kill(wrangler?.pid ?? -1, "SIGKILL");
  expect(await dev.ended).toBe(1);
  expect(dev.output.text).toContain("The worker ended");
  expect(await answers(runnerPort)).toBe(false);
  await expect.poll(ofWorker).toEqual([]);
});

it("leaves nothing behind when it is killed itself", async () => {
  const dev = startDev();
  await dev.untilBanner();
  if (running?.pid !== undefined) process.kill(-running.pid, "SIGKILL");
  await dev.ended;
  for (let tries = 0; tries < 50 && ((await answers(port)) || (await answers(runnerPort))); tries += 1)
    await sleep(100);
  expect([await answers(port), await answers(runnerPort)]).toEqual([false, false]);
});

it.for(["PORT", "RUNNER_PORT"])("says which setting moves it away from a taken %s", async (variable) => {
  const taken = createServer().listen(variable === "PORT" ? port : runnerPort, "127.0.0.1");
  await once(taken, "listening");
  const dev = startDev();
  expect(await dev.ended).toBe(1);
  expect(dev.output.text).toMatch(new RegExp(`is in use.*set ${variable} `));
  taken.close();
});

it("refuses a port that is none", async () => {
  const dev = startDev({ PORT: "web" });
  expect(await dev.ended).toBe(1);
  expect(dev.output.text).toContain("PORT must be a port");
});

import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import process from "node:process";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { workerUrl } from "../../runner/local/stack.ts";
import { OperatorLog, OrganizationPage, RotationProgress, Verification } from "../../worker/contract/operator.ts";
import { Service } from "./support/service.ts";

const PASSWORD = "a long enough password";
const page = readFileSync("worker/operator/README.md", "utf8");

let service: Service;

beforeAll(async () => {
  service = await Service.prepare();
  await service.startWorker();
});

afterAll(async () => service?.stop());

function secretsOf(file: string): Record<string, string | undefined> {
  return parseEnv(readFileSync(file, "utf8"));
}

interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

/** What `npm run operator` runs, without npm, which takes as long again. */
const OPERATOR = [process.execPath, "runner/local/operator/operator.ts"];

async function run(
  args: string[],
  { input = "", environment = {}, command: [program = "", ...before] = OPERATOR } = {},
): Promise<Outcome> {
  const { OPERATOR_SECRET } = secretsOf(service.stack.secretsFile);
  const env = { ...process.env, SERVICE_URL: workerUrl(service.stack), OPERATOR_SECRET, ...environment };
  const child = spawn(program, [...before, ...args], { env });
  const outcome = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => void (outcome.out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => void (outcome.err += chunk.toString()));
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, ...outcome };
}

async function register(slug: string): Promise<string> {
  const body = { org_name: slug, org_slug: slug, email: `admin@${slug}.example`, password: PASSWORD };
  const response = await service.call("POST", "/v1/auth/register", { body });
  return z.object({ token: z.string() }).parse(await response.json()).token;
}

/** The objects of a command with --json. */
function linesOf<T>({ out }: Outcome, schema: z.ZodType<T>): T[] {
  return out
    .trimEnd()
    .split("\n")
    .map((line) => schema.parse(JSON.parse(line)));
}

it("does what each command of the page says", async () => {
  const token = await register("acme");
  const commands = [...page.matchAll(/^npm run operator -- (.+)$/gm)].map(([, words = ""]) => words.split(" "));
  const expected: Record<string, [code: number, text: RegExp]> = {
    list: [0, /^acme +DB +users 1, projects 0, scans 0, findings 0$/m],
    suspend: [0, /^acme is suspended since 20/],
    resume: [0, /^acme is not suspended\.$/m],
    delete: [0, /^Done: \d+ rows removed\.$/m],
    shards: [0, /^DB +\d+ organizations, 0\.\d{3} GB, weight 1$/m],
    // It is the only one, and the organization is deleted.
    move: [1, /^400: shard: must be one that is bound: DB\.$/m],
    "rotate-keys": [0, /^All secrets are encrypted with local: remove the other keys from DATA_KEYS\.$/m],
    verify: [0, /^DB: verified, \d+ rows, 0 problems$/m],
    log: [0, / deleteOrganization acme from .*"number":1/],
  };
  expect(new Set(commands.map(([name]) => name))).toEqual(new Set(Object.keys(expected)));
  for (const [name = "", ...rest] of commands) {
    const { code, out, err } = await run([name, ...rest], { command: ["npm", "run", "--silent", "operator", "--"] });
    const [expectedCode, text] = expected[name] ?? [2, /^$/];
    expect([code, err + out], name).toEqual([expectedCode, expect.stringMatching(text)]);
  }
  expect((await service.call("GET", "/v1/orgs/acme", { token })).status).toBe(404);
});

it("deletes what is typed, and nothing else", async () => {
  const token = await register("globex");
  for (const input of ["", "\n", "globe\n", "yes\n"]) {
    const { code, err } = await run(["delete", "globex"], { input });
    expect([code, err]).toEqual([1, expect.stringContaining("Nothing was deleted")]);
  }
  expect((await service.call("GET", "/v1/orgs/globex", { token })).status).toBe(200);
  const { code, out, err } = await run(["delete", "globex"], { input: "globex\n" });
  expect([code, err]).toEqual([0, expect.stringMatching(/users 1, .*Type globex to delete it/s)]);
  expect(out).toMatch(/Done: \d+ rows removed/);
  await register("globex");
});

it("prints JSON, and says what is wrong", async () => {
  await register("initech");
  const Listed = OrganizationPage.shape.organizations.element;
  const [listed] = linesOf(await run(["list", "initech", "--json"]), Listed);
  expect(listed).toMatchObject({ organization: "initech", shard: "DB", usage: { users: 1, findings: 0 } });
  const [newest] = linesOf(await run(["log", "--json"]), OperatorLog.shape.events.element);
  expect(newest).toMatchObject({ action: "listOrganizations", organization: "initech" });

  const unknown = await run(["suspend", "hooli", "--json"]);
  expect([unknown.code, unknown.out]).toEqual([1, ""]);
  expect(JSON.parse(unknown.err)).toEqual({ error: "404: There is no organization hooli." });
  const hint = "Set OPERATOR_SECRET as the worker has it.";
  const wrong = await run(["list"], { environment: { OPERATOR_SECRET: "x".repeat(32) } });
  expect(wrong).toEqual({ code: 1, out: "", err: `401: The operator's secret is missing or wrong. ${hint}\n` });
  const elsewhere = await run(["list"], {
    environment: { SERVICE_URL: `http://127.0.0.1:${service.stack.runnerPort}` },
  });
  expect([elsewhere.code, elsewhere.err]).toEqual([1, expect.stringMatching(/cannot be reached.*ECONNREFUSED/)]);
  for (const args of [["list", "--yes"], ["drop"], ["list", "--what"], ["log", "acme"]]) {
    expect((await run(args)).code, args.join(" ")).toBe(2);
  }
});

/** Restarts the worker with other data keys. */
async function setDataKeys(keys: string): Promise<void> {
  const file = service.stack.secretsFile;
  writeFileSync(file, readFileSync(file, "utf8").replace(/^DATA_KEYS=.*$/m, `DATA_KEYS="${keys}"`));
  await service.worker?.kill();
  await service.startWorker();
}

it("rotates the data keys, and says which secrets need a key that was removed", async () => {
  const token = await register("umbrella");
  const project = { slug: "shop", name: "Shop", repo_url: "https://git.example/a/shop", access_token: "a-token" };
  expect((await service.call("POST", "/v1/orgs/umbrella/projects", { token, body: project })).status).toBe(201);
  const old = secretsOf(service.stack.secretsFile)["DATA_KEYS"] ?? "";
  const key = `k2:${randomBytes(32).toString("base64")}`;

  await setDataKeys(key);
  const early = await run(["rotate-keys"]);
  expect(early.code).toBe(1);
  expect(early.out).toMatch(
    /^DB umbrella: access token \S+: there is no data key local: enter it in DATA_KEYS again\.$/m,
  );
  expect(early.err).toMatch(/^No data key decrypts 1 secrets: remove none from DATA_KEYS\./);
  const broken = await run(["verify"]);
  expect([broken.code, broken.err]).toEqual([1, "1 problems found.\n"]);

  await setDataKeys(`${key},${old}`);
  const rotated = await run(["rotate-keys", "--json"]);
  expect([rotated.code, rotated.err]).toEqual([0, ""]);
  const [first] = linesOf(rotated, RotationProgress.partial());
  expect(first).toMatchObject({ shard: "DB", key: "k2", rotated: 1, unreadable: 0 });
  expect(rotated.out.trimEnd().split("\n").at(-1)).toBe('{"key":"k2","done":true}');

  await setDataKeys(key);
  expect((await run(["rotate-keys"])).code).toBe(0);
  expect((await run(["verify"])).code).toBe(0);
});

it("finds rows whose parent is missing", async () => {
  await service.worker?.kill();
  const database = service.openDatabase({ enableForeignKeyConstraints: false });
  const insert = `insert into scan_events (organization_id, sequence, scan_id, project_id, uuid, attempt, type, message, detail, created_at)
    select id, 7, 4711, 1, randomblob(16), 1, 'queued', '', '{}', 0 from organizations where slug = 'umbrella'`;
  expect(database.prepare(insert).run().changes).toBe(1);
  database.close();
  await service.startWorker();
  const { code, out, err } = await run(["verify"]);
  expect([code, err]).toEqual([1, "1 problems found.\n"]);
  expect(out).toMatch(/^DB umbrella: scan_events \[\d+,7\]: orphan: its row of scans is missing$/m);
  const result = await run(["verify", "--json"]);
  expect(linesOf(result, Verification).reduce((sum, { found }) => sum + found, 0)).toBe(1);
});

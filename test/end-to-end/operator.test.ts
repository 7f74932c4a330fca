import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseEnv } from "node:util";
import { z } from "zod";
import { workerUrl } from "../../runner/local/stack.ts";
import { OperatorLog, OrganizationPage } from "../../worker/contract/operator.ts";
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

async function run(args: string[], { input = "", environment = {} } = {}): Promise<Outcome> {
  const { OPERATOR_SECRET } = secretsOf(service.stack.secretsFile);
  const env = { ...process.env, SERVICE_URL: workerUrl(service.stack), OPERATOR_SECRET, ...environment };
  const child = spawn("npm", ["run", "--silent", "operator", "--", ...args], { env });
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
    log: [0, / deleteOrganization acme from .*"number":1/],
  };
  expect(new Set(commands.map(([name]) => name))).toEqual(new Set(Object.keys(expected)));
  for (const [name = "", ...rest] of commands) {
    const { code, out, err } = await run([name, ...rest]);
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

import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import { afterEach, expect, it } from "vitest";

const SECRET = "an-operator's-secret-of-32-characters";
let server: Server | undefined;
afterEach(() => void server?.close());

type Answer = [status: number, body: unknown];

/** Answers one after the other, the last one again and again. */
async function serve(...answers: Answer[]): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => void (body += chunk.toString()));
    request.on("end", () => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
      const [status, answer] = answers[Math.min(asked.length, answers.length) - 1] ?? [500, {}];
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => void server?.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

async function run(args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const options = {
      env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"], ...env },
    };
    execFile(process.execPath, ["runner/local/operator/operator.ts", ...args], options, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

const progress = (status: string, rows = {}, rest = {}) => [200, { status, shard: "DB", rows, ...rest }] as Answer;

it("says how it is used", async () => {
  expect((await run(["--help"])).out).toContain("move <organization> <shard>");
  for (const args of [
    [],
    ["move"],
    ["move", "acme"],
    ["move", "acme", "DB_1", "more"],
    ["shards", "more"],
    ["suspend"],
    ["resume", "acme", "more"],
    ["drop"],
    ["constructor"],
    ["rotate-keys", "acme"],
    ["verify", "--yes"],
  ]) {
    const { code, out, err } = await run(args, { OPERATOR_SECRET: SECRET });
    expect(code, args.join(" ")).toBe(2);
    expect(out + err).toContain("Usage:");
  }
  const without = await run(["shards"], { SERVICE_URL: "http://127.0.0.1:1" });
  expect(without.code).toBe(1);
  expect(without.err).toContain("OPERATOR_SECRET");
});

it("asks until the move is done, and again when the worker has failed", async () => {
  const { url, asked } = await serve(
    progress("copying"),
    progress("copying", { users: 2, scans: 3 }),
    [503, { error: "unavailable", message: "Later." }],
    progress("removing", {}, { heldMs: 12 }),
    progress("done", { users: 2 }),
  );
  const { code, out, err } = await run(["move", "acme", "DB_1"], { SERVICE_URL: url, OPERATOR_SECRET: SECRET });
  expect([code, err]).toEqual([0, "503: Later. Trying again.\n"]);
  expect(out).toContain("copying: 5 rows");
  expect(out).toContain("Writes were held for 12 ms.");
  expect(asked).toHaveLength(5);
  expect(asked[0]).toBe(`POST /internal/operator/move?organization=acme&shard=DB_1 Bearer ${SECRET} `);
});

it("ends with what the worker refuses, and says nothing of the secret", async () => {
  const { url, asked } = await serve([409, { error: "conflict", message: "The copy is not the same." }]);
  const { code, out, err } = await run(["move", "acme", "DB_1"], { SERVICE_URL: url, OPERATOR_SECRET: SECRET });
  expect([code, out, err]).toEqual([1, "", "409: The copy is not the same.\n"]);
  expect(asked).toHaveLength(1);
});

it("lists the shards", async () => {
  const shards = [{ shard: "DB_1", weight: 2, organizations: 7, bytes: 1_500_000_000 }];
  const { url } = await serve([200, { shards }]);
  const { code, out } = await run(["shards"], { SERVICE_URL: url, OPERATOR_SECRET: SECRET });
  expect([code, out]).toEqual([0, "DB_1     7 organizations, 1.500 GB, weight 2\n"]);
});

it("suspends an organization, and ends it", async () => {
  const since = "2026-11-22T10:00:00.000Z";
  const { url, asked } = await serve(
    [200, { organization: "acme", suspended_at: since }],
    [200, { organization: "acme", suspended_at: null }],
    [404, { error: "not_found", message: "There is no organization acme." }],
  );
  const env = { SERVICE_URL: url, OPERATOR_SECRET: SECRET };
  expect((await run(["suspend", "acme"], env)).out).toBe(`acme is suspended since ${since}.\n`);
  expect((await run(["resume", "acme"], env)).out).toBe("acme is not suspended.\n");
  const refused = await run(["suspend", "acme"], env);
  expect([refused.code, refused.err]).toEqual([1, "404: There is no organization acme.\n"]);
  expect(asked.map((call) => call.split(" ")[1])).toEqual(
    ["suspend", "resume", "suspend"].map((command) => `/internal/operator/${command}?organization=acme`),
  );
});

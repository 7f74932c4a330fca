import { Agent } from "node:http";
import process from "node:process";
import * as fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { workerUrl } from "../../runner/local/stack.ts";
import { type Operation, readOperations } from "./support/description.ts";
import { type Answer, answerTo, type FuzzRequest, requestsOf, urlOf } from "./support/requests.ts";
import { startService, Fixture } from "./support/fixture.ts";

const seed = Number(process.env["FUZZ_SEED"] ?? 1);
const numRuns = Number(process.env["FUZZ_RUNS"] ?? 30);

const service = await startService();
const operations = readOperations(await (await service.call("GET", "/openapi.json")).json());
const agent = new Agent({ keepAlive: true });
const fixture = await Fixture.make(service);

afterAll(async () => {
  agent.destroy();
  await service.stop();
});

/** Dot segments and empty segments are resolved before routing: the request is one to another path. */
function isElsewhere(request: FuzzRequest): boolean {
  return Object.values(request.path).some((part) => /^(\.|%2e){0,2}$/i.test(part));
}

/** The violation of a response, or undefined. */
function faultOf(operation: Operation, request: FuzzRequest, answer: Answer): string | undefined {
  const { status, headers, text } = answer;
  if (status >= 500) return `answers ${status}`;
  if (!headers["x-request-id"]) return "has no X-Request-Id";
  const isJson = /application\/([a-z]+\+)?json/.test(headers["content-type"]?.toString() ?? "");
  if (isElsewhere(request)) return isJson || status === 204 ? undefined : "is not JSON";

  if (!operation.responses.has(status)) return `answers ${status}, which is not documented`;
  const refused = operation.secured && ["missing", "garbage"].includes(request.token);
  if (refused && status !== 401) return `answers ${status} without a token`;
  const isForeign = operation.secured && request.token === "stranger" && operation.path.includes("{slug}");
  if (isForeign && ![400, 403].includes(status)) return `answers ${status} to another organization`;

  const schema = operation.responses.get(status);
  if (!schema) return text === "" ? undefined : "has a body where none is documented";
  if (!isJson) return `is ${String(headers["content-type"])}, not JSON`;
  const parsed = schema.safeParse(JSON.parse(text));
  return parsed.success ? undefined : `differs from its schema: ${parsed.error.message}`;
}

function show(method: string, url: string, request: FuzzRequest, answer: Answer): string {
  const body = request.body?.toString("latin1").slice(0, 2_000);
  return [
    `${method} ${url.slice(0, 2_000)}`,
    `token: ${request.token} ${request.token === "garbage" ? request.authorization.slice(0, 100) : ""}`,
    `content-type: ${request.contentType}`,
    `body (${request.body?.length ?? 0} bytes, as latin1): ${body}`,
    `answer: ${answer.status} ${answer.text.slice(0, 2_000)}`,
  ].join("\n");
}

describe(`requests made from the OpenAPI document (FUZZ_SEED=${seed} FUZZ_RUNS=${numRuns})`, () => {
  const cases = operations.map((operation, n) => ({
    id: operation.id,
    operation,
    // Operations without a body need fewer runs. Each operation has a separate seed, so that they get different tokens.
    options: {
      seed: seed + n,
      numRuns: operation.body ? numRuns : Math.ceil(numRuns / 2),
      interruptAfterTimeLimit: 60_000,
    },
  }));

  it.for(cases)("$id", async ({ operation, options }) => {
    const property = fc.asyncProperty(requestsOf(operation), async (request) => {
      await fixture.prepare(operation.path);
      const url = urlOf(operation, request, fixture.parameters);
      const answer = await answerTo(workerUrl(service.stack), agent, { operation, request, fixture });
      if (answer.status < 300 && !isElsewhere(request)) await fixture.restore(operation.method, operation.path);
      const fault = faultOf(operation, request, answer);
      if (fault) throw new Error(`${operation.id} ${fault}\n${show(operation.method, url, request, answer)}`);
    });
    await expect(fc.assert(property, options)).resolves.toBeUndefined();
  });

  it("leaves the service well", async () => {
    expect((await service.call("GET", "/healthz")).status).toBe(200);
    expect(service.log.filter((line) => line.includes("unhandled_error"))).toEqual([]);
  });
});

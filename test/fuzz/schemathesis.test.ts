import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { workerUrl } from "../../runner/local/stack.ts";
import { readOperations } from "./support/description.ts";
import type { Service } from "../end-to-end/support/service.ts";
import { startService, Fixture } from "./support/fixture.ts";

const command = process.env["SCHEMATHESIS"] ?? "schemathesis";
const isMissing = spawnSync(command, ["--version"]).status !== 0;
const seed = process.env["FUZZ_SEED"] ?? "1";
/** Random ones of each operation: `api.test.ts` sends more of them. */
const examples = process.env["FUZZ_EXAMPLES"] ?? "1";
/**
 * Which third of the operations that read or write has the phase of coverage, another one each day, because all of them get 5,000
 * requests in it; "all" for all.
 */
const turn = process.env["FUZZ_COVERAGE"] ?? String(Math.floor(Date.now() / 86_400_000) % 3);
const HOOKS = join(import.meta.dirname, "support/networks.py");

const CHECKS = [
  "not_a_server_error",
  "status_code_conformance",
  "content_type_conformance",
  "response_headers_conformance",
  "response_schema_conformance",
  "ignored_auth",
];

const variables = `FUZZ_SEED=${seed} FUZZ_COVERAGE=${turn}`;

describe.skipIf(isMissing)(`schemathesis (needs the command or SCHEMATHESIS; ${variables})`, () => {
  let service: Service;
  let withoutCoverage: string[] = [];

  beforeAll(async () => {
    service = await startService();
    const operations = readOperations(await (await service.call("GET", "/openapi.json")).json());
    const ids = operations.filter(({ id, method }) => method !== "DELETE" && id !== "logout").map(({ id }) => id);
    withoutCoverage = turn === "all" ? [] : ids.filter((_, index) => index % 3 !== Number(turn));
  });
  afterAll(async () => {
    await service?.stop();
  });

  async function run(filter: string[]): Promise<number> {
    // A separate password, so that no example of the document changes it, which would revoke the token.
    const fixture = await Fixture.make(service, "known to nobody else");
    await fixture.prepare("{user_id}");
    const config = join(service.root, "schemathesis.toml");
    // With the parameters of existing resources, requests get past 404.
    const parameters = Object.entries(fixture.parameters).map(([name, value]) => `"path.${name}" = "${value}"`);
    const skipped = `[[operations]]\ninclude-operation-id = ${JSON.stringify(withoutCoverage)}\nphases.coverage.enabled = false\n`;
    writeFileSync(config, `[parameters]\n${parameters.join("\n")}\n${withoutCoverage.length > 0 ? skipped : ""}`);

    const options = {
      header: `Authorization: Bearer ${fixture.token}`,
      checks: CHECKS.join(","),
      phases: "examples,coverage,fuzzing",
      seed,
      "max-examples": examples,
      "request-timeout": "30",
      "generation-database": "none",
      "suppress-health-check": "all",
    };
    const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
    const url = `${workerUrl(service.stack)}/openapi.json`;
    const args = ["--config-file", config, "run", url, "--no-color", "--continue-on-failure", ...flags, ...filter];
    const child = spawn(command, args, { cwd: service.root, env: { ...process.env, SCHEMATHESIS_HOOKS: HOOKS } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += String(chunk)));
    const [code] = await once(child, "close");
    expect(code, output).toBe(0);
    // Any other operation that is always refused was not tested.
    const refused = /401 Unauthorized[^]*?\n\n/.exec(output)?.[0] ?? "";
    expect(refused).not.toMatch(/\/(projects|users|findings|scans)/);
    return Number(/(\d+) generated/.exec(output)?.[1]);
  }

  it("finds no fault with what reads and writes", async () => {
    expect(await run(["--exclude-method=DELETE", "--exclude-operation-id=logout"])).toBeGreaterThan(500);
  });

  // Separately, because a logout revokes the token.
  it("finds no fault with the end of a session", async () => {
    expect(await run(["--include-operation-id=logout"])).toBeGreaterThan(0);
  });

  // Separately, and without the organization: after its deletion all requests would get 404.
  it("finds no fault with what deletes", async () => {
    expect(await run(["--include-method=DELETE", "--exclude-operation-id=deleteOrganization"])).toBeGreaterThan(50);
  });
});

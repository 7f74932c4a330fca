import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { parse } from "smol-toml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

/** Compressed by gzip. */
const MAX_BUNDLE_BYTES = 250_000;

/** As wrangler builds it. */
const DOCUMENT = "worker/assets/openapi.json";

const Queues = z.object({
  producers: z.array(z.object({ binding: z.string(), queue: z.string() })),
  consumers: z.array(z.object({ queue: z.string(), dead_letter_queue: z.string().optional() })),
});
const Production = z.object({
  placement: z.object({ mode: z.literal("smart") }),
  workers_dev: z.literal(false),
  preview_urls: z.literal(false),
  limits: z.object({ cpu_ms: z.int().min(1).max(300_000) }),
  vars: z.record(z.string(), z.string()),
  queues: Queues,
  containers: z.tuple([z.looseObject({ class_name: z.string(), image: z.string(), max_instances: z.number() })]),
  ratelimits: z.array(z.looseObject({ name: z.string() })),
});
const Wrangler = z.object({
  vars: z.record(z.string(), z.string()),
  queues: Queues,
  triggers: z.object({ crons: z.array(z.string()) }),
  observability: z.object({ enabled: z.literal(true), redact_query_string: z.literal(true) }),
  containers: z.undefined().optional(),
  durable_objects: z.undefined().optional(),
  env: z.object({ production: Production }),
});
const { env: environments, ...local } = Wrangler.parse(parse(readFileSync("wrangler.toml", "utf8")));
const { production } = environments;

describe("what wrangler would deploy", () => {
  let folder: string;
  let locally: string;
  let deployed: string;

  function build(...args: string[]): string {
    const wrangler = resolve("node_modules/wrangler/bin/wrangler.js");
    const all = [wrangler, "deploy", "--dry-run", "--outdir", folder, ...args];
    return String(execFileSync(process.execPath, all, { env: { ...process.env, FORCE_COLOR: "0" } }));
  }
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "production-"));
    locally = build("--env=");
    // Without the image, because building it requires Docker.
    deployed = build("--env=production", "--containers-rollout=none");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("has everything that local development has, and the rate limits", () => {
    const bindings = [...locally.matchAll(/^env\.(\w+) /gm)].map(([, name]) => name);
    expect(bindings).toEqual(expect.arrayContaining(["DB", "SCAN_QUEUE", "ASSETS", "RUNNER_MODE", "LEASE_SECONDS"]));
    for (const name of bindings) expect(deployed).toContain(`env.${name} `);
    for (const limit of ["LOGIN_RATE_LIMIT", "WEBHOOK_FAILURE_RATE_LIMIT"]) {
      expect(deployed).toContain(`env.${limit} `);
      expect(locally).not.toContain(`env.${limit} `);
    }
  });

  it("has the containers, which local development has not", () => {
    expect(deployed).toContain("env.SCAN_CONTAINER (ScanContainer)");
    expect(deployed).toContain("runner/Dockerfile");
    expect(locally).not.toContain("SCAN_CONTAINER");
  });

  it("exports the class of the containers and the proxy of their traffic", () => {
    const bundle = readFileSync(join(folder, "index.js"), "utf8");
    const exported = /export\s*\{([^}]*)\}/.exec(bundle)?.[1] ?? "";
    for (const name of ["ScanContainer", "ContainerProxy", "default"]) expect(exported).toContain(name);
  });

  it("omits of zod's conversions to JSON Schema nothing that schemas use themselves", async () => {
    const schemas = readFileSync("node_modules/zod/v4/classic/schemas.js", "utf8");
    const used = new Set([...schemas.matchAll(/\bprocessors\.(\w+)\(/g)].map(([, name = ""]) => name));
    const own = [...used].filter((name) => !name.endsWith("Processor"));
    expect(own).toEqual(["aggregateChecks"]);
    const kept = await import("../../worker/http/omitted-zod.ts");
    expect(kept.aggregateChecks(z.string().min(2).max(40))).toMatchObject({ minimum: 2, maximum: 40 });
  });

  it("has the OpenAPI document of these sources, which wrangler builds", () => {
    for (const output of [locally, deployed]) expect(output).toMatch(/custom build.*worker\/docs\/build\.ts/i);
    const printed = join(folder, "openapi.json");
    execFileSync(process.execPath, [".ci/print-openapi.ts", printed]);
    expect(JSON.parse(readFileSync(DOCUMENT, "utf8"))).toEqual(JSON.parse(readFileSync(printed, "utf8")));
  });

  it("has everything of zod that the service names", async () => {
    const { z: kept } = await import("../../worker/http/zod-subset.ts");
    const sources = readdirSync("worker", { recursive: true }).map(String);
    const ours = sources.filter((path) => path.endsWith(".ts") && !/^(console\/app|assets)\/|\.d\.ts$/.test(path));
    const names = ours.flatMap((path) => {
      const uses = readFileSync(join("worker", path), "utf8").matchAll(
        /\bz\s*\.\s*(?:(?:iso|coerce)\.)?([a-z]\w*|NEVER)\b/g,
      );
      return Array.from(uses, ([, name = ""]) => name);
    });
    const known = new Set(["core", "infer", ...[kept, kept.iso, kept.coerce].flatMap((part) => Object.keys(part))]);
    const missing = new Set(names.filter((name) => !known.has(name)));
    expect([...missing], "to be added to worker/http/zod-subset.ts").toEqual([]);
    expect(names.length).toBeGreaterThan(500);
  });

  it("is small: what only some requests need is an asset", () => {
    expect(gzipSync(readFileSync(join(folder, "index.js"))).length).toBeLessThanOrEqual(MAX_BUNDLE_BYTES);
    const assets = readdirSync("worker/assets", { recursive: true });
    expect(deployed).toContain(`Read ${assets.length} files from the assets directory`);
  });
});

it("counts a slot for each container", () => {
  expect(Number(production.vars["SCAN_SLOTS"])).toBe(production.containers[0].max_instances);
});

it("gives every queue that scans are sent to a consumer, and failures a queue with a consumer", () => {
  for (const { producers, consumers } of [local.queues, production.queues]) {
    const consumed = consumers.map(({ queue }) => queue);
    for (const { queue } of producers) expect(consumed).toContain(queue);
    const dead = consumers.flatMap(({ dead_letter_queue: queue }) => (queue === undefined ? [] : [queue]));
    expect(dead.length).toBeGreaterThan(0);
    expect(consumed).toEqual(expect.arrayContaining(dead));
  }
});

it("hands scans out by containers, whose image is in this repository", () => {
  expect(production.vars["RUNNER_MODE"]).toBe("container");
  expect(local.vars["RUNNER_MODE"]).toBe("http");
  expect(existsSync(production.containers[0].image)).toBe(true);
});

it("builds the image with the Node that the tests run on", () => {
  const { devDependencies } = z
    .object({ devDependencies: z.object({ node: z.string() }) })
    .parse(JSON.parse(readFileSync("package.json", "utf8")));
  expect(readFileSync("runner/Dockerfile", "utf8")).toMatch(/^ARG BASE=/m);
  expect(readFileSync("runner/Dockerfile", "utf8")).toContain(`/node:${devDependencies.node}-`);
});

import { createHmac } from "node:crypto";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { issueRunnerToken } from "../../../worker/auth/tokens.ts";
import { DIRECTORY_SHARD } from "../../../worker/database/shards.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { hostedGPush } from "../../worker/webhooks/payloads.ts";
import { makeFinding } from "./findings.ts";
import { fillArrays, fillBatch, largestSarif, manyRules, pushOf, shortSarif } from "./large-bodies.ts";
import { makeSarif } from "./sarif-file.ts";
import { storeFindings } from "./store-findings.ts";
import { type Account, insertScan, type WorkerServer } from "./worker-server.ts";

export interface Target extends Account {
  server: WorkerServer;
}
export interface Sent {
  url: URL;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  status: number;
}
export interface LargeRequest {
  what: string;
  /** Makes each of the concurrent requests: an earlier one may have changed what a later one finds. */
  make: (target: Target) => Promise<Sent>;
}

export const LARGE_REQUESTS: readonly LargeRequest[] = [
  batchOf("batch, 10,000 findings in 16 MiB", fillBatch(10_000)),
  batchOf("batch, 16 MiB in metadata of small arrays", fillArrays()),
  sarifOf("SARIF, 25,000 results in 24 MiB", Buffer.from(makeSarif(1, 25_000))),
  sarifOf("SARIF, 63 MiB", Buffer.from(largestSarif())),
  sarifOf("SARIF, 63 MiB compressed", Uint8Array.from(gzipSync(largestSarif()))),
  sarifOf("SARIF, 100,000 results", Uint8Array.from(gzipSync(shortSarif()))),
  sarifOf("SARIF, 4 MiB of rules", Buffer.from(manyRules())),
  webhookOf("webhook of 25 MiB, commits", Buffer.from(pushOf(JSON.stringify(hostedGPush().commits[0])))),
  webhookOf("webhook of 25 MiB, small arrays", Buffer.from(pushOf("[[],[]]"))),
  runnerFindings(),
  listOf("list of 100,000 findings, JSON", ""),
  listOf("list of 100,000 findings, CSV", "", "text/csv"),
  listOf("list of 100,000 findings, NDJSON", "", "application/x-ndjson"),
  listOf("list of 100,000 findings, SARIF", "sarif"),
];

async function scanOf({ server, orgId, project }: Target): Promise<string> {
  return `${project}/scans/${await insertScan(server.database, orgId)}`;
}

function batchOf(what: string, body: string): LargeRequest {
  return {
    what,
    make: async (target) => ({
      url: new URL(`${await scanOf(target)}/findings/batch`, target.server.url),
      headers: { "content-type": "application/json" },
      body: Buffer.from(body),
      status: 201,
    }),
  };
}

function sarifOf(what: string, body: Uint8Array<ArrayBuffer>): LargeRequest {
  return {
    what,
    make: async (target) => ({
      url: new URL(`${await scanOf(target)}/sarif`, target.server.url),
      headers: { "content-type": "application/sarif+json" },
      body,
      status: 201,
    }),
  };
}

const WebhookConfig = z.object({
  providers: z.array(z.object({ id: z.string(), path: z.string(), secret: z.string() })),
});

function webhookOf(what: string, body: Uint8Array<ArrayBuffer>): LargeRequest {
  return {
    what,
    make: async ({ server, project, token }) => {
      const path = project.replace(/\/projects\/.*$/, "/webhook-config");
      const config = await fetch(new URL(path, server.url), { headers: { authorization: `Bearer ${token}` } });
      const provider = WebhookConfig.parse(await config.json()).providers.find(({ id }) => id === "hosted-g");
      const signature = createHmac("sha256", provider?.secret ?? "")
        .update(body)
        .digest("hex");
      return {
        url: new URL(provider?.path ?? "", server.url),
        headers: {
          "content-type": "application/json",
          "x-hosted-g-event": "push",
          "x-hub-signature-256": `sha256=${signature}`,
        },
        body,
        status: 200,
      };
    },
  };
}

function runnerFindings(): LargeRequest {
  const findings = Array.from({ length: 1_000 }, (_, n) => {
    const finding = makeFinding(n);
    return { ...finding, metadata: { ...finding.metadata, more: "x".repeat(3_500) } };
  });
  const body = Buffer.from(JSON.stringify({ version: 1, findings }));
  return {
    what: "runner's findings, 4 MiB",
    make: async ({ server, orgId, project, token }) => {
      const started = await fetch(new URL(`${project}/run-scan`, server.url), {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ clone_url: "https://g.example/acme/shop.git" }),
      });
      const { id } = z.object({ id: z.string() }).parse(await started.json());
      const runnerToken = await issueRunnerToken(
        settingsOf({ ...server.secrets, RUNNER_URL: "http://127.0.0.1:1", LEASE_SECONDS: "60" }),
        { sub: id, org_id: orgId, attempt: 1, shard: DIRECTORY_SHARD },
      );
      const authorization = `Bearer ${runnerToken}`;
      const claimed = await fetch(new URL(`/internal/scans/${id}/claim`, server.url), {
        method: "POST",
        headers: { "content-type": "application/json", authorization },
        body: JSON.stringify({ version: 1, claim_id: crypto.randomUUID() }),
      });
      if (!claimed.ok) throw new Error(`claim: ${claimed.status} ${await claimed.text()}`);
      return {
        url: new URL(`/internal/scans/${id}/findings`, server.url),
        headers: { "content-type": "application/json", authorization },
        body,
        status: 200,
      };
    },
  };
}

function listOf(what: string, suffix: string, accept = "application/json"): LargeRequest {
  let scan: string | undefined;
  return {
    what,
    make: async (target) => {
      scan ??= await fill(target);
      const path = suffix ? `${scan}/${suffix}` : `${scan}/findings`;
      return { url: new URL(path, target.server.url), headers: { accept }, status: 200 };
    },
  };
}

async function fill(target: Target): Promise<string> {
  const scan = await scanOf(target);
  const scanId = scan.slice(scan.lastIndexOf("/") + 1);
  const { orgId, server } = target;
  for (let first = 0; first < 100_000; first += 2_000) {
    const findings = Array.from({ length: 2_000 }, (_, n) => makeFinding(first + n));
    await storeFindings(server.database, { scanId, orgId }, findings, Date.now());
  }
  return scan;
}

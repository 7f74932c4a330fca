import { gzipSync } from "node:zlib";
import { z } from "@hono/zod-openapi";
import { SarifReceipt } from "../../../worker/sarif/schemas.ts";
import { call, expectBody } from "../support/client.ts";
import { addScan, listFindings, makeScan, type Place } from "../support/findings.ts";
import { home } from "../support/home.ts";

export const SARIF = "application/sarif+json";

export type Json = Record<string, unknown>;

/** A log of one run. */
export function logOf(results: unknown, run: Json = {}): Json {
  return { version: "2.1.0", runs: [{ tool: { driver: { name: "lint" } }, results, ...run }] };
}

export function resultOf(change: Json = {}): Json {
  return { ruleId: "no-eval", message: { text: "eval can be harmful." }, ...change };
}

/** A place in a file. */
export function at(uri: unknown, region?: Json, artifactLocation: Json = {}): Json {
  return {
    locations: [{ physicalLocation: { artifactLocation: { uri, ...artifactLocation }, ...(region && { region }) } }],
  };
}

export async function postRaw({ tenant, path }: Place, rawBody: BodyInit, headers: Record<string, string> = {}) {
  return call("POST", `${path}/sarif`, {
    token: tenant.token,
    rawBody,
    headers: { "content-type": SARIF, ...headers },
  });
}

export async function post(place: Place, log: unknown): Promise<Response> {
  return postRaw(place, typeof log === "string" ? log : JSON.stringify(log));
}

export function gzipped(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(gzipSync(text));
}

let shared: Place | undefined;

/** A fresh scan; its organization is shared by the tests of a file, each of which begins with an empty database. */
export async function freshScan(): Promise<Place> {
  const known = home.DB.prepare("select id from organizations where uuid = unhex(?, '-')").bind(
    shared?.tenant.orgId ?? "",
  );
  if (!shared || !(await known.first())) shared = await makeScan();
  return addScan(shared.tenant);
}

/** What comes of a log in a scan of its own. */
export async function take(log: unknown, scan?: Place) {
  const place = scan ?? (await freshScan());
  const receipt = await expectBody(await post(place, log), 201, SarifReceipt);
  return { place, receipt, runs: receipt.runs, findings: await listFindings(place) };
}

/** The one finding of one result. */
export async function takeOne(result: Json, run: Json = {}) {
  const { findings, runs } = await take(logOf([result], run));
  const [finding] = findings;
  if (!finding || findings.length > 1) throw new Error(`There are ${findings.length} findings.`);
  return { finding, metadata: Metadata.parse(finding.metadata), warnings: runs[0]?.warnings ?? [] };
}

const Metadata = z.object({
  rule_id: z.string().optional(),
  cwe: z.string().optional(),
  cwes: z.array(z.string()).optional(),
  snippet: z.string().optional(),
  sarif: z.record(z.string(), z.unknown()),
});

/** The export of a scan, parsed. */
export async function exportOf({ tenant, path }: Place): Promise<Log> {
  const response = await call("GET", `${path}/sarif`, { token: tenant.token });
  if (response.status !== 200) throw new Error(await response.text());
  return Log.parse(await response.json());
}

const Result = z.looseObject({
  ruleId: z.string().optional(),
  ruleIndex: z.int().optional(),
  level: z.string(),
  message: z.object({ text: z.string() }),
  locations: z.array(z.unknown()),
});
const Run = z.looseObject({
  tool: z.object({ driver: z.looseObject({ name: z.string(), rules: z.array(z.looseObject({ id: z.string() })) }) }),
  results: z.array(Result),
});
const Log = z.strictObject({ $schema: z.string(), version: z.literal("2.1.0"), runs: z.array(Run) });
export type Log = z.infer<typeof Log>;

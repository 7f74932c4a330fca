import { z } from "@hono/zod-openapi";
import { Finding } from "../../../worker/findings/schemas.ts";
import { Scan } from "../../../worker/scans/schemas.ts";
import { call, expectBody, makeProject, type Tenant } from "./client.ts";
import type { NewFinding } from "../../../worker/findings/store/finding-chunks.ts";
import { newFinding, storeFindings } from "./rows.ts";
import { createTenant } from "./users.ts";

/** A scan that the pipeline does not run, in the project `shop` of a separate organization. */
export interface Place {
  tenant: Tenant;
  scan: Scan;
  /** Path of the scan. */
  path: string;
}

export async function makeScan(): Promise<Place> {
  const tenant = await createTenant();
  await makeProject(tenant);
  return addScan(tenant);
}

export async function addScan(tenant: Tenant, project = "shop"): Promise<Place> {
  const scans = `/v1/orgs/${tenant.slug}/projects/${project}/scans`;
  const scan = await expectBody(await call("POST", scans, { token: tenant.token, body: {} }), 201, Scan);
  return { tenant, scan, path: `${scans}/${scan.id}` };
}

export function request(externalId: string, change: Record<string, unknown> = {}): Record<string, unknown> {
  return { external_id: externalId, title: "Weak hash", severity: "low", scanner: "own", ...change };
}

export async function postFinding({ tenant, path }: Place, body: unknown): Promise<Response> {
  return call("POST", `${path}/findings`, { token: tenant.token, body });
}

export async function postBatch({ tenant, path }: Place, findings: unknown): Promise<Response> {
  return call("POST", `${path}/findings/batch`, { token: tenant.token, body: { findings } });
}

export async function addFinding(place: Place, externalId: string, change = {}): Promise<Finding> {
  return expectBody(await postFinding(place, request(externalId, change)), 201, Finding);
}

export async function listFindings({ tenant, path }: Place): Promise<Finding[]> {
  const response = await call("GET", `${path}/findings`, { token: tenant.token });
  return expectBody(response, 200, z.array(Finding));
}

/** Stores findings `e0`, `e1` and so on. */
export async function insertRows(place: Place, count: number, change: Partial<NewFinding> = {}): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) =>
    newFinding(`e${n}`, {
      severity: n % 4 === 0 ? "high" : "low",
      location_path: "src/app.js",
      location_line: n,
      metadata: { n },
      ...change,
    }),
  );
  await storeFindings({ orgId: place.scan.org_id, scanId: place.scan.id }, rows);
}

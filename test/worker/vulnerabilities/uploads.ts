import { z } from "@hono/zod-openapi";
import type { Scan } from "../../../worker/scans/schemas.ts";
import { Scan as ScanSchema } from "../../../worker/scans/schemas.ts";
import { SarifReceipt } from "../../../worker/sarif/schemas.ts";
import { compareDueScans } from "../../../worker/vulnerabilities/compare-scans.ts";
import { Vulnerability } from "../../../worker/vulnerabilities/schemas.ts";
import { call, expectBody, makeProject, type Tenant } from "../support/client.ts";
import type { Place } from "../support/findings.ts";
import { home } from "../support/home.ts";
import { createTenant } from "../support/users.ts";
import { at, type Json, post } from "../sarif/upload.ts";

/** A result of a rule at a line of its own. */
export function resultAt(ruleId: string, path = "a.js", change: Json = {}): Json {
  return {
    ruleId,
    message: { text: `${ruleId} here.` },
    ...at(path, { startLine: 3, snippet: { text: ruleId } }),
    ...change,
  };
}

export function runOf(name: string, results: unknown, change: Json = {}): Json {
  return { tool: { driver: { name } }, results, ...change };
}

/** The scans of a client, which uploads SARIF files to them. */
export class Uploads {
  readonly tenant: Tenant;

  private constructor(tenant: Tenant) {
    this.tenant = tenant;
  }

  static async begin(): Promise<Uploads> {
    const tenant = await createTenant();
    await makeProject(tenant);
    return new Uploads(tenant);
  }

  get project(): string {
    return `/v1/orgs/${this.tenant.slug}/projects/shop`;
  }

  async create(body: Json = {}): Promise<Place> {
    const response = await call("POST", `${this.project}/scans`, { token: this.tenant.token, body });
    const scan = await expectBody(response, 201, ScanSchema);
    return { tenant: this.tenant, scan, path: `${this.project}/scans/${scan.id}` };
  }

  async upload(place: Place, ...runs: Json[]): Promise<SarifReceipt> {
    return expectBody(await post(place, { version: "2.1.0", runs }), 201, SarifReceipt);
  }

  async complete({ path }: Place): Promise<Scan> {
    const response = await call("PATCH", path, { token: this.tenant.token, body: { status: "completed" } });
    const scan = await expectBody(response, 200, ScanSchema);
    await compareDueScans(home.database);
    return scan;
  }

  /** A scan with these runs. */
  async scan(...runs: Json[]): Promise<Place> {
    const place = await this.create();
    await this.upload(place, ...runs);
    await this.complete(place);
    return place;
  }

  async list(query = ""): Promise<Vulnerability[]> {
    const path = `${this.project}/vulnerabilities?${query}`;
    return expectBody(await call("GET", path, { token: this.tenant.token }), 200, z.array(Vulnerability));
  }

  /** `<rule>: <state>` of all on the default branch. */
  async states(): Promise<string[]> {
    const lists = await Promise.all(
      ["open", "fixed", "no_longer_detected"].map((state) => this.list(`state=${state}`)),
    );
    return lists
      .flat()
      .map(({ rule_id: rule, state }) => `${rule}: ${state}`)
      .toSorted();
  }
}

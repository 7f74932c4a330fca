import { randomBytes } from "node:crypto";
import { z } from "zod";

const Login = z.object({ token: z.string() });
const Scan = z.object({
  id: z.string(),
  status: z.string(),
  summary: z.object({
    commit: z.string().nullish(),
    duration_ms: z.number().optional(),
    scanners: z
      .array(
        z.object({ name: z.string(), version: z.string(), findings: z.number(), truncated: z.boolean().optional() }),
      )
      .default([]),
    skipped: z.record(z.string(), z.number()).optional(),
    error: z.object({ code: z.string(), message: z.string() }).optional(),
  }),
});
export type DemoScan = z.infer<typeof Scan>;
const Findings = z.array(
  z.object({
    title: z.string(),
    severity: z.string(),
    scanner: z.string(),
    location_path: z.string().nullable(),
    location_line: z.number().nullable(),
    metadata: z.object({ rule_id: z.string() }),
  }),
);
export type DemoFinding = z.infer<typeof Findings>[number];

/** A user of the public API with its own organization and project. */
export class DemoClient {
  readonly #baseUrl: string;
  readonly #slug = `demo-${randomBytes(4).toString("hex")}`;
  readonly #email = "demo@example.com";
  readonly #password = randomBytes(16).toString("hex");
  #token = "";

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  get consoleUrl(): string {
    return `${this.#baseUrl}/console/o/${this.#slug}/projects/demo`;
  }

  /** How to log in at the console: the organization is gone with the demo. */
  describeAccount(): string {
    return `Console:  ${this.consoleUrl}\nEmail:    ${this.#email}\nPassword: ${this.#password}`;
  }

  async signUp(): Promise<void> {
    const account = { org_name: "Demo", org_slug: this.#slug, email: this.#email, password: this.#password };
    this.#token = (await this.#call("POST", "/v1/auth/register", Login, account)).token;
    await this.#call("POST", `/v1/orgs/${this.#slug}/projects`, z.unknown(), { slug: "demo", name: "Demo" });
  }

  async runScan(cloneUrl: string, branch: string): Promise<DemoScan> {
    return this.#call("POST", `${this.#project}/run-scan`, Scan, { clone_url: cloneUrl, branch });
  }

  async getScan(id: string): Promise<DemoScan> {
    return this.#call("GET", `${this.#project}/scans/${id}`, Scan);
  }

  async listFindings(id: string): Promise<DemoFinding[]> {
    return this.#call("GET", `${this.#project}/scans/${id}/findings`, Findings);
  }

  get #project(): string {
    return `/v1/orgs/${this.#slug}/projects/demo`;
  }

  async #call<T>(method: string, path: string, schema: z.ZodType<T>, body?: unknown): Promise<T> {
    const response = await fetch(`${this.#baseUrl}${path}`, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${this.#token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} failed with status ${response.status}: ${text}`);
    return schema.parse(JSON.parse(text));
  }
}

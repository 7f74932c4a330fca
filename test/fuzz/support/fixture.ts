import { randomBytes } from "node:crypto";
import { z } from "zod";
import { Service } from "../../end-to-end/support/service.ts";

/** The examples of the document, so that a request made of them can log in. */
const EMAIL = "ada@acme.example";
const PASSWORD = "correct horse battery staple";

const Identified = z.object({ id: z.string() });
const Login = z.object({ token: z.string() });

/** Starts a worker for the tests. */
export async function startService(): Promise<Service> {
  const service = await Service.prepare();
  await service.startWorker();
  return service;
}

let count = 0;

/** An organization with one resource of each kind, restored after a request deletes one, and the token of another tenant. */
export class Fixture {
  readonly #service: Service;
  readonly #password: string;
  readonly strangerToken: string;
  token = "";
  parameters: Record<string, string> = {};

  private constructor(service: Service, password: string, strangerToken: string) {
    this.#service = service;
    this.#password = password;
    this.strangerToken = strangerToken;
  }

  static async make(service: Service, password = PASSWORD): Promise<Fixture> {
    const stranger = await signUp(service, password);
    const fixture = new Fixture(service, password, stranger.token);
    await fixture.#makeOrganization();
    return fixture;
  }

  /** Makes what an operation with this path needs besides: a user costs a password hash. */
  async prepare(path: string): Promise<void> {
    if (path.includes("{user_id}") && this.parameters["user_id"] === undefined) await this.#makeUser();
  }

  /** Restores what a successful request with this method and path may have deleted. */
  async restore(method: string, path: string): Promise<void> {
    if (/\/auth\/(?:password|logout)$/.test(path) || (method === "DELETE" && path.endsWith("{slug}")))
      await this.#makeOrganization();
    if (method !== "DELETE") return;
    if (path.endsWith("{user_id}")) await this.#makeUser();
    if (path.endsWith("{token_id}")) await this.#makeToken();
    if (path.endsWith("{signing_token_id}")) await this.#makeSigningToken();
    if (path.endsWith("{endpoint_id}")) await this.#makeEndpoint();
    if (path.endsWith("{project_slug}")) await this.#makeProject();
    if (path.endsWith("{scan_id}")) await this.#makeScan();
    if (path.endsWith("{finding_id}")) await this.#makeFinding();
  }

  async #makeOrganization(): Promise<void> {
    const { slug, token } = await signUp(this.#service, this.#password);
    this.token = token;
    this.parameters = { slug, project_slug: "repo" };
    await Promise.all([this.#makeToken(), this.#makeSigningToken(), this.#makeEndpoint(), this.#makeProject()]);
  }

  async #makeUser(): Promise<void> {
    const email = `${crypto.randomUUID()}@example.com`;
    this.parameters["user_id"] = await this.#create("users", { email, password: this.#password });
  }

  async #makeToken(): Promise<void> {
    this.parameters["token_id"] = await this.#create("tokens", { name: "Fuzz", role: "admin" });
  }

  async #makeSigningToken(): Promise<void> {
    const token = `whsec_${randomBytes(32).toString("base64")}`;
    this.parameters["signing_token_id"] = await this.#create("webhook-signing-tokens", { name: "Fuzz", token });
  }

  /** With a delivery, of a host that does not exist. */
  async #makeEndpoint(): Promise<void> {
    const body = { url: "https://hooks.invalid/fuzz", events: ["scan.failed"] };
    const id = await this.#create("webhook-endpoints", body);
    this.parameters["endpoint_id"] = id;
    this.parameters["delivery_id"] = await this.#create(`webhook-endpoints/${id}/test`, undefined, 202);
  }

  async #makeProject(): Promise<void> {
    await this.#create("projects", { slug: "repo", name: "Repository" });
    await this.#makeScan();
  }

  async #makeScan(): Promise<void> {
    this.parameters["scan_id"] = await this.#create("projects/repo/scans", {});
    await this.#makeFinding();
    await this.#makeVulnerability();
  }

  /** Completes the scan: its finding is of a vulnerability then. */
  async #makeVulnerability(): Promise<void> {
    const project = `/v1/orgs/${this.parameters["slug"]}/projects/repo`;
    const scan = `${project}/scans/${this.parameters["scan_id"]}`;
    await this.#service.call("PATCH", scan, { token: this.token, body: { status: "completed" } });
    const answer = await this.#service.call("GET", `${project}/vulnerabilities`, { token: this.token });
    const [first] = z.array(Identified).parse(await answer.json());
    this.parameters["vulnerability_id"] = first?.id ?? crypto.randomUUID();
  }

  async #makeFinding(): Promise<void> {
    const finding = { external_id: crypto.randomUUID(), title: "A finding", severity: "high", scanner: "fuzz" };
    const path = `projects/repo/scans/${this.parameters["scan_id"]}/findings`;
    this.parameters["finding_id"] = await this.#create(path, finding);
  }

  async #create(path: string, body?: object, status = 201): Promise<string> {
    const at = `/v1/orgs/${this.parameters["slug"]}/${path}`;
    const response = await this.#service.call("POST", at, { token: this.token, body });
    if (response.status !== status) throw new Error(`${at}: ${await response.text()}`);
    return Identified.parse(await response.json()).id;
  }
}

async function signUp(service: Service, password: string): Promise<{ slug: string; token: string }> {
  const slug = `fuzz-${(count += 1)}-${crypto.randomUUID().slice(0, 8)}`;
  const body = { org_name: "Fuzz", org_slug: slug, email: EMAIL, password };
  const response = await service.call("POST", "/v1/auth/register", { body });
  if (response.status !== 201) throw new Error(await response.text());
  return { slug, token: Login.parse(await response.json()).token };
}

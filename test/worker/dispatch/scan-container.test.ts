import { env } from "cloudflare:workers";
import { ContainerProxy } from "@cloudflare/containers";
import { describe, expect, it } from "vitest";
import { ClaimResponse } from "../../../worker/contract/runner-calls.ts";
import { issueRunnerToken } from "../../../worker/auth/tokens.ts";
import { reachableHosts, WORKER_HOST } from "../../../worker/dispatch/container-environment.ts";
import { ScanContainer } from "../../../worker/index.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { home } from "../support/home.ts";
import { expectBody, makeProject, runScan } from "../support/client.ts";
import { createTenant } from "../support/users.ts";

/** What the platform does with a request of a container that was started for a scan of git.example. */
async function send(request: Request, cloneUrl = "https://git.example/acme/shop.git"): Promise<Response> {
  const props = {
    className: ScanContainer.name,
    containerId: "0".repeat(64),
    enableInternet: false,
    allowedHosts: reachableHosts(cloneUrl),
    interceptAll: true,
  };
  return ContainerProxy.prototype.fetch.call({ ctx: { props }, env } as unknown as ContainerProxy, request);
}

describe("what a container sends", () => {
  it.for([
    "https://elsewhere.example/",
    "http://elsewhere.example/",
    "https://git.example.elsewhere.example/",
    "https://sub.git.example/",
    "http://169.254.169.254/latest/meta-data",
    "http://[fd00::1]/",
    "http://127.0.0.1:8787/healthz",
  ])("does not reach %s", async (url) => {
    expect((await send(new Request(url))).status).toBe(520);
  });

  it("may reach a host whose name ends with a dot, as it is matched", () => {
    expect(reachableHosts("https://git.example.:8443/a.git")).toEqual([WORKER_HOST, "git.example"]);
  });

  it("reaches the internal API, as the attempt that it is", async () => {
    const tenant = await createTenant();
    await makeProject(tenant);
    const scan = await runScan(tenant);
    const token = await issueRunnerToken(settingsOf(env), {
      sub: scan.id,
      org_id: scan.org_id,
      attempt: 1,
      shard: home.shard,
    });
    const request = new Request(`http://${WORKER_HOST}/internal/scans/${scan.id}/claim`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ version: 1, claim_id: crypto.randomUUID() }),
    });
    const claim = await expectBody(await send(request), 200, ClaimResponse);
    expect(claim.clone_url).toBe("https://git.example/acme/shop.git");
  });

  it.for(["/", "/healthz", "/docs", "/v1/orgs", "/v1/auth/register", "/internal/jobs/lease", "/internal/scans"])(
    "finds nothing else of the worker: %s",
    async (path) => {
      for (const method of ["GET", "POST"]) {
        const response = await send(new Request(`http://${WORKER_HOST}${path}`, { method }));
        expect(response.status).toBe(404);
        expect(await response.text()).toContain("internal API");
      }
    },
  );
});

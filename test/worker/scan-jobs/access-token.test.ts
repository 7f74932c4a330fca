import { describe, expect, it } from "vitest";
import { ClaimResponse } from "../../../worker/contract/runner-calls.ts";
import { call, expectBody, makeProject, runScan } from "../support/client.ts";
import { TestRunner } from "../support/runner.ts";
import { createTenant } from "../support/users.ts";
import { start } from "./queued-scan.ts";

describe("the access token", () => {
  const stored = { access_token: "s3cret", access_token_user: "bot", repo_url: "https://git.example/acme/shop.git" };

  it.for([
    [{ clone_url: "https://git.example/acme/shop.git" }, "sent"],
    [{ clone_url: "https://GIT.example:443/Acme/Shop/" }, "sent"],
    [{ clone_url: "https://git.example/other/repo" }, "other_repository"],
    [{ clone_url: "https://git.example/acme/shop/evil" }, "other_repository"],
    [{ clone_url: "https://git.example/acme/shop.git.git" }, "other_repository"],
    [{ clone_url: "http://git.example/acme/shop.git" }, "other_repository"],
    [{ clone_url: "https://git.example:8443/acme/shop.git" }, "other_repository"],
    [{ clone_url: "https://git.example.evil.example/acme/shop.git" }, "other_repository"],
  ] as const)("for %j is %s", async ([request, state]) => {
    const { runner } = await start(stored, request);
    const claim = await expectBody(await runner.claim(), 200, ClaimResponse);
    expect(claim.credential_state).toBe(state);
    expect(claim.credential).toEqual(state === "sent" ? { username: "bot", token: "s3cret" } : null);
  });

  it("without a repository is bound to the first that is scanned", async () => {
    const { tenant, runner } = await start({ access_token: "s3cret" }, { clone_url: "https://git.example/one.git" });
    const claim = await expectBody(await runner.claim(), 200, ClaimResponse);
    expect(claim).toMatchObject({ credential: { token: "s3cret" }, credential_state: "sent" });
    for (const clone_url of ["https://git.example/two.git", "https://evil.example/one.git"]) {
      const other = new TestRunner(await runScan(tenant, "shop", { clone_url }));
      const refused = await expectBody(await other.claim(), 200, ClaimResponse);
      expect(refused).toMatchObject({ credential: null, credential_state: "other_repository" });
    }
  });

  it("of two first scans at once goes to one repository", async () => {
    const tenant = await createTenant();
    await makeProject(tenant, { access_token: "s3cret" });
    const urls = Array.from({ length: 4 }, (_, n) => `https://git-${n}.example/app.git`);
    const scans = await Promise.all(urls.map((clone_url) => runScan(tenant, "shop", { clone_url })));
    const claims = await Promise.all(
      scans.map(async (scan) => expectBody(await new TestRunner(scan).claim(), 200, ClaimResponse)),
    );
    const states = claims.map((claim) => claim.credential_state).toSorted();
    expect(states).toEqual(["other_repository", "other_repository", "other_repository", "sent"]);
  });

  it("stored after a scan was queued does not go to that scan", async () => {
    const { tenant, runner } = await start();
    await call("PATCH", `/v1/orgs/${tenant.slug}/projects/shop`, {
      token: tenant.token,
      body: { access_token: "new" },
    });
    const claim = await expectBody(await runner.claim(), 200, ClaimResponse);
    expect(claim).toMatchObject({ credential: null, credential_state: "no_repository" });
  });
});

it("keys the fingerprints of secrets by project", async () => {
  const [one, two] = [await start(), await start()];
  const again = new TestRunner(await runScan(one.tenant));
  const keys = await Promise.all(
    [one.runner, again, two.runner].map(async (runner) => {
      const claim = await expectBody(await runner.claim(), 200, ClaimResponse);
      return claim.fingerprint_key;
    }),
  );
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).not.toBe(keys[2]);
});

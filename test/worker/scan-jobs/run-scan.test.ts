import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { Scan } from "../../../worker/scans/schemas.ts";
import { call, expectBody, expectError, makeProject, runScan } from "../support/client.ts";
import { createTenant } from "../support/users.ts";
import { home } from "../support/home.ts";
import { getScan, start, jobOf } from "./queued-scan.ts";

describe("run-scan", () => {
  it("answers the queued scan and leaves its job in the outbox", async () => {
    const { tenant, scan } = await start({ default_branch: "trunk" });
    expect(scan).toMatchObject({
      org_id: tenant.orgId,
      status: "queued",
      summary: {},
      scanner_type: "manual",
      target_ref: "trunk",
      started_at: null,
      finished_at: null,
    });
    expect(await jobOf(scan.id)).toMatchObject({ attempt: 1, claim_id: null, branch: "trunk" });
    expect(await getScan(tenant, scan.id)).toEqual(scan);
  });

  it("starts a new scan at each call, listed newest first", async () => {
    const { tenant, scan } = await start();
    const second = await runScan(tenant, "shop", { branch: "feature/x" });
    expect(second.target_ref).toBe("feature/x");
    const path = `/v1/orgs/${tenant.slug}/projects/shop/scans`;
    const listed = await expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(Scan));
    expect(listed.map(({ id }) => id)).toEqual([second.id, scan.id]);
  });

  it.for([
    [{ clone_url: undefined }, /clone_url/],
    [{ clone_url: null }, /clone_url/],
    [{ clone_url: "ssh://git@git.example/a.git" }, /clone_url: .*HTTP/],
    [{ clone_url: "git@git.example:a.git" }, /clone_url: .*HTTP/],
    [{ clone_url: "file:///etc" }, /clone_url: .*HTTP/],
    [{ clone_url: "ext::sh -c id" }, /clone_url: .*HTTP/],
    [{ clone_url: "--upload-pack=id" }, /clone_url: .*HTTP/],
    [{ clone_url: " https://git.example/a" }, /clone_url/],
    [{ clone_url: "https://git.example/a\nb" }, /clone_url/],
    [{ clone_url: "https://git.example\\@evil.example/a" }, /clone_url/],
    [{ clone_url: "https://*/a" }, /clone_url: .*valid/],
    [{ clone_url: "https://*.example/a" }, /clone_url: .*valid/],
    [{ clone_url: "https://+git.example/a" }, /clone_url: .*valid/],
    [{ clone_url: "https://-git.example/a" }, /clone_url: .*valid/],
    [{ clone_url: "https://%2Bgit.example/a" }, /clone_url: .*valid/],
    [{ clone_url: "https://git.example,evil.example/a" }, /clone_url: .*valid/],
    [{ clone_url: "https://git..example/a" }, /clone_url: .*valid/],
    [{ clone_url: "https://git.example../a" }, /clone_url: .*valid/],
    [{ clone_url: "https://[fe80::1%25eth0]/a" }, /clone_url: .*valid/],
    [{ clone_url: "https://user:hunter2@git.example/a" }, /clone_url: .*user or password/],
    [{ clone_url: "https://hunter2@git.example/a" }, /clone_url: .*user or password/],
    [{ branch: "--option" }, /branch: .*branch name/],
    [{ branch: "" }, /branch/],
    [{ branch: "a b" }, /branch/],
    [{ branch: "a..b" }, /branch/],
    [{ branch: "a.lock" }, /branch/],
    [{ branch: "/a" }, /branch/],
    [{ branch: "a\0" }, /branch/],
    [{ branch: "x".repeat(256) }, /branch/],
    [{ branch: 1 }, /branch/],
  ] as const)("refuses %j and leaves no row", async ([change, rule]) => {
    const tenant = await createTenant();
    await makeProject(tenant);
    const body = { clone_url: "https://git.example/a.git", ...change };
    const path = `/v1/orgs/${tenant.slug}/projects/shop`;
    const response = await call("POST", `${path}/run-scan`, { token: tenant.token, body });
    const message = await expectError(response, 400, "bad_request");
    expect(message).toMatch(rule);
    expect(message).not.toContain("hunter2");
    const listed = await call("GET", `${path}/scans`, { token: tenant.token });
    expect(await expectBody(listed, 200, z.array(Scan))).toEqual([]);
    const jobs = home.DB.prepare(
      "select count(*) n from scan_jobs where organization_id = (select id from organizations where uuid = unhex(?, '-'))",
    ).bind(tenant.orgId);
    expect(await jobs.first("n")).toBe(0);
  });
});

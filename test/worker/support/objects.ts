import { insertSigningToken } from "../../../worker/signing-tokens/queries.ts";
import { MAX_SIGNING_TOKENS } from "../../../worker/signing-tokens/store-signing-token.ts";
import { compareCompletedScan } from "../../../worker/vulnerabilities/compare-scans.ts";
import { v7 as uuidv7 } from "uuid";
import { CreatedWebhookEndpoint } from "../../../worker/notifications/schemas.ts";
import { call, expectBody, makeProject, type Tenant } from "./client.ts";
import { insertScan, newFinding, storeFindings } from "./rows.ts";
import { giveApiToken, joinAs } from "./users.ts";
import { home } from "./home.ts";

/** One resource of each kind, by the names of the path parameters. */
export async function makeObjects(tenant: Tenant, project: string): Promise<Record<string, string>> {
  const { userId } = await joinAs(tenant, "member");
  const { id: projectId } = await makeProject(tenant, { slug: project });
  const scanId = await insertScan({ orgId: tenant.orgId, projectId });
  const [findingId = ""] = await storeFindings({ orgId: tenant.orgId, scanId }, [newFinding("one")]);
  const vulnerabilityId = await makeVulnerability({ orgId: tenant.orgId, projectId });
  const tokenId = crypto.randomUUID();
  await giveApiToken(tenant, { id: tokenId });
  const signingTokenId = crypto.randomUUID();
  await insertSigningToken(
    home.database,
    tenant.orgId,
    { uuid: signingTokenId, name: "shop", encrypted: "v1.k.n.c", createdAt: Date.now() },
    MAX_SIGNING_TOKENS,
  );
  const ids = {
    token_id: tokenId,
    signing_token_id: signingTokenId,
    scan_id: scanId,
    finding_id: findingId,
    user_id: userId,
    vulnerability_id: vulnerabilityId,
    ...(await makeWebhookEndpoint(tenant)),
  };
  return { slug: tenant.slug, project_slug: project, ...ids };
}

async function makeVulnerability(project: { orgId: string; projectId: string }): Promise<string> {
  const { orgId } = project;
  const scanId = await insertScan(project, { status: "completed" });
  await storeFindings({ orgId, scanId }, [newFinding("vulnerable")]);
  await compareCompletedScan(home.database, { orgId, scanId });
  const id = await home.DB.prepare(
    "select lower(hex(uuid)) from vulnerabilities where organization_id = (select id from organizations where uuid = unhex(?, '-')) order by id desc",
  )
    .bind(orgId)
    .first<string>("lower(hex(uuid))");
  return (id ?? "").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** An endpoint with a delivery that is not due. */
async function makeWebhookEndpoint(tenant: Tenant): Promise<{ endpoint_id: string; delivery_id: string }> {
  const body = { url: "https://hooks.example/vulnerabilities", events: ["scan.failed"] };
  const path = `/v1/orgs/${tenant.slug}/webhook-endpoints`;
  const { id } = await expectBody(await call("POST", path, { token: tenant.token, body }), 201, CreatedWebhookEndpoint);
  const deliveryId = uuidv7();
  await home.DB.prepare(
    `insert into notifications (organization_id, uuid, endpoint_id, event, body, state, created_at)
     select organization_id, unhex(?2, '-'), id, 'scan.failed', '{}', 'delivered', 0 from notification_endpoints where uuid = unhex(?1, '-')`,
  )
    .bind(id, deliveryId)
    .run();
  return { endpoint_id: id, delivery_id: deliveryId };
}

export function fill(path: string, values: Record<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`makeObjects makes no ${name}`);
    return value;
  });
}

/** All rows of an organization that an operation may change. */
export async function rowsOf({ orgId }: Tenant): Promise<unknown> {
  const tables = [
    "users",
    "api_tokens",
    "revoked_sessions",
    "webhook_signing_tokens",
    "projects",
    "scans",
    "scan_jobs",
    "scan_events",
    "findings",
    "notification_endpoints",
    "notifications",
    "audit_events",
  ];
  const reads = tables.map((table) =>
    home.DB.prepare(
      `select * from ${table} where organization_id = (select id from organizations where uuid = unhex(?, '-'))`,
    ).bind(orgId),
  );
  const organization = home.DB.prepare("select * from organizations where uuid = unhex(?, '-')").bind(orgId);
  return (await home.DB.batch([organization, ...reads])).map(({ results }) => results);
}

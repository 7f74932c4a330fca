import { compareCompletedScan } from "../../../worker/vulnerabilities/compare-scans.ts";
import { makeProject, type Tenant } from "./client.ts";
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
  const ids = {
    token_id: tokenId,
    scan_id: scanId,
    finding_id: findingId,
    user_id: userId,
    vulnerability_id: vulnerabilityId,
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
    "projects",
    "scans",
    "scan_jobs",
    "scan_events",
    "findings",
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

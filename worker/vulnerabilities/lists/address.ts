import { type SQL, sql } from "drizzle-orm";
import { organizationKey, projectKey, uuidOf } from "../../database/keys.ts";
import { vulnerabilityNumber } from "../../database/uuid.ts";
import { vulnerabilities } from "../../database/vulnerability-tables.ts";
import type { VulnerabilityAddress } from "../vulnerability-address.ts";

/** Selects the vulnerability `v` at an address, for use after `from`. */
export function vulnerabilityAt({ orgId, projectSlug, vulnerabilityId }: VulnerabilityAddress): SQL {
  return sql`${vulnerabilities} as v where v.organization_id = ${organizationKey(orgId)} and v.id = ${vulnerabilityNumber(vulnerabilityId)}
    and v.uuid = ${uuidOf(vulnerabilityId)} and v.project_id = ${projectKey({ orgId, slug: projectSlug })}`;
}

import { type SQL, sql } from "drizzle-orm";
import { organizationKey, projectKey, uuidOf } from "../../database/keys.ts";
import { uuidBytes } from "../../database/uuid.ts";
import { vulnerabilities } from "../../database/vulnerability-tables.ts";
import type { VulnerabilityAddress } from "../vulnerability-address.ts";

const NUMBER_BYTES = 6;

/** The number of a vulnerability, which is the end of its UUID; 0 for what is none. */
export function vulnerabilityNumber(id: string): number {
  const bytes = Buffer.from(uuidBytes(id));
  return bytes.length > NUMBER_BYTES ? bytes.readUIntBE(bytes.length - NUMBER_BYTES, NUMBER_BYTES) : 0;
}

/** Selects the vulnerability `v` at an address, for use after `from`. */
export function vulnerabilityAt({ orgId, projectSlug, vulnerabilityId }: VulnerabilityAddress): SQL {
  return sql`${vulnerabilities} as v where v.organization_id = ${organizationKey(orgId)} and v.id = ${vulnerabilityNumber(vulnerabilityId)}
    and v.uuid = ${uuidOf(vulnerabilityId)} and v.project_id = ${projectKey({ orgId, slug: projectSlug })}`;
}

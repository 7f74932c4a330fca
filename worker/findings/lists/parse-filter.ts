import { parseSince } from "../../http/since.ts";
import type { FindingsFilter } from "./filter.ts";
import type { FindingsFilterQuery, FindingsQuery } from "../schemas.ts";

const KINDS = ["security", "quality"] as const;

type Parsed = Omit<FindingsFilter, "orgId" | "ofScan" | "sort">;

export function parseFilter(query: FindingsFilterQuery): Parsed {
  const { severity, scanner, project, scan_id: scanId, vulnerability_id: vulnerabilityId, since, latest } = query;
  // A value other than true or false matches no finding.
  const isUnknown = latest !== undefined && latest !== "true" && latest !== "false";
  return {
    severities: isUnknown ? [] : severity,
    scanner,
    project,
    scanId,
    vulnerabilityId,
    since: parseSince(since),
    latest: latest === "true",
  };
}

export function parseListFilter(query: FindingsQuery): Parsed & Pick<FindingsFilter, "sort"> {
  const { path: pathPrefix, q: titlePart, kind: asked, sort } = query;
  const kind = KINDS.find((known) => known === asked);
  const filter = { ...parseFilter(query), pathPrefix, titlePart, kind, sort };
  return asked === undefined || kind ? filter : { ...filter, severities: [] };
}

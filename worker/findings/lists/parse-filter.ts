import { parseSince } from "../../http/since.ts";
import type { FindingsFilter } from "./filter.ts";
import type { FindingsFilterQuery, FindingsQuery } from "../schemas.ts";

const KINDS = ["security", "quality"] as const;

type Parsed = Omit<FindingsFilter, "orgId" | "ofScan" | "sort">;

export function parseFilter(query: FindingsFilterQuery): Parsed {
  const {
    severity,
    scanner,
    project,
    scan_id: scanId,
    vulnerability_id: vulnerabilityId,
    kind: asked,
    since,
    latest,
  } = query;
  const kind = KINDS.find((known) => known === asked);
  // A value of `latest` other than true or false, and an unknown kind, match no finding.
  const isUnknown = (latest !== undefined && latest !== "true" && latest !== "false") || (asked !== undefined && !kind);
  return {
    severities: isUnknown ? [] : severity,
    scanner,
    project,
    scanId,
    vulnerabilityId,
    kind,
    since: parseSince(since),
    latest: latest === "true",
  };
}

export function parseListFilter(query: FindingsQuery): Parsed & Pick<FindingsFilter, "sort"> {
  const { path: pathPrefix, q: titlePart, sort } = query;
  return { ...parseFilter(query), pathPrefix, titlePart, sort };
}

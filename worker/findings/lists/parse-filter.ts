import { parseSince } from "../../http/since.ts";
import type { FindingsFilter } from "./filter.ts";
import type { FindingsFilterQuery, FindingsQuery } from "../schemas.ts";

type Parsed = Omit<FindingsFilter, "orgId" | "ofScan" | "sort">;

export function parseFilter(query: FindingsFilterQuery): Parsed {
  const { severity, scanner, project, scan_id: scanId, since, latest } = query;
  // A value other than true or false matches no finding.
  const isUnknown = latest !== undefined && latest !== "true" && latest !== "false";
  return {
    severities: isUnknown ? [] : severity,
    scanner,
    project,
    scanId,
    since: parseSince(since),
    latest: latest === "true",
  };
}

export function parseListFilter(query: FindingsQuery): Parsed & Pick<FindingsFilter, "sort"> {
  return { ...parseFilter(query), pathPrefix: query.path, titlePart: query.q, sort: query.sort };
}

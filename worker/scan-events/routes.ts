import { z } from "@hono/zod-openapi";
import { organizationRoute } from "../auth/organization-route.ts";
import { jsonResponse } from "../http/openapi.ts";
import { answerList, sliceOf } from "../http/paging.ts";
import { createRouter } from "../http/router.ts";
import { PageQuery } from "../http/schemas.ts";
import { locateScan, scanNotFound } from "../scans/locate-scan.ts";
import { ScanPath } from "../scans/schemas.ts";
import { listEvents } from "./queries.ts";
import { ScanEvent } from "./schemas.ts";

export const scanEventRoutes = createRouter();

scanEventRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}/events",
    operationId: "listScanEvents",
    tags: ["Scans"],
    summary: "List the events of a scan",
    description:
      "The timeline of a pipeline scan, oldest first, complete or in pages: waits, attempts, clone, scanners, end. Scans that clients fill have no events.",
    request: { params: ScanPath, query: PageQuery },
    responses: { 200: jsonResponse(z.array(ScanEvent), "The events.") },
  }),
  async (c) => {
    const at = locateScan(c.get("caller"), c.req.valid("param"));
    const query = c.req.valid("query");
    const events = await listEvents(c.get("database"), at, sliceOf(c.req.url, query));
    if (!events) throw scanNotFound(at);
    return answerList(c.req.url, query, events);
  },
);

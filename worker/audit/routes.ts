import { z } from "@hono/zod-openapi";
import { organizationRoute } from "../auth/organization-route.ts";
import { formatFor } from "../http/csv-and-ndjson.ts";
import { jsonResponse } from "../http/openapi.ts";
import { answerList, sliceOf } from "../http/paging.ts";
import { createRouter } from "../http/router.ts";
import { OrganizationPath } from "../http/schemas.ts";
import { parseSince } from "../http/since.ts";
import { listAuditEvents } from "./queries.ts";
import { AuditEvent, AuditQuery } from "./schemas.ts";

export const auditRoutes = createRouter();

auditRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/audit-log",
    operationId: "listAuditEvents",
    tags: ["Organizations"],
    summary: "List who has changed what",
    description:
      "For admins. Newest first, complete or in pages, as JSON, CSV or NDJSON (`Accept`). Every change has one row, written in its transaction: sign-ins, users, tokens, projects, credentials, scans, findings, triage, retention, exports, and deliveries of git hosts that started a scan. It cannot be changed through the API.",
    request: { params: OrganizationPath, query: AuditQuery },
    responses: { 200: jsonResponse(z.array(AuditEvent), "The rows.") },
  }),
  async (c) => {
    const query = c.req.valid("query");
    const { actor: actorId, action, target, since, until } = query;
    const filter = { actorId, action, target, since: parseSince(since), until: parseSince(until) };
    const orgId = c.get("caller").organization.id;
    const listing = await listAuditEvents(c.get("database"), orgId, filter, sliceOf(c.req.url, query));
    const format = formatFor<AuditEvent>(c.req.header("accept"), AuditEvent.keyof().options);
    return answerList(c.req.url, query, listing, { format, headers: { Vary: "Accept" } });
  },
);

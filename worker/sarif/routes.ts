import type { RouteConfig } from "@hono/zod-openapi";
import { DESCRIPTIONS } from "./descriptions.ts";
import { organizationRoute } from "../auth/organization-route.ts";
import { importInTurn } from "../findings/upload/import-in-turn.ts";
import { jsonResponse } from "../http/openapi.ts";
import { createRouter } from "../http/router.ts";
import { streamText } from "../http/stream-text.ts";
import { keyedRequest, replayHeaders } from "../idempotency/idempotency-key.ts";
import { IdempotencyHeaders } from "../idempotency/schemas.ts";
import { locateScan, scanNotFound } from "../scans/locate-scan.ts";
import { ScanPath } from "../scans/schemas.ts";
import { listFindingsByScanner, readDescriptors } from "./queries.ts";
import { bufferBody } from "./runs/read-body.ts";
import { SarifLog, SarifReceipt, UploadSarifQuery, UploadSarifRequest } from "./schemas.ts";
import { storeSarif } from "./store-sarif.ts";
import { writeSarif } from "./export/write-sarif.ts";

const PATH = "/v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}/sarif" as const;
const SARIF = "application/sarif+json";

export const sarifRoutes = createRouter();

const uploadSarif = {
  method: "post" as const,
  path: PATH,
  operationId: "uploadSarif" as const,
  tags: ["Findings"],
  summary: "Add the results of a SARIF file to a scan",
  description: DESCRIPTIONS.upload,
  quotas: ["findings"] as const,
  errors: ["payload_too_large" as const, "rate_limited" as const, "idempotency_key_reused" as const],
  request: { params: ScanPath, query: UploadSarifQuery, headers: IdempotencyHeaders },
  responses: { 201: jsonResponse(SarifReceipt, "The receipt.") },
};

// The request schema is only for the OpenAPI document: with it, the route would read and validate the whole body at once.
const { middleware: _middleware, ...documented }: RouteConfig = organizationRoute(uploadSarif);
sarifRoutes.openAPIRegistry.registerPath({
  ...documented,
  request: {
    ...uploadSarif.request,
    body: {
      required: true,
      description: "A SARIF log.",
      content: { [SARIF]: { schema: UploadSarifRequest }, "application/json": { schema: UploadSarifRequest } },
    },
  },
});

sarifRoutes.openapi(organizationRoute({ ...uploadSarif, hide: true }), async (c) => {
  const scan = locateScan(c.get("caller"), c.req.valid("param"));
  const keyed = keyedRequest(c.req.raw, scan.orgId, c.req.valid("header")["idempotency-key"]);
  const { receipt, isReplay } = await importInTurn(c, async (turn) => {
    const body = await bufferBody(c.req.raw, turn);
    try {
      return await storeSarif(c.get("database"), scan, body, { ...c.req.valid("query"), keyed });
    } finally {
      body.close();
    }
  });
  return c.json(receipt, 201, replayHeaders(isReplay));
});

sarifRoutes.openapi(
  organizationRoute({
    method: "get",
    path: PATH,
    operationId: "exportSarif",
    tags: ["Findings"],
    summary: "Get the findings of a scan as SARIF",
    description: DESCRIPTIONS.export,
    request: { params: ScanPath },
    responses: {
      200: { description: "The log.", content: { [SARIF]: { schema: SarifLog } } },
    },
  }),
  async (c) => {
    const scan = locateScan(c.get("caller"), c.req.valid("param"));
    const pages = await listFindingsByScanner(c.get("database"), scan);
    if (!pages) throw scanNotFound(scan);
    return streamText(
      writeSarif(pages, (hashes) => readDescriptors(c.get("database"), scan.orgId, hashes)),
      SARIF,
    );
  },
);

import type { RouteConfig } from "@hono/zod-openapi";
import { organizationRoute } from "../auth/organization-route.ts";
import { importInTurn } from "../findings/upload/import-in-turn.ts";
import { jsonResponse } from "../http/openapi.ts";
import { createRouter } from "../http/router.ts";
import { streamText } from "../http/stream-text.ts";
import { keyedRequest, replayHeaders } from "../idempotency/idempotency-key.ts";
import { IdempotencyHeaders } from "../idempotency/schemas.ts";
import { locateScan, scanNotFound } from "../scans/locate-scan.ts";
import { ScanPath } from "../scans/schemas.ts";
import { FILE_LIMITS, showBytes } from "./limits.ts";
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
  description: `SARIF 2.1.0, plain or compressed by gzip: at most ${showBytes(FILE_LIMITS.compressedBytes)} compressed, ${showBytes(FILE_LIMITS.plainBytes)} plain, ${FILE_LIMITS.runs} runs, ${FILE_LIMITS.resultsPerRun} results a run, ${FILE_LIMITS.results} in all. A plain file is compressed as it comes: one that does not fit into the limit of a compressed one is refused as well. The upload is atomic; results that the scan already has are skipped, so a file can be uploaded again; a changed severity updates the stored finding. Absolute paths are stored relative to the repository. The severity comes from \`security-severity\` (CVSS: from 9 critical, from 7 high, from 4 medium, over 0 low) or else from \`level\` (error high, warning medium, note low, none info), the \`external_id\` is a hash of tool, rule, path and the fingerprint, or else the snippet or message. Results that share it are numbered by place (\`#2\`, \`#3\`); an exported finding keeps its own. A result that the SARIF schema does not allow is refused with its place; a failed run of the tool is a warning. \`metadata\` holds \`rule_id\`, \`cwe\`, \`snippet\` and, in \`sarif\`, what \`exportSarif\` needs to restore the result. The status of the scan is unchanged.`,
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
    description:
      "All findings of the scan as SARIF 2.1.0, streamed: a run for each scanner, version of the tool and category (`automationDetails`), its most severe results first, with rules and their help, CWE taxa, severities (`security-severity`), locations, related and logical locations, code flows, fingerprints, suppressions (the tool's, and the decisions of users), and, once the scan is compared, `baselineState`, with up to 1,000 results of the scan before that are `absent` (`absentResultsOmitted` has the number of the others).",
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

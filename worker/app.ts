import { requestId } from "hono/request-id";
import { apiTokenRoutes } from "./api-tokens/routes.ts";
import { auditRoutes } from "./audit/routes.ts";
import { authRoutes } from "./auth/routes.ts";
import { branchCheckRoutes } from "./branch-checks/routes.ts";
import { branchFilterRoutes } from "./branch-filter/routes.ts";
import { consoleRoutes } from "./console/routes.ts";
import { commitStatusRoutes } from "./commit-status/routes.ts";
import { docsRoutes } from "./docs/routes.ts";
import { findingListRoutes } from "./findings/lists/routes.ts";
import { findingRoutes } from "./findings/routes.ts";
import { healthRoutes } from "./health/routes.ts";
import { answerError } from "./http/error-handler.ts";
import { ApiError } from "./http/errors.ts";
import { otherMethods } from "./http/method-not-allowed.ts";
import { requestLog } from "./http/request-log.ts";
import { responseHeaders } from "./http/response-headers.ts";
import { createRouter } from "./http/router.ts";
import { notificationRoutes } from "./notifications/routes.ts";
import { organizationRoutes } from "./organizations/routes.ts";
import { operatorRoutes } from "./operator/routes.ts";
import { projectMemberRoutes } from "./projects/members/routes.ts";
import { projectRoutes } from "./projects/routes.ts";
import { quotaRoutes } from "./quotas/routes.ts";
import { ruleRoutes } from "./rules/routes.ts";
import { repositoryRoutes } from "./repositories/routes.ts";
import { retentionRoutes } from "./retention/routes.ts";
import { runnerApiRoutes } from "./runner-api/routes.ts";
import { sarifRoutes } from "./sarif/routes.ts";
import { scanEventRoutes } from "./scan-events/routes.ts";
import { scanRoutes } from "./scans/routes.ts";
import { userRoutes } from "./users/routes.ts";
import { statsRoutes } from "./vulnerabilities/stats/routes.ts";
import { vulnerabilityRoutes } from "./vulnerabilities/routes.ts";
import { webhookRoutes } from "./webhooks/routes.ts";
import { signingTokenRoutes } from "./signing-tokens/routes.ts";

/**
 * Maximum length of the X-Request-Id of a client, which is logged. Longer ones, and other characters than A-Z, a-z, 0-9, _, - and
 * =, are replaced.
 */
const MAX_REQUEST_ID_LENGTH = 64;

export const app = createRouter();

app.use(requestId({ limitLength: MAX_REQUEST_ID_LENGTH }), requestLog, responseHeaders);

app.route("/", authRoutes);
app.route("/", organizationRoutes);
app.route("/", quotaRoutes);
app.route("/", auditRoutes);
app.route("/", userRoutes);
app.route("/", apiTokenRoutes);
app.route("/", projectRoutes);
app.route("/", projectMemberRoutes);
app.route("/", retentionRoutes);
app.route("/", branchFilterRoutes);
app.route("/", branchCheckRoutes);
app.route("/", repositoryRoutes);
app.route("/", scanRoutes);
app.route("/", findingListRoutes);
app.route("/", scanEventRoutes);
app.route("/", findingRoutes);
app.route("/", sarifRoutes);
app.route("/", vulnerabilityRoutes);
app.route("/", statsRoutes);
app.route("/", webhookRoutes);
app.route("/", signingTokenRoutes);
app.route("/", notificationRoutes);
app.route("/", commitStatusRoutes);
app.route("/", ruleRoutes);
app.route("/", healthRoutes);
app.route("/", docsRoutes);
app.route("/", consoleRoutes);
app.route("/", runnerApiRoutes);
app.route("/", operatorRoutes);

const refusalOf = otherMethods(app);
app.notFound((c) => {
  const { method, path } = c.req;
  return answerError(refusalOf(method, path) ?? new ApiError("not_found", "There is nothing at this path."), c);
});
app.onError(answerError);

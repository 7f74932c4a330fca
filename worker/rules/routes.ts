import { createRoute, z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { etag } from "hono/etag";
import { sliceListed } from "../database/listing.ts";
import { ApiError } from "../http/errors.ts";
import { errorResponses } from "../http/error-responses.ts";
import { jsonResponse, NOT_MODIFIED } from "../http/openapi.ts";
import { answerList, sliceOf } from "../http/paging.ts";
import { type AppEnv, createRouter } from "../http/router.ts";
import { PageQuery } from "../http/schemas.ts";
import { readCatalogue } from "./catalogue.ts";
import { Rule, RuleFilters, RulePath } from "./schemas.ts";
import { selectRules } from "./select-rules.ts";

const CACHE_CONTROL = "public, max-age=3600";

/** The catalogue changes with deployments only and is the same for all clients. */
const cacheable = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.ok) c.header("Cache-Control", CACHE_CONTROL);
});

export const ruleRoutes = createRouter();

ruleRoutes.openapi(
  createRoute({
    method: "get",
    path: "/v1/rules",
    operationId: "listRules",
    tags: ["Rules"],
    summary: "List the rules of the embedded scanners",
    description:
      "Every rule of the embedded scanners, in order of scanner, language and id, complete or in pages. Needs no token; may be cached (`ETag`, one hour). Rules that an operator adds to a runner are not included.",
    security: [],
    middleware: [etag(), cacheable] as const,
    request: { query: RuleFilters.extend(PageQuery.shape) },
    responses: {
      200: jsonResponse(z.array(Rule), "The rules."),
      304: NOT_MODIFIED,
      ...errorResponses("bad_request"),
    },
  }),
  async (c) => {
    const query = c.req.valid("query");
    const selected = selectRules(await readCatalogue(), query);
    const rules = sliceListed(selected, sliceOf(c.req.url, query), (_, index) => String(index));
    return answerList(c.req.url, query, rules);
  },
);

ruleRoutes.openapi(
  createRoute({
    method: "get",
    path: "/v1/rules/{rule_id}",
    operationId: "getRule",
    tags: ["Rules"],
    summary: "Look up the rule of a finding",
    description:
      "What a rule detects, its confidence, and how to fix it. Needs no token; may be cached (`ETag`, one hour).",
    security: [],
    middleware: [etag(), cacheable] as const,
    request: { params: RulePath },
    responses: {
      200: jsonResponse(Rule, "The rule."),
      304: NOT_MODIFIED,
      ...errorResponses("bad_request", "not_found"),
    },
  }),
  async (c) => {
    const { rule_id: id } = c.req.valid("param");
    const rule = (await readCatalogue()).find((one) => one.id === id);
    if (!rule) throw new ApiError("not_found", "There is no such rule among those of the embedded scanners.");
    return c.json(rule, 200);
  },
);

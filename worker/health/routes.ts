import { createRoute, z } from "@hono/zod-openapi";
import { openDatabase } from "../database/client.ts";
import { errorResponses } from "../http/error-responses.ts";
import { jsonResponse } from "../http/openapi.ts";
import { createRouter } from "../http/router.ts";
import { isDatabaseUp } from "./queries.ts";

const Health = z.object({ status: z.enum(["ok", "unavailable"]).openapi({ example: "ok" }) }).openapi("Health");

export const healthRoutes = createRouter();

healthRoutes.openapi(
  createRoute({
    method: "get",
    path: "/healthz",
    operationId: "getHealth",
    tags: ["Health"],
    summary: "Health check",
    description: "Queries the database. Needs no token.",
    security: [],
    responses: {
      200: jsonResponse(Health, "The service and its database are available."),
      503: jsonResponse(Health, "The database is unavailable."),
      ...errorResponses(),
    },
  }),
  async (c) => {
    const up = await isDatabaseUp(openDatabase(c.env.DB));
    return up ? c.json({ status: "ok" as const }, 200) : c.json({ status: "unavailable" as const }, 503);
  },
);

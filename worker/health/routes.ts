import { createRoute, z } from "@hono/zod-openapi";
import { openDatabase } from "../database/client.ts";
import { errorResponses, jsonResponse } from "../http/openapi.ts";
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
    summary: "Whether the service and its database answer",
    description: "Asks the database one question. Needs no token.",
    security: [],
    responses: {
      200: jsonResponse(Health, "The service answers."),
      503: jsonResponse(Health, "The database does not answer."),
      ...errorResponses(),
    },
  }),
  async (c) => {
    const up = await isDatabaseUp(openDatabase(c.env.DB));
    return up ? c.json({ status: "ok" as const }, 200) : c.json({ status: "unavailable" as const }, 503);
  },
);

import type { createRouter } from "../http/router.ts";
import { DESCRIPTION, TAGS } from "./description.ts";
import { withHeaders } from "./headers.ts";
import { withRoles } from "./roles.ts";

/** The public OpenAPI 3.1 document of all routes that are mounted on the app. */
export function describeApi(app: ReturnType<typeof createRouter>): string {
  app.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    description:
      "The token of `register` or `login`, which is valid for one organization and for 24 hours, or an API token of `createApiToken`.",
  });
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Vulnerability Management Service",
      version: "0.1.0",
      description: DESCRIPTION,
      license: { name: "Proprietary" },
    },
    servers: [{ url: "/", description: "The host that serves this document." }],
    tags: TAGS,
  });
  return JSON.stringify(withRoles(withHeaders(document)));
}

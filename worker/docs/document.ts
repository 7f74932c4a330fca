import type { createRouter } from "../http/router.ts";

const DESCRIPTION = `Organizations register repositories; every scan clones one, runs a code-pattern scanner and a secret scanner, and turns
the results into findings.

Sign up with \`register\`, send the token as \`Authorization: Bearer <token>\`, create a project, start \`run-scan\`, poll the scan
until it has ended, and list its findings. Bodies are UTF-8 JSON. Every error has the shape \`{error, message}\`: branch on
\`error\`. Unknown fields of a request are ignored.`;

const TAGS = [
  { name: "Auth", description: "Sign-up, login and the caller." },
  { name: "Projects", description: "A project is a source repository." },
  { name: "Scans", description: "A scan belongs to a project." },
  { name: "Findings", description: "A finding belongs to a scan." },
  { name: "Webhooks", description: "Push events from git hosts." },
  { name: "Health", description: "For load balancers and monitors." },
];

/** The public OpenAPI 3.1 document of everything that is mounted on the app. */
export function describeApi(app: ReturnType<typeof createRouter>): string {
  app.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The token of `register` or `login`. It opens one organization and lasts 24 hours.",
  });
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "Vulnerability Management Service", version: "0.1.0", description: DESCRIPTION },
    servers: [{ url: "/" }],
    tags: TAGS,
  });
  return JSON.stringify(document);
}

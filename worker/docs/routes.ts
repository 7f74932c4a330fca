import { swaggerUI } from "@hono/swagger-ui";
import { createRouter } from "../http/router.ts";

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const INITIALIZER = `window.ui = SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#swagger-ui",
  deepLinking: true,
  validatorUrl: null,
});
`;

const ASSETS = ["swagger-ui.css", "swagger-ui-bundle.js"];

/** `/openapi.json` and `/docs`: every asset is our own, and no script is inline. */
export function createDocsRoutes(document: () => string) {
  const routes = createRouter();
  routes.get("/openapi.json", (c) => c.body(document(), 200, { "content-type": "application/json" }));
  routes.use("/docs", async (c, next) => {
    await next();
    c.header("Content-Security-Policy", CONTENT_SECURITY_POLICY);
  });
  routes.get(
    "/docs",
    swaggerUI({
      title: "Vulnerability Management Service API",
      url: "/openapi.json",
      baseUrl: "/docs",
      manuallySwaggerUIHtml: ({ css, js }) => {
        const styles = css.map((url) => `<link rel="stylesheet" href="${url}" />`);
        const scripts = [...js, "/docs/initializer.js"].map((url) => `<script src="${url}"></script>`);
        return ['<div id="swagger-ui"></div>', ...styles, ...scripts].join("\n");
      },
    }),
  );
  routes.get("/docs/initializer.js", (c) =>
    c.body(INITIALIZER, 200, { "content-type": "text/javascript; charset=utf-8" }),
  );
  for (const asset of ASSETS) {
    routes.get(`/docs/swagger-ui-dist/${asset}`, async (c) => {
      const response = await c.env.ASSETS.fetch(new URL(`/${asset}`, c.req.url));
      return new Response(response.body, response);
    });
  }
  return routes;
}

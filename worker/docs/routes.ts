import { SwaggerUI } from "@hono/swagger-ui";
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
  displayOperationId: true,
  showExtensions: true,
  validatorUrl: null,
});
`;

const ICON = "favicon-32x32.png";
const ASSETS = ["swagger-ui.css", "swagger-ui-bundle.js", ICON];

// Not the middleware of the package: it writes an inline script and allows no icon, without which browsers request /favicon.ico.
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Vulnerability Management Service API</title>
    <link rel="icon" type="image/png" href="/docs/swagger-ui-dist/${ICON}" />
  </head>
  <body>
${SwaggerUI({
  url: "/openapi.json",
  baseUrl: "/docs",
  manuallySwaggerUIHtml: ({ css, js }) => {
    const styles = css.map((url) => `<link rel="stylesheet" href="${url}" />`);
    const scripts = [...js, "/docs/initializer.js"].map((url) => `<script src="${url}"></script>`);
    return ['<div id="swagger-ui"></div>', ...styles, ...scripts].join("\n");
  },
})}
  </body>
</html>
`;

/** `/openapi.json` and `/docs`: all assets are served from here, and no script is inline. */
export const docsRoutes = createRouter();

docsRoutes.get("/openapi.json", async (c) => {
  const document = await c.env.ASSETS.fetch(new URL("/openapi.json", c.req.url));
  if (!document.ok) throw new Error(`The OpenAPI document is answered with ${document.status}: build it.`);
  return new Response(document.body, { headers: { "content-type": "application/json" } });
});
docsRoutes.use("/docs", async (c, next) => {
  await next();
  c.header("Content-Security-Policy", CONTENT_SECURITY_POLICY);
});
docsRoutes.get("/docs", (c) => c.html(PAGE));
docsRoutes.get("/docs/initializer.js", (c) =>
  c.body(INITIALIZER, 200, { "content-type": "text/javascript; charset=utf-8" }),
);
for (const asset of ASSETS) {
  docsRoutes.get(`/docs/swagger-ui-dist/${asset}`, async (c) => {
    const response = await c.env.ASSETS.fetch(new URL(`/${asset}`, c.req.url));
    return new Response(response.body, response);
  });
}

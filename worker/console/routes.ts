import { ApiError } from "../http/errors.ts";
import { negotiate } from "../http/negotiate.ts";
import { createRouter } from "../http/router.ts";

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** Their names contain a hash of their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** The console at `/console/`: its page for every path below it, which the page itself routes, and its assets. */
export const consoleRoutes = createRouter();

consoleRoutes.all("/", async (c, next) => {
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  const preferred = negotiate(c.req.header("accept"), ["application/json", "text/html"]);
  if (isRead && preferred === "text/html") return c.redirect("/console/");
  return next();
});

consoleRoutes.get("/console", (c) => c.redirect("/console/"));

consoleRoutes.get("/console/assets/:file", async (c) => {
  const asset = await c.env.ASSETS.fetch(new URL(c.req.path, c.req.url));
  if (!asset.ok) throw new ApiError("not_found", "The console has no such file: reload the page.");
  const response = new Response(asset.body, asset);
  response.headers.set("Cache-Control", IMMUTABLE);
  return response;
});

consoleRoutes.get("/console/*", async (c) => {
  const page = await c.env.ASSETS.fetch(new URL("/console/", c.req.url));
  if (!page.ok) throw new Error(`The console's page is answered with ${page.status}: build it.`);
  c.header("Content-Security-Policy", CONTENT_SECURITY_POLICY);
  c.header("Cross-Origin-Opener-Policy", "same-origin");
  return c.html(await page.text());
});

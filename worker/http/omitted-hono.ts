/*
 * Replaces, by `alias` in wrangler.toml, what the service does not use of Hono: applications of other frameworks, cookies, and HTML,
 * which `@hono/swagger-ui` uses where nothing else is set. They would be 1 kB of the compressed bundle.
 */

function omitted(): never {
  throw new Error("This part of Hono is not in the bundle: see alias in wrangler.toml.");
}

export { omitted as createMountedRequest, omitted as getCookie, omitted as html };

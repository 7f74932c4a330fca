import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { parseEnv } from "node:util";
import type * as miniflareModule from "miniflare";
import { z } from "zod";

/*
 * Serves the worker that `prepare-once.ts` has bundled, in the runtime of `wrangler dev` and with its bindings, but without loading
 * wrangler, bundling anew, and a second runtime as a proxy. In a process of its own, because tests kill it.
 */

// `import` would search 6 MB for what they export.
const { convertV4MiniflareOptions, Log, LogLevel, Miniflare } = createRequire(import.meta.url)(
  "miniflare",
) as typeof miniflareModule;

const Variables = z.record(z.string(), z.string());
const Prepared = z.looseObject({ bindings: z.record(z.string(), z.json()) });

const [prepared = "", port = "", stateDirectory = "", secretsFile = "", variables = ""] = process.argv.slice(2);
const { bindings, ...options } = Prepared.parse(JSON.parse(await readFile(prepared, "utf8")));
const secrets = Variables.parse(parseEnv(await readFile(secretsFile, "utf8")));

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    ...options,
    name: "worker",
    modules: [{ type: "ESModule", path: join(dirname(prepared), "index.js") }],
    modulesRoot: dirname(prepared),
    bindings: { ...bindings, ...secrets, ...Variables.parse(JSON.parse(variables)) },
    // Which Miniflare would ask Cloudflare for, and the worker does not read.
    cf: false,
    host: "127.0.0.1",
    port: Number(port),
    resourcePersistencePath: join(stateDirectory, "v3"),
    unsafeTriggerHandlers: true,
    log: new Log(LogLevel.WARN),
    handleStructuredLogs: ({ message }) => process.stdout.write(`${message}\n`),
  }),
);
await miniflare.ready;

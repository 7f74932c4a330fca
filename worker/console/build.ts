import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { build } from "esbuild";

/* Builds the console into worker/assets/console. Runs at installation and, by wrangler.toml, before each start and deployment. */

const PROJECT = join(import.meta.dirname, "../..");
const OUTPUT = join(PROJECT, "worker/assets/console");

const { outputFiles, metafile } = await build({
  absWorkingDir: PROJECT,
  entryPoints: { start: "worker/console/app/start.ts", style: "worker/console/app/style.css" },
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  format: "esm",
  splitting: true,
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  tsconfigRaw: {},
  entryNames: "assets/[name]-[hash]",
  chunkNames: "assets/[name]-[hash]",
  outdir: OUTPUT,
  legalComments: "none",
  logLevel: "error",
});
const files = new Map(outputFiles.map(({ path, contents }) => [relative(OUTPUT, path), contents]));
const assets = [...files.keys()];
files.set("index.html", Buffer.from(page()));

// What is unchanged is not touched: another process may serve it, and wrangler would reload.
for (const [path, contents] of files) {
  if (readOrUndefined(join(OUTPUT, path))?.equals(contents) !== true) replace(join(OUTPUT, path), contents);
}
for (const name of readdirSync(join(OUTPUT, "assets"))) {
  if (!assets.includes(`assets/${name}`)) rmSync(join(OUTPUT, "assets", name), { force: true });
}

function isStart(path: string): boolean {
  return path.startsWith("assets/start-");
}

/** Adds the output files that static imports reach from `path`, each after those that it imports. */
function collectImports(path: string, collected: Set<string>): void {
  for (const one of metafile.outputs[path]?.imports ?? []) {
    if (one.kind === "import-statement") collectImports(one.path, collected);
  }
  collected.add(relative(OUTPUT, join(PROJECT, path)));
}

/** The page asks for all files of the start and the main views at once: none is known only when another one has arrived. */
function page(): string {
  const collected = new Set<string>();
  for (const name of ["start", "main"]) {
    const path = Object.keys(metafile.outputs).find((output) => output.includes(`/assets/${name}-`));
    if (path !== undefined) collectImports(path, collected);
  }
  const preloads = [...collected]
    .filter((path) => !isStart(path))
    .map((path) => `<link rel="modulepreload" href="/console/${path}" />`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Vulnerability management</title>
    <link rel="icon" type="image/png" href="/docs/swagger-ui-dist/favicon-32x32.png" />
    <link rel="stylesheet" href="/console/${assets.find((path) => path.endsWith(".css"))}" />
    <script type="module" src="/console/${assets.find(isStart)}"></script>
    ${preloads.join("\n    ")}
  </head>
  <body>
    <div id="console"><noscript>The console needs JavaScript. The API does not: see /docs.</noscript></div>
  </body>
</html>
`;
}

function readOrUndefined(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function replace(path: string, contents: Uint8Array): void {
  mkdirSync(join(OUTPUT, "assets"), { recursive: true });
  const temporary = join(OUTPUT, `.${process.pid}`);
  writeFileSync(temporary, contents);
  renameSync(temporary, path);
}

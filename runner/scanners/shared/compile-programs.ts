import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import process from "node:process";
import { build, type Plugin } from "esbuild";
import type { z } from "zod";
import { type CompiledManifest, compiledPathsOf, digestOf, PROGRAMS, PROJECT } from "./compiled-program.ts";

/* Runs at installation (`prepare` of package.json, and the image's build): writes the programs of `compiled-program.ts`. */

/** A source file finds the files beside it by `import.meta.url`, which in a compiled program would be the program's own. */
const keepSourceUrls = (directory: string): Plugin => ({
  name: "keep-source-urls",
  setup(program) {
    program.onLoad({ filter: /\/runner\/.*\.ts$/ }, ({ path }) => {
      const url = `new URL(${JSON.stringify(relative(directory, path))}, import.meta.url).href`;
      return { contents: readFileSync(path, "utf8").replaceAll("import.meta.url", url), loader: "ts" };
    });
  },
});

for (const path of PROGRAMS) {
  const { program, manifest } = compiledPathsOf(path);
  mkdirSync(dirname(program), { recursive: true });
  const { metafile, outputFiles } = await build({
    entryPoints: [join(PROJECT, path)],
    absWorkingDir: PROJECT,
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    target: "node24",
    // The packages with native code find it beside themselves.
    external: ["@ast-grep/*"],
    banner: {
      js: 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
    },
    plugins: [keepSourceUrls(dirname(program))],
    outfile: program,
    logLevel: "error",
  });
  // Packages change by an installation alone, which compiles again.
  const inputs = Object.keys(metafile.inputs).filter((input) => !input.includes("node_modules/"));
  const current: z.infer<typeof CompiledManifest> = { inputs, digest: digestOf(inputs) };
  replace(program, outputFiles[0]?.contents ?? "");
  replace(manifest, JSON.stringify(current));
}

function replace(file: string, contents: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, contents);
  renameSync(temporary, file);
}

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { compiledPathsOf, dataFilesOf, machineName, manifestOf, PROGRAMS, PROJECT } from "./compiled-program.ts";

/*
 * Runs at installation (`prepare` of package.json, and the image's build), after `compile-rules.ts`: writes the programs of
 * `compiled-program.ts`.
 */

/** A source file finds the files beside it by `import.meta`, which a compiled program does not have. */
const keepSourceUrls: Plugin = {
  name: "keep-source-urls",
  setup(program) {
    program.onLoad({ filter: /\/runner\/.*\.ts$/ }, ({ path }) => {
      const contents = readFileSync(path, "utf8")
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(path)));
      return { contents, loader: "ts" };
    });
  },
};

for (const [path, description] of Object.entries(PROGRAMS)) {
  // The image does not have the commands for developers.
  if (!existsSync(join(PROJECT, path))) continue;
  const { program, snapshot, manifest } = compiledPathsOf(path);
  mkdirSync(dirname(program), { recursive: true });
  const { metafile, outputFiles } = await build({
    entryPoints: [join(PROJECT, path)],
    absWorkingDir: PROJECT,
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "cjs",
    target: "node24",
    // The text of a program is part of its snapshot.
    minifyWhitespace: true,
    lineLimit: 200,
    plugins: [keepSourceUrls],
    outfile: program,
    logLevel: "error",
  });
  replace(program, outputFiles[0]?.contents ?? "");
  // Packages change by an installation alone, which compiles again.
  const sources = Object.keys(metafile.inputs).filter((input) => !input.includes("node_modules/"));
  const inputs = [...sources, ...dataFilesOf(description)];
  const hasSnapshot = description.snapshotOf !== null && takeSnapshot(program, snapshot);
  replace(manifest, manifestOf(hasSnapshot ? machineName() : "", inputs));
}

/** Without a snapshot, which Node.js may not support on this machine, the program starts as well, but slower. */
function takeSnapshot(program: string, snapshot: string): boolean {
  const temporary = `${snapshot}.${process.pid}`;
  try {
    execFileSync(process.execPath, ["--no-warnings", "--snapshot-blob", temporary, "--build-snapshot", program], {
      env: {},
      stdio: ["ignore", "ignore", "inherit"],
    });
    renameSync(temporary, snapshot);
    return true;
  } catch {
    process.stderr.write(`No snapshot of ${program}: it will start more slowly.\n`);
    return false;
  }
}

function replace(file: string, contents: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, contents);
  renameSync(temporary, file);
}

import { enableCompileCache } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { programArguments } from "../scanners/shared/compiled-program.ts";

/* The command is compiled at installation, because it takes more CPU time to load than to scan a small directory. */
enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url)));
const [program = ""] = programArguments(fileURLToPath(new URL("scan-command.ts", import.meta.url)));
await import(pathToFileURL(program).href);

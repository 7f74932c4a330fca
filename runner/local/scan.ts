import { fileURLToPath, pathToFileURL } from "node:url";
import { programArguments } from "../scanners/shared/compiled-program.ts";

/* The command is compiled at installation, because it takes more CPU time to load than to scan a small directory. */
const [program = ""] = programArguments(fileURLToPath(new URL("scan-command.ts", import.meta.url)));
await import(pathToFileURL(program).href);

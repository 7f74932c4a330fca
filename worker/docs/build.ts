import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { app } from "../app.ts";
import { describeApi } from "./document.ts";

/*
 * Writes `/openapi.json` into worker/assets. Runs at installation, before the tests and, by wrangler.toml, before each start and
 * deployment.
 */

const ASSETS = join(import.meta.dirname, "../assets");
const OUTPUT = join(ASSETS, "openapi.json");

const document = describeApi(app);
// What is unchanged is not touched: another process may serve it, and wrangler would reload.
if (readOrUndefined() !== document) {
  const temporary = join(ASSETS, `.openapi.${process.pid}`);
  writeFileSync(temporary, document);
  renameSync(temporary, OUTPUT);
}

function readOrUndefined(): string | undefined {
  try {
    return readFileSync(OUTPUT, "utf8");
  } catch {
    return undefined;
  }
}

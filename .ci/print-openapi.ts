import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { app } from "../worker/app.ts";
import { describeApi } from "../worker/docs/document.ts";

// Writes the OpenAPI document that the worker serves into a file.
const [, , path] = process.argv;
if (path === undefined) throw new Error("usage: print-openapi.ts <file>");
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, JSON.stringify(JSON.parse(describeApi(app)), null, 2));

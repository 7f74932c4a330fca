import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { z } from "zod";

const schema = z.record(z.string(), z.unknown());
const text = readFileSync(new URL("sarif-schema-2.1.0.json", import.meta.url), "utf8");
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats["default"](ajv);
const validate = ajv.compile(schema.parse(JSON.parse(text)));

/** Violations of the SARIF 2.1.0 schema in a log, with their paths. */
export function faultsOf(log: unknown): string[] {
  validate(log);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

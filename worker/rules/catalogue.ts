import { readAsset } from "../http/read-asset.ts";
import type { Rule } from "./schemas.ts";

let catalogue: readonly Rule[] | undefined;

/** The rules of the embedded scanners of this version, without the operator's custom rules. */
export async function readCatalogue(): Promise<readonly Rule[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by our own script; a test parses each
  catalogue ??= (await readAsset("rules.json")) as readonly Rule[];
  return catalogue;
}

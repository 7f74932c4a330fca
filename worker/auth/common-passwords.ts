import { z } from "zod";
import { readAsset } from "../http/read-asset.ts";

let passwords: ReadonlySet<string> | undefined;

/** Whether this is one of the 10,000 most common passwords of at least 8 characters, in lower case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  passwords ??= new Set(z.array(z.string()).parse(await readAsset("common-passwords.json")));
  return passwords.has(password);
}

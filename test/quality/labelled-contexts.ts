import type { Random } from "../chaos/random.ts";
import type { Labelled } from "./token-files.ts";

/** A whole file. The line of the credential, or the most deceptive line of a decoy, ends with `LABEL`. */
export type Context = readonly [what: string, path: string, text: (random: Random) => string];

export const LABEL = "◄";

/** Fills in the values and replaces the label by its line, each file in a separate folder. */
export function labelContexts(contexts: readonly Context[], folder: string, random: Random): Labelled[] {
  return contexts.map(([what, path, makeText], index) => {
    const [before, after, ...more] = makeText(random).split(`${LABEL}\n`);
    if (before === undefined || after === undefined || more.length > 0) {
      throw new Error(`Exactly one line must be labelled: ${what}.`);
    }
    return {
      what,
      path: `${folder}-${index}/${path}`,
      text: `${before}\n${after}`,
      line: before.split("\n").length,
    };
  });
}

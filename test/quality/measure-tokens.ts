import { Random } from "../chaos/random.ts";
import { makeDecoys } from "./decoy-tokens.ts";
import { scanSecrets } from "./scan-secrets.ts";
import { type Labelled, makeTokenFiles } from "./token-files.ts";

export interface TokenMeasure {
  /** Providers whose token was found at its place. */
  found: string[];
  /** Those of them that were found by a generic rule. */
  byGenericRule: string[];
  missed: string[];
  decoys: number;
  falsePositives: { what: string; rule: string }[];
}

/**
 * Scans one token of each provider, and decoys; reproducible by the seed.
 * @throws ScannerError
 */
export async function measureTokens(seed: number, signal = new AbortController().signal): Promise<TokenMeasure> {
  const random = new Random(seed);
  const tokens = makeTokenFiles(random);
  const decoys = makeDecoys(random);
  const findings = await scanSecrets([...tokens, ...decoys], signal);
  const rulesAt = ({ path, line }: Labelled): string[] =>
    findings
      .filter((finding) => finding.location_path === path && finding.location_line === line)
      .map((finding) => finding.metadata.rule_id);
  const found = tokens.filter((token) => rulesAt(token).length > 0);
  return {
    found: names(found),
    byGenericRule: names(found.filter((token) => rulesAt(token).every((rule) => rule.includes(".generic")))),
    missed: names(tokens.filter((token) => !found.includes(token))),
    decoys: decoys.length,
    falsePositives: decoys.flatMap((decoy) => rulesAt(decoy).map((rule) => ({ what: decoy.what, rule }))),
  };
}

function names(labelled: readonly Labelled[]): string[] {
  return labelled.map(({ what }) => what);
}

import { type PipelineFinding, rankOf, SEVERITIES } from "../../../worker/contract/finding.ts";
import { contextOfPath } from "./code-context.ts";

/**
 * The findings that a limit leaves, most severe first, and those that their path shows to be in tests, examples or documentation
 * after all others: their severity is lowered later. Below the limit, all of them in their own order.
 * @param isLowered false for secrets, whose severity does not depend on the place
 */
export function mostSevere(
  findings: readonly PipelineFinding[],
  maxFindings: number,
  isLowered = true,
): PipelineFinding[] {
  if (findings.length <= maxFindings) return [...findings];
  const ranked = findings.map((finding) => {
    const isOutside = finding.location_path !== null && contextOfPath(finding.location_path) !== null;
    const rank = isOutside && isLowered ? SEVERITIES.length : rankOf(finding.severity);
    return { finding, rank: 2 * rank + (isOutside ? 1 : 0) };
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, maxFindings)
    .map(({ finding }) => finding);
}

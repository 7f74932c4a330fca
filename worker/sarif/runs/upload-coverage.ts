import type { UploadCoverage } from "../../vulnerabilities/comparison/ran-scanners.ts";
import { storable } from "../json-fields.ts";
import { FINDING_LIMITS } from "../limits.ts";
import { shortText } from "../results/read-context.ts";
import { scannerOf } from "../results/read-result.ts";
import type { Run } from "./read-runs.ts";

/** What a file reports about its tools. A tool with a failed run counts as failed in that category, whatever its other runs report. */
export function coverageOf(runs: readonly Run[]): UploadCoverage {
  const failed = new Set(runs.filter(({ isFailed }) => isFailed).map(scannerOf));
  const ofCategories = runs.map((run) => ({
    scanner: scannerOf(run),
    // As the metadata of its findings has it.
    category: categoryOf(shortText(run.automationId)) ?? "",
    failed: run.isFailed,
  }));
  return {
    categories: [...new Set(runs.flatMap(({ automationId }) => categoryOf(automationId) ?? []))].toSorted(),
    ran: [...new Set(runs.map(scannerOf))].filter((name) => !failed.has(name)),
    failed: [...failed],
    runs: [...new Map(ofCategories.map((run) => [JSON.stringify(run), run])).values()],
  };
}

/** What precedes the last slash of `automationDetails.id`: the rest identifies the single run (SARIF 2.1.0, 3.17.3). */
function categoryOf(automationId: string | undefined): string | undefined {
  const category = automationId?.slice(0, Math.max(0, automationId.lastIndexOf("/")));
  return category ? storable(category, FINDING_LIMITS.name) : undefined;
}

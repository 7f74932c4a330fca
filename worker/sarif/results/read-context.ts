import { type Fields, fieldsOf, indexOf, isFields, listOf, storable, textOf } from "../json-fields.ts";
import { FINDING_LIMITS } from "../limits.ts";
import { messageText } from "./message-text.ts";
import { type Place, readPlace } from "./read-location.ts";
import { isSuppressed, type ReadResult } from "./read-result.ts";
import type { Run } from "../runs/read-runs.ts";
import { withoutAbsent } from "../without-absent.ts";

const PRECISIONS = ["very-high", "high", "medium", "low"];
/** Tags that the export writes from `cwe` and `kind`. */
const DERIVED_TAG = /^(?:security$|external\/cwe\/)/i;

/** The part of `metadata.sarif` that only explains a result: run, tags, and locations besides those of the problem. */
export function readContext(fields: Fields, result: ReadResult, run: Run, warn: (warning: string) => void): Fields {
  const { rule } = result;
  const tags = listOf(rule?.properties["tags"]).filter(
    (tag): tag is string => typeof tag === "string" && tag !== "" && !DERIVED_TAG.test(tag),
  );
  const some = <T>(items: readonly T[], limit: number, what: string): readonly T[] | undefined => {
    if (items.length > limit) warn(`only ${limit} ${what} are kept`);
    return items.length === 0 ? undefined : items.slice(0, limit);
  };
  const related = listOf(fields["relatedLocations"]).filter(isFields);
  const logical = listOf(fieldsOf(listOf(fields["locations"])[0])["logicalLocations"]).filter(isFields);
  const suppressions = listOf(fields["suppressions"]).filter(isFields);
  return {
    tool_version: shortText(run.tool.version),
    automation_id: shortText(run.automationId),
    precision: PRECISIONS.find((precision) => precision === rule?.properties["precision"]),
    tags: distinct(some(tags, FINDING_LIMITS.tags, "tags")?.map((tag) => storable(tag, FINDING_LIMITS.name))),
    related_locations: distinct(
      some(related, FINDING_LIMITS.relatedLocations, "related locations")?.map((location) =>
        relatedLocation(location, result, run),
      ),
    ),
    logical_locations: some(logical, FINDING_LIMITS.logicalLocations, "logical locations")?.map(
      ({ name, fullyQualifiedName, kind }) =>
        withoutAbsent({
          name: shortText(name),
          fully_qualified_name: shortText(fullyQualifiedName),
          kind: shortText(kind),
        }),
    ),
    suppressed: isSuppressed(fields["suppressions"]) || undefined,
    suppressions: distinct(
      some(suppressions, FINDING_LIMITS.suppressions, "suppressions")?.map(({ kind, status, justification }) =>
        withoutAbsent({
          kind: textOf(kind)?.toLowerCase() === "insource" ? "inSource" : "external",
          status: STATUSES.find((known) => known.toLowerCase() === textOf(status)?.toLowerCase()),
          justification: shortText(justification),
        }),
      ),
    ),
  };
}

/** The schema of SARIF allows no two equal items in these lists. */
function distinct<T>(items: readonly T[] | undefined): readonly T[] | undefined {
  return items && [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

const STATUSES = ["accepted", "underReview", "rejected"];

function relatedLocation(location: Fields, { rule }: ReadResult, run: Run): Fields {
  const message = messageText(location["message"], [...(rule?.strings ?? []), ...run.tool.strings]);
  return withoutAbsent({
    id: indexOf(location["id"]),
    ...presentPlace(readPlace(location["physicalLocation"], run.artifacts)),
    message: message === undefined ? undefined : storable(message, FINDING_LIMITS.message),
  });
}

/** A place in `metadata.sarif`. */
export function presentPlace({ artifact, line, column, endLine, endColumn }: Place): Fields {
  const path = artifact && storable(artifact.path, FINDING_LIMITS.name);
  return withoutAbsent({ path, line, column, end_line: endLine, end_column: endColumn });
}

/** A name that is within the limit; longer ones are dropped. */
export function shortText(value: unknown): string | undefined {
  const text = textOf(value);
  return text === undefined || text.length > FINDING_LIMITS.name ? undefined : storable(text, FINDING_LIMITS.name);
}

import { type Artifacts, artifactPath, type ArtifactPath } from "../paths/artifact-path.ts";
import { fieldsOf, listOf, MAX_INT32, positionOf, textOf } from "../json-fields.ts";

/** The place of a result. Lines and columns count from 1, offsets from 0; the unit of columns is the `columnKind` of the run. */
export interface Place {
  artifact: ArtifactPath | undefined;
  line: number | undefined;
  column: number | undefined;
  endLine: number | undefined;
  endColumn: number | undefined;
  charOffset: number | undefined;
  charLength: number | undefined;
  byteOffset: number | undefined;
  byteLength: number | undefined;
  snippet: string | undefined;
  /** The region has a number that the database cannot store. */
  isBeyond: boolean;
}

const NUMBERS = ["startLine", "startColumn", "endLine", "endColumn", "charOffset", "charLength"] as const;

/** The places of a result, those with a file first. */
export function readPlaces(locations: unknown, artifacts: Artifacts): Place[] {
  return listOf(locations)
    .map((location) => readPlace(fieldsOf(location)["physicalLocation"], artifacts))
    .toSorted((a, b) => Number(b.artifact !== undefined) - Number(a.artifact !== undefined));
}

/** The place of a `physicalLocation`; what is missing or not valid is undefined. */
export function readPlace(value: unknown, artifacts: Artifacts): Place {
  const physical = fieldsOf(value);
  const region = fieldsOf(physical["region"]);
  const line = positionOf(region["startLine"]);
  const column = line === undefined ? undefined : positionOf(region["startColumn"]);
  const endLine = line === undefined ? undefined : positionOf(region["endLine"], line);
  return {
    artifact: artifactPath(physical["artifactLocation"], artifacts),
    line,
    column,
    endLine,
    endColumn: line === undefined ? undefined : positionOf(region["endColumn"]),
    charOffset: positionOf(region["charOffset"], 0),
    charLength: positionOf(region["charLength"], 0),
    byteOffset: positionOf(region["byteOffset"], 0),
    byteLength: positionOf(region["byteLength"], 0),
    snippet: textOf(fieldsOf(region["snippet"])["text"]),
    isBeyond: NUMBERS.some((name) => Number(region[name]) > MAX_INT32),
  };
}

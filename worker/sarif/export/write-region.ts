import { artifactUri, isAbsolutePath } from "../paths/artifact-uri.ts";
import { positionOf } from "../json-fields.ts";
import type { SarifMetadata } from "./sarif-metadata.ts";

/** A place as stored in a finding and its metadata. */
export interface WrittenPlace {
  path?: string | null | undefined;
  baseId?: string | undefined;
  line?: number | null | undefined;
  column?: number | null | undefined;
  endLine?: number | undefined;
  endColumn?: number | undefined;
  offsets?: Pick<SarifMetadata, "char_offset" | "char_length" | "byte_offset" | "byte_length"> | undefined;
  snippet?: string | undefined;
  id?: number | undefined;
  message?: string | undefined;
  logical?: SarifMetadata["logical_locations"];
}

/** A location object, or undefined if the place is empty. */
export function writeLocation(place: WrittenPlace): object | undefined {
  const { id, message } = place;
  const physicalLocation = writePhysical(place);
  const logicalLocations = place.logical?.map(({ name, fully_qualified_name: fullyQualifiedName, kind }) => ({
    name,
    fullyQualifiedName,
    kind,
  }));
  if (!physicalLocation && !logicalLocations && message === undefined) return undefined;
  return { id, physicalLocation, logicalLocations, message: message === undefined ? undefined : { text: message } };
}

function writePhysical(place: WrittenPlace): object | undefined {
  const { path, baseId } = place;
  if (path === undefined || path === null || path === "") return undefined;
  const artifactLocation = { uri: artifactUri(path), uriBaseId: isAbsolutePath(path) ? undefined : baseId };
  return { artifactLocation, region: writeRegion(place) };
}

/** Ignores numbers that are not valid positions, because metadata is free-form. */
function writeRegion({ line, column, endLine, endColumn, offsets, snippet }: WrittenPlace): object | undefined {
  const startLine = positionOf(line);
  const region = {
    startLine,
    startColumn: startLine && positionOf(column),
    endLine: startLine && positionOf(endLine, startLine),
    endColumn: startLine && positionOf(endColumn),
    charOffset: positionOf(offsets?.char_offset, 0),
    charLength: positionOf(offsets?.char_length, 0),
    byteOffset: positionOf(offsets?.byte_offset, 0),
    byteLength: positionOf(offsets?.byte_length, 0),
  };
  if (Object.values(region).every((value) => value === undefined)) return undefined;
  return snippet === undefined ? region : { ...region, snippet: { text: snippet } };
}

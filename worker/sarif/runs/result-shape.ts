import {
  bag,
  boolean,
  type Check,
  integer,
  listOf,
  number,
  objectOf,
  oneOf,
  openObjectOf,
  recordOf,
  text,
} from "./check-shape.ts";
import { SARIF_LEVELS } from "../../contract/sarif.ts";

/*
 * The schema of SARIF 2.1.0, with three exceptions for frequent, harmless violations: words may have any letter case, 0 and -1
 * mean no position, and URIs, GUIDs and dates are any text.
 */

const INDEX = integer(-1);
const POSITION: Check = integer(-1);

const MESSAGE = objectOf(
  { text, markdown: text, id: text, arguments: listOf(text), properties: bag },
  { anyOf: ["text", "id"] },
);
const MULTIFORMAT = objectOf({ text, markdown: text, properties: bag }, { required: ["text"] });
const ARTIFACT_LOCATION = objectOf({
  uri: text,
  uriBaseId: text,
  index: INDEX,
  description: MESSAGE,
  properties: bag,
});
const REGION = objectOf({
  startLine: POSITION,
  startColumn: POSITION,
  endLine: POSITION,
  endColumn: POSITION,
  charOffset: POSITION,
  charLength: POSITION,
  byteOffset: POSITION,
  byteLength: POSITION,
  snippet: objectOf({ text, binary: text, rendered: MULTIFORMAT, properties: bag }),
  message: MESSAGE,
  sourceLanguage: text,
  properties: bag,
});
const ANY_INTEGER = integer(Number.MIN_SAFE_INTEGER);
const ADDRESS = objectOf({
  absoluteAddress: INDEX,
  relativeAddress: ANY_INTEGER,
  length: ANY_INTEGER,
  kind: text,
  name: text,
  fullyQualifiedName: text,
  offsetFromParent: ANY_INTEGER,
  index: INDEX,
  parentIndex: INDEX,
  properties: bag,
});
const PHYSICAL_LOCATION = objectOf(
  { address: ADDRESS, artifactLocation: ARTIFACT_LOCATION, region: REGION, contextRegion: REGION, properties: bag },
  { anyOf: ["address", "artifactLocation"] },
);
const LOGICAL_LOCATION = objectOf({
  name: text,
  index: INDEX,
  fullyQualifiedName: text,
  decoratedName: text,
  parentIndex: INDEX,
  kind: text,
  properties: bag,
});
const RELATIONSHIP = objectOf(
  { target: integer(0), kinds: listOf(text), description: MESSAGE, properties: bag },
  { required: ["target"] },
);
const LOCATION = objectOf({
  id: INDEX,
  physicalLocation: PHYSICAL_LOCATION,
  logicalLocations: listOf(LOGICAL_LOCATION),
  message: MESSAGE,
  annotations: listOf(REGION),
  relationships: listOf(RELATIONSHIP),
  properties: bag,
});
const COMPONENT_REFERENCE = objectOf({ name: text, index: INDEX, guid: text, properties: bag });
const DESCRIPTOR_REFERENCE = objectOf(
  { id: text, index: INDEX, guid: text, toolComponent: COMPONENT_REFERENCE, properties: bag },
  { anyOf: ["index", "guid", "id"] },
);
const SUPPRESSION = objectOf(
  {
    guid: text,
    kind: oneOf("inSource", "external"),
    status: oneOf("accepted", "underReview", "rejected"),
    justification: text,
    location: LOCATION,
    properties: bag,
  },
  { required: ["kind"] },
);
const PROVENANCE = objectOf({
  firstDetectionTimeUtc: text,
  lastDetectionTimeUtc: text,
  firstDetectionRunGuid: text,
  lastDetectionRunGuid: text,
  invocationIndex: INDEX,
  conversionSources: listOf(PHYSICAL_LOCATION),
  properties: bag,
});

/** Members that may make up most of a file and are not stored, with the first character of their value. */
export const ATTACHMENTS: ReadonlyMap<string, "[" | "{"> = new Map([
  ["codeFlows", "["],
  ["stacks", "["],
  ["graphs", "["],
  ["graphTraversals", "["],
  ["attachments", "["],
  ["fixes", "["],
  ["webRequest", "{"],
  ["webResponse", "{"],
]);

const KINDS = ["notApplicable", "pass", "fail", "review", "open", "informational"];
const LEVEL = oneOf(...SARIF_LEVELS);

/** A result whose attachments have been replaced by hashes. */
export const checkResult: Check = objectOf(
  {
    ...Object.fromEntries([...ATTACHMENTS.keys()].map((name): [string, Check] => [name, integer(0)])),
    ruleId: text,
    ruleIndex: INDEX,
    rule: DESCRIPTOR_REFERENCE,
    kind: oneOf(...KINDS),
    level: LEVEL,
    message: MESSAGE,
    analysisTarget: ARTIFACT_LOCATION,
    locations: listOf(LOCATION),
    guid: text,
    correlationGuid: text,
    occurrenceCount: integer(1),
    partialFingerprints: recordOf(text),
    fingerprints: recordOf(text),
    relatedLocations: listOf(LOCATION),
    suppressions: listOf(SUPPRESSION),
    baselineState: oneOf("new", "unchanged", "updated", "absent"),
    rank: number(-1, 100),
    hostedViewerUri: text,
    workItemUris: listOf(text),
    provenance: PROVENANCE,
    taxa: listOf(DESCRIPTOR_REFERENCE),
    properties: bag,
  },
  { required: ["message"] },
);

/** For members other than the results, only the types of those that are read are checked. */
const OPEN_TEXT = openObjectOf({ text, markdown: text });
export const MESSAGE_STRINGS = recordOf(OPEN_TEXT);
export const OPEN_LOCATION = openObjectOf({ uri: text, uriBaseId: text, index: INDEX });
export const URI_BASES = recordOf(OPEN_LOCATION);
export const COLUMN_KIND = oneOf("utf16CodeUnits", "unicodeCodePoints");
export const TAXON = openObjectOf({ id: text });
export const NOTIFICATION = openObjectOf({ level: LEVEL, message: OPEN_TEXT });
export const EXECUTION_SUCCESSFUL = boolean;
const OPEN_COMPONENT = openObjectOf({ name: text, index: INDEX, guid: text });
export const RULE_OVERRIDE = openObjectOf({
  descriptor: openObjectOf({ id: text, index: INDEX, guid: text, toolComponent: OPEN_COMPONENT }),
  configuration: openObjectOf({ level: LEVEL, enabled: boolean }),
});
export const RULE = openObjectOf({
  id: text,
  guid: text,
  name: text,
  shortDescription: OPEN_TEXT,
  fullDescription: OPEN_TEXT,
  help: OPEN_TEXT,
  helpUri: text,
  defaultConfiguration: openObjectOf({ level: LEVEL }),
  properties: bag,
  relationships: listOf(openObjectOf({ target: bag })),
  messageStrings: MESSAGE_STRINGS,
});

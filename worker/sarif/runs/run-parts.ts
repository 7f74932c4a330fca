import { type Check, text } from "./check-shape.ts";
import type { JsonPath } from "../../json/json-listener.ts";
import {
  COLUMN_KIND,
  EXECUTION_SUCCESSFUL,
  MESSAGE_STRINGS,
  NOTIFICATION,
  OPEN_LOCATION,
  RULE,
  RULE_OVERRIDE,
  TAXON,
  URI_BASES,
} from "./result-shape.ts";

/** The parts of a run that are read besides its results: containers to enter, and values in them. */
export type RunPart =
  | { type: "object"; members: Readonly<Record<string, RunPart>> }
  | { type: "array"; items: RunPart }
  | { type: "value"; check: Check; keeps?: ReadonlySet<string> };

const TEXT = value(text);

function componentWith(list: "rules" | "taxa", descriptor: RunPart): RunPart {
  return object({
    name: TEXT,
    fullName: TEXT,
    version: TEXT,
    semanticVersion: TEXT,
    guid: TEXT,
    globalMessageStrings: value(MESSAGE_STRINGS),
    [list]: array(descriptor),
  });
}

const OF_RULE = [
  "id",
  "guid",
  "name",
  "shortDescription",
  "fullDescription",
  "helpUri",
  "help",
  "defaultConfiguration",
  "properties",
  "relationships",
  "messageStrings",
];
const COMPONENT = componentWith("rules", value(RULE, OF_RULE));
const NOTIFICATIONS = array(value(NOTIFICATION, ["level", "message"]));

const RUN = object({
  tool: object({ driver: COMPONENT, extensions: array(COMPONENT) }),
  artifacts: array(object({ location: value(OPEN_LOCATION) })),
  taxonomies: array(componentWith("taxa", value(TAXON, ["id"]))),
  automationDetails: object({ id: TEXT }),
  columnKind: value(COLUMN_KIND),
  originalUriBaseIds: value(URI_BASES),
  versionControlProvenance: array(object({ mappedTo: value(OPEN_LOCATION) })),
  invocations: array(
    object({
      executionSuccessful: value(EXECUTION_SUCCESSFUL),
      workingDirectory: value(OPEN_LOCATION),
      toolExecutionNotifications: NOTIFICATIONS,
      toolConfigurationNotifications: NOTIFICATIONS,
      ruleConfigurationOverrides: array(value(RULE_OVERRIDE, ["descriptor", "configuration"])),
    }),
  ),
});

/** The part at a path below the run, or undefined if it is not read. */
export function runPartAt(path: JsonPath): RunPart | undefined {
  let part: RunPart | undefined = RUN;
  for (const key of path) {
    if (part?.type === "array") part = part.items;
    else if (part?.type === "object" && Object.hasOwn(part.members, key)) part = part.members[key];
    else return undefined;
  }
  return part;
}

function object(members: Readonly<Record<string, RunPart>>): RunPart {
  return { type: "object", members };
}

function array(items: RunPart): RunPart {
  return { type: "array", items };
}

function value(check: Check, keeps?: readonly string[]): RunPart {
  return { type: "value", check, ...(keeps && { keeps: new Set(keeps) }) };
}

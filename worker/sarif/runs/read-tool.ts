import { type Fields, fieldsOf, indexOf, isFields, listOf, textOf } from "../json-fields.ts";
import type { SarifLevel } from "../../contract/sarif.ts";
import { RUN_LIMITS } from "../limits.ts";
import { readLevel, readScore } from "../severity.ts";

/** A reportingDescriptor with the members that results need. */
export interface Rule {
  id: string | undefined;
  guid: string | undefined;
  name: string | undefined;
  title: string | undefined;
  fullDescription: string | undefined;
  /** Compressed */
  help: Uint8Array | undefined;
  helpUri: string | undefined;
  level: SarifLevel | undefined;
  score: ReturnType<typeof readScore>;
  properties: Fields;
  /** References to taxa. */
  targets: readonly unknown[];
  /** The strings that message ids refer to, in order of precedence. */
  strings: readonly Fields[];
}

interface Component {
  name: string | undefined;
  guid: string | undefined;
  rules: readonly Rule[];
  byId: ReadonlyMap<string, Rule>;
  byGuid: ReadonlyMap<string, Rule>;
}

const MAX_LEVELS_OF_ID = 10;

export interface Tool {
  /** Undefined if the file does not name the tool. */
  name: string | undefined;
  version: string | undefined;
  driver: Component;
  extensions: readonly Component[];
  strings: readonly Fields[];
}

export function readTool(value: unknown): Tool {
  const tool = fieldsOf(value);
  const driver = fieldsOf(tool["driver"]);
  const version = textOf(driver["semanticVersion"]) ?? textOf(driver["version"]);
  return {
    name: textOf(driver["name"])?.trim() || textOf(driver["fullName"])?.trim() || undefined,
    version,
    driver: readComponent(driver),
    // Missing elements become empty components, so that the indexes of the others are unchanged.
    extensions: Array.from(listOf(tool["extensions"]).slice(0, RUN_LIMITS.extensions), (extension) =>
      readComponent(fieldsOf(extension)),
    ),
    strings: [fieldsOf(driver["globalMessageStrings"])],
  };
}

function readComponent(component: Fields): Component {
  const shared = fieldsOf(component["globalMessageStrings"]);
  const rules = listOf(component["rules"]).map((rule) => readRule(fieldsOf(rule), shared));
  const { name, guid } = component;
  return { name: textOf(name), guid: textOf(guid), rules, byId: indexBy(rules, "id"), byGuid: indexBy(rules, "guid") };
}

/** Indexes rules by id or GUID; the first of equal ones is used. */
function indexBy(rules: readonly Rule[], key: "id" | "guid"): Map<string, Rule> {
  const index = new Map<string, Rule>();
  for (const rule of rules) {
    const name = rule[key];
    if (name !== undefined && !index.has(name)) index.set(name, rule);
  }
  return index;
}

function readRule(rule: Fields, shared: Fields): Rule {
  const properties = fieldsOf(rule["properties"]);
  const relationships = listOf(rule["relationships"]).filter(isFields);
  return {
    id: textOf(rule["id"]),
    guid: textOf(rule["guid"]),
    name: textOf(rule["name"]),
    title: multiformatText(rule["shortDescription"]),
    fullDescription: multiformatText(rule["fullDescription"]),
    help: rule["help"] instanceof Uint8Array ? rule["help"] : undefined,
    helpUri: textOf(rule["helpUri"]),
    level: readLevel(fieldsOf(rule["defaultConfiguration"])["level"]),
    score: readScore(properties),
    properties,
    targets: relationships.map(({ target }) => target),
    strings: [fieldsOf(rule["messageStrings"]), shared],
  };
}

function multiformatText(value: unknown): string | undefined {
  return textOf(value) ?? textOf(fieldsOf(value)["text"]);
}

/** The rule id in a result, and the rule that it refers to, if the tool describes it. */
export function findRule(result: Fields, tool: Tool): { id: string | undefined; rule: Rule | undefined } {
  const reference = fieldsOf(result["rule"]);
  const given = textOf(result["ruleId"]) ?? textOf(reference["id"]);
  const named = componentOf(reference["toolComponent"], tool);
  const index = indexOf(reference["index"]) ?? indexOf(result["ruleIndex"]);
  const indexed = named.rules[index ?? -1];
  const rule =
    (isMeant(indexed, given) ? indexed : undefined) ??
    ofGuid(reference["guid"], [named, tool.driver, ...tool.extensions]) ??
    ofId(given, [named, tool.driver, ...tool.extensions]);
  return { id: given ?? rule?.id, rule };
}

/** Some tools write an index into another list: the id takes precedence over the index. */
function isMeant(rule: Rule | undefined, given: string | undefined): boolean {
  const id = rule?.id;
  return given === undefined || id === undefined || given === id || given.startsWith(`${id}/`);
}

function componentOf(value: unknown, { driver, extensions }: Tool): Component {
  const reference = fieldsOf(value);
  const [name, guid] = [textOf(reference["name"]), textOf(reference["guid"])];
  return (
    extensions[indexOf(reference["index"]) ?? -1] ??
    extensions.find((one) => (guid !== undefined && one.guid === guid) || (name !== undefined && one.name === name)) ??
    driver
  );
}

function ofGuid(value: unknown, components: readonly Component[]): Rule | undefined {
  const guid = textOf(value);
  if (guid === undefined) return undefined;
  return first(components, ({ byGuid }) => byGuid.get(guid));
}

/** The rule with this id, or with the nearest parent id: `CA1000/1` belongs to rule `CA1000`. */
function ofId(given: string | undefined, components: readonly Component[]): Rule | undefined {
  let id = given;
  for (let level = 0; id !== undefined && level < MAX_LEVELS_OF_ID; level += 1) {
    const known = id;
    const rule = first(components, ({ byId }) => byId.get(known));
    if (rule) return rule;
    id = parentOf(id);
  }
  return undefined;
}

function first(components: readonly Component[], find: (component: Component) => Rule | undefined): Rule | undefined {
  for (const component of components) {
    const rule = find(component);
    if (rule) return rule;
  }
  return undefined;
}

function parentOf(id: string): string | undefined {
  const slash = id.lastIndexOf("/");
  return slash > 0 ? id.slice(0, slash) : undefined;
}

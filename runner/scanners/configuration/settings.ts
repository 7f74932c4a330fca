import { isMap, isScalar, isSeq, type Node, type Pair, parseAllDocuments, type Scalar } from "yaml";

/** A setting of a configuration file. */
export interface Setting {
  /** The keys around it and its own, in lower case, their words separated by dots. */
  key: string;
  value: string;
  /** Where it is, in UTF-16 units. */
  start: number;
  end: number;
}

const LINE =
  /^[ \t]*(?:export[ \t]+)?(?<key>[A-Za-z_][\w.[\]-]{0,200})[ \t]*[=:][ \t]*(?<value>\S[^\r\n]{0,300}?)[ \t]*$/gmu;
const SECTION = /^[ \t]*\[{1,2}([\w.-]{1,200})\]{1,2}[ \t]*$/gmu;
const IN_LIST = /^(?<key>[A-Za-z_][\w.-]{0,200})=(?<value>\S{1,300})$/u;
const MAX_DEPTH = 50;
const MAX_SETTINGS = 20_000;

/** The settings of a YAML or JSON file. Aliases are not followed. @returns none for a file that is neither */
export function settingsOfYaml(text: string): Setting[] {
  const settings: Setting[] = [];
  for (const { contents, errors } of parseAllDocuments(text, { logLevel: "silent", uniqueKeys: false })) {
    if (errors.length > 0) return [];
    collect(contents, "", 0, settings);
  }
  return settings;
}

function collect(node: Node | null, path: string, depth: number, settings: Setting[]): void {
  if (depth > MAX_DEPTH || settings.length > MAX_SETTINGS) return;
  if (isSeq<Node>(node)) for (const item of node.items) collect(item, path, depth + 1, settings);
  else if (isMap<Node, Node | null>(node)) {
    const named = namedValue(node.items);
    if (named) add(`${path}.${named.name}`, named.value, settings);
    for (const { key, value } of node.items)
      if (isScalar(key)) collect(value, `${path}.${String(key.value)}`, depth + 1, settings);
  } else if (isScalar(node)) add(path, node, settings);
}

/** `{ name: KEY, value: text }`, as in the environment of a container. */
function namedValue(items: readonly Pair<Node, Node | null>[]): { name: string; value: Scalar } | null {
  const find = (wanted: string) => items.find(({ key }) => isScalar(key) && key.value === wanted)?.value;
  const [name, value] = [find("name"), find("value")];
  return isScalar(name) && isScalar(value) ? { name: String(name.value), value } : null;
}

function add(path: string, { value, range }: Scalar, settings: Setting[]): void {
  if (!range || (typeof value !== "string" && typeof value !== "number")) return;
  const [start, end] = range;
  const inList = IN_LIST.exec(String(value))?.groups;
  const given = inList ? { key: `${path}.${inList["key"]}`, value: inList["value"] ?? "" } : { key: path, value };
  settings.push({ key: wordsOf(given.key), value: String(given.value), start, end });
}

/** The settings of a file with one `key = value` or `key: value` a line: .properties, .env, INI, TOML. */
export function settingsOfLines(text: string): Setting[] {
  const sections = Array.from(text.matchAll(SECTION), ({ index, 1: name = "" }) => ({ index, name }));
  const settings: Setting[] = [];
  for (const match of text.matchAll(LINE)) {
    if (settings.length > MAX_SETTINGS) break;
    const { index, 0: line, groups: { key = "", value = "" } = {} } = match;
    const section = sections.findLast((candidate) => candidate.index < index)?.name;
    const start = index + (line.length - line.trimStart().length);
    const path = section === undefined ? key : `${section}.${key}`;
    settings.push({ key: wordsOf(path), value: plainOf(value), start, end: index + line.length });
  }
  return settings;
}

/** The value without quotes and a comment after it. */
function plainOf(value: string): string {
  const quoted = /^(?<quote>["'])(?<inner>.*?)\k<quote>\s*(?:[#;].*)?$/u.exec(value)?.groups;
  return quoted?.["inner"] ?? value.replace(/\s+[#;].*$/u, "").trim();
}

function wordsOf(key: string): string {
  return key
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, ".")
    .replaceAll(/[^A-Za-z0-9]+/gu, ".")
    .replaceAll(/^\.|\.$/gu, "")
    .toLowerCase();
}

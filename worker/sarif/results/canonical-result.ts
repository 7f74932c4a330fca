import { type Artifacts, artifactPath } from "../paths/artifact-path.ts";
import { type Fields, fieldsOf, isFields, textOf } from "../json-fields.ts";

/**
 * Members of a result that are not its content: the index of its rule in the file, an id that differs with each run of the tool,
 * the comparison with other runs, and its severity, which may change.
 */
const NOT_CONTENT = new Set(["ruleIndex", "guid", "baselineState", "suppressions", "provenance", "level", "rank"]);
const SEVERITY_PROPERTY = "security-severity";
/** References to an object by name, or by an index that differs between files. */
const REFERENCES = new Set(["rule", "taxa", "toolComponent", "logicalLocations"]);
const REFERENCE_NAMES = ["id", "name", "fullyQualifiedName"];

/** The content of a result in a canonical form, independent of the order of its members and of the entries that it refers to. */
export function canonicalResult({ properties, ...fields }: Fields, artifacts: Artifacts): string {
  const bag = Object.entries(fieldsOf(properties)).filter(([key]) => key !== SEVERITY_PROPERTY);
  const content = bag.length === 0 ? fields : { ...fields, properties: Object.fromEntries(bag) };
  const keys = Object.keys(content).filter((key) => !NOT_CONTENT.has(key));
  return objectText(content, keys, artifacts);
}

function objectText(object: Fields, keys: string[], artifacts: Artifacts | undefined): string {
  const members = keys.toSorted().map((key) => `${JSON.stringify(key)}:${valueText(object[key], key, artifacts)}`);
  return `{${members.join(",")}}`;
}

/** @param artifacts undefined in a property bag, whose members have no defined meaning */
function valueText(value: unknown, key: string, artifacts: Artifacts | undefined): string {
  const known = key === "properties" ? undefined : artifacts;
  if (Array.isArray(value)) return `[${value.map((item) => valueText(item, key, known)).join(",")}]`;
  if (!isFields(value)) return JSON.stringify(value);
  const keys = Object.keys(value);
  if (known === undefined) return objectText(value, keys, undefined);
  if (key === "artifactLocation" || key === "analysisTarget") return locationText(value, known);
  const isNamed = REFERENCES.has(key) && REFERENCE_NAMES.some((name) => textOf(value[name]) !== undefined);
  return objectText(value, isNamed ? keys.filter((name) => name !== "index") : keys, known);
}

/** The artifact location by its path. */
function locationText(location: Fields, artifacts: Artifacts): string {
  const artifact = artifactPath(location, artifacts);
  if (artifact === undefined) return objectText(location, Object.keys(location), artifacts);
  const keys = Object.keys(location).filter((key) => key !== "uri" && key !== "uriBaseId" && key !== "index");
  return JSON.stringify([artifact.path, artifact.base ?? null]) + objectText(location, keys, artifacts);
}

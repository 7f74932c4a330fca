import yaml from "js-yaml";
export function settings(text) {
  return yaml.load(text, { schema: yaml.JSON_SCHEMA });
}

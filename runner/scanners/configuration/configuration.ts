import { ConfigurationMatcher } from "../shared/configuration-matcher.ts";
import type { Rule } from "../shared/rule-pack.ts";
import type { Scanner } from "../shared/scanner.ts";
import { contextOfPath } from "../shared/code-context.ts";
import { createTextScanner, Expression, type FileHits, type Hit, optionalExpression } from "../shared/text-scanner.ts";
import { NGINX, settingsOfNginx } from "./nginx.ts";
import { type Setting, settingsOfLines, settingsOfYaml } from "./settings.ts";

interface ConfigurationRule {
  rule: Rule;
  key: Expression;
  except: Expression | null;
  value: Expression;
}

const YAML = /\.(?:ya?ml|json)$/iu;
const LINES = /(?:^|\/)\.env(?:\.[\w-]+)*$|\.(?:properties|env|ini|cfg|toml)$/iu;
/** Files of tools, which are long and name algorithms of their own. */
const GENERATED = /(?:^|[/.-])(?:lock|package-lock|composer|openapi|swagger|schema|manifest)\.(?:json|ya?ml)$/iu;
/** Other files need not be parsed. */
const CANDIDATE =
  /\b(?:des|desede|3des|triple_?des|rc[24]|arcfour|blowfish|\w*ecb|md[245]|sha-?1|sha-?(?:256|512)|crc32|none|plain(?:text)?|no_?op|ssl(?:v[23])?|tlsv?_?1(?:[._][01])?)\b/iu;
const MAX_LENGTH = 256 * 1_024;
const MAX_HITS = 100;

/** Scans configuration files for settings that choose a weak algorithm or protocol. Tests, examples and documentation are omitted. */
export function createConfigurationScanner(): Scanner {
  return createTextScanner({
    name: "configuration",
    revision: 2,
    language: "configuration",
    files: "configuration files",
    compile: compileRule,
    isScanned: (path) =>
      (YAML.test(path) || LINES.test(path) || NGINX.test(path)) &&
      !GENERATED.test(path) &&
      contextOfPath(path) === null,
    matchFile,
  });
}

function compileRule(rule: Rule): ConfigurationRule {
  const { key, except, value } = ConfigurationMatcher.parse(rule.rule);
  return {
    rule,
    key: new Expression(key),
    except: optionalExpression(except),
    value: new Expression(value),
  };
}

function matchFile(path: string, text: string, rules: readonly ConfigurationRule[]): FileHits {
  if (!CANDIDATE.test(text) && !NGINX.test(path)) return { hits: [], isTruncated: false };
  if (text.length > MAX_LENGTH) return { hits: [], isTruncated: false, skipped: "too_large" };
  const hits = settingsOf(path, text).flatMap((setting) => hitsOf(setting, rules));
  return { hits: hits.slice(0, MAX_HITS), isTruncated: hits.length > MAX_HITS };
}

function settingsOf(path: string, text: string): Setting[] {
  if (NGINX.test(path)) return settingsOfNginx(text);
  if (!YAML.test(path)) return settingsOfLines(text);
  try {
    return settingsOfYaml(text);
  } catch {
    // Too deep, or no YAML.
    return [];
  }
}

/** A setting is reported once, by the first rule. */
function hitsOf({ key, value, start, end }: Setting, rules: readonly ConfigurationRule[]): Hit[] {
  const found = rules.find(
    (rule) =>
      rule.key.matcher(key).find() && !rule.except?.matcher(key).find() && rule.value.matcher(value.trim()).find(),
  );
  return found ? [{ rule: found.rule, start, end }] : [];
}

import type { Setting } from "./settings.ts";

export const NGINX =
  /(?:^|\/)[\w.-]*nginx[\w.-]*(?:\/.*)?\.(?:conf|vhost|template|tmpl)(?:\.\w+)?$|\.nginx$|(?:^|\/)sites-(?:available|enabled)\/[^/]+$/iu;

const TOKEN =
  /#[^\n]*|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|[{};]|(?:\$\{[^}\s]*\}|[^\s{};"'#])(?:\$\{[^}\s]*\}|[^\s{};])*/gu;
/** Of the blocks around a directive. No configuration has as many. */
const MAX_NAMES = 20;

interface Word {
  text: string;
  start: number;
  end: number;
}

/**
 * The directives of a configuration of nginx, with the names of the blocks around them: `nginx.server.location.autoindex`. The
 * value of `alias` begins with the location, on which its meaning depends.
 */
export function settingsOfNginx(text: string): Setting[] {
  const settings: Setting[] = [];
  const blocks: Word[][] = [];
  let words: Word[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token.startsWith("#")) continue;
    if (token === "{") blocks.push(words);
    else if (token === "}") blocks.pop();
    else if (token !== ";") {
      words.push({ text: token.replace(/^(["'])(.*)\1$/su, "$2"), start: index, end: index + token.length });
      continue;
    } else if (words.length > 0) settings.push(settingOf(words, blocks));
    words = [];
  }
  return settings;
}

function settingOf(words: readonly Word[], blocks: readonly (readonly Word[])[]): Setting {
  const [name, ...args] = words;
  const names = [...blocks.slice(-MAX_NAMES).map(([block]) => block), name].map(
    (word) => word?.text.replaceAll("_", ".") ?? "",
  );
  const location = name?.text === "alias" ? (blocks.at(-1)?.slice(1) ?? []) : [];
  return {
    key: ["nginx", ...names].join(".").toLowerCase(),
    value: [...location, ...args].map((word) => word.text).join(" "),
    start: name?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
  };
}

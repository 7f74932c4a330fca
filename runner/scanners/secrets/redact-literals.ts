export const MASK = "****";

const QUOTED = /(["'`])((?:\\[^]|(?!\1)[^\\])+)(\1|$)/g;
/**
 * An unquoted value: the text after a colon, an equals sign or the name of a Dockerfile variable, to the end of the line or
 * block.
 */
const BARE = /([=:]|\b(?:ENV|ARG)[ \t]+\w+(?=[ \t]))([ \t]*)(?![ \t"'`=>:~])([|>][^]*|[^\n"'`]+)/g;
const NO_VALUE = /^(?:true|false|yes|no|null|none|inherit)\s*$/i;
/** Languages in which string literals need no quotes. */
const BARE_LANGUAGES = new Set<unknown>(["yaml", "dockerfile", "bash", undefined]);

/** Redacts the literals in a snippet with a hard-coded credential, and adds their values to `values`. */
export function redactLiterals(text: string, language: unknown, values: Set<string>): string {
  const unquoted = text.replaceAll(QUOTED, (_all, quote: string, value: string, end: string) => {
    values.add(value);
    return `${quote}${MASK}${end}`;
  });
  const redacted = !BARE_LANGUAGES.has(language)
    ? unquoted
    : unquoted.replaceAll(BARE, (all, sign: string, space: string, value: string) => {
        if (NO_VALUE.test(value)) return all;
        values.add(value.trim());
        return `${sign}${space}${MASK}`;
      });
  return redacted === text && !NO_VALUE.test(text.split(/[=:]/).at(-1)?.trim() ?? "") ? MASK : redacted;
}

/** A part of a regular expression in parentheses whose match code gets, by its number or name. */
export interface PatternGroup {
  name: string | undefined;
  body: string;
}

const NAME = /^\?P?<(\w+)>|^\?'(\w+)'/u;
/** Parentheses that do not capture, but may have flags. */
const PLAIN = /^\?(?:[a-wyz-]*[:)]|[=!]|<[=!]|P=|>)/u;

/** The groups of a pattern, of which the first is the whole of it; null where that is not known. */
export function groupsOf(pattern: string, namedOnly: boolean): readonly PatternGroup[] | null {
  // The comments of an extended pattern may have parentheses.
  if (/[\r\n]/u.test(pattern)) return null;
  const open: (number | null)[] = [];
  const found: { name: string | undefined; from: number; body: string }[] = [];
  let inClass = false;
  for (let index = 0; index < pattern.length; index++) {
    const sign = pattern[index];
    if (sign === "\\") index++;
    else if (inClass) inClass = sign !== "]";
    else if (sign === "[") {
      inClass = true;
      // A bracket that is the first sign of a class belongs to it.
      if (/^\^?\]/u.test(pattern.slice(index + 1))) index += pattern[index + 1] === "^" ? 2 : 1;
    } else if (sign === "(") {
      const rest = pattern.slice(index + 1, index + 80);
      const name = NAME.exec(rest);
      if (rest.startsWith("?") && !name) {
        if (!PLAIN.test(rest)) return null;
        open.push(null);
        continue;
      }
      open.push(found.length);
      found.push({ name: name?.[1] ?? name?.[2], from: index + 1 + (name?.[0].length ?? 0), body: "" });
    } else if (sign === ")") {
      const group = open.pop();
      if (group === undefined) return null;
      const closed = group === null ? undefined : found[group];
      if (closed) closed.body = pattern.slice(closed.from, index);
    }
  }
  if (open.length > 0 || inClass) return null;
  const isNamed = namedOnly && found.some(({ name }) => name !== undefined);
  const groups = found.filter(({ name }) => !isNamed || name !== undefined).map(({ name, body }) => ({ name, body }));
  return [{ name: undefined, body: pattern.replaceAll(/\(\?m:([\^$])\)/gu, "$1") }, ...groups];
}

/** The names of the groups of a pattern. */
export function groupNames(pattern: string): readonly string[] {
  return groupsOf(pattern, true)?.flatMap(({ name }) => name ?? []) ?? [];
}

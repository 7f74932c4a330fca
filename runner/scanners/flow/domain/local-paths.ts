import { beginningsOf } from "./pattern-beginnings.ts";
import { alternatives } from "./strict-pattern.ts";

const ENDS = /(?:\\[zZ]|\$)$/u;

/** Whether a text that the whole pattern matches is empty or begins with one slash. */
function beginsWithOneSlash(anchored: string, whole: boolean): boolean {
  if (!anchored.startsWith("^") || (alternatives(anchored) && !whole)) return false;
  const isWhole = whole || ENDS.test(anchored);
  const found = beginningsOf(anchored);
  return (
    found !== null && [...found].every((text) => (text.length < 2 ? isWhole && /^\/?$/u.test(text) : text === "/x"))
  );
}

/** Whether a match begins with one slash, so that it is no address of another host. */
export function isLocalPath(pattern: string, whole: boolean): boolean {
  const anchored = whole && !pattern.startsWith("^") ? `^${pattern}` : pattern;
  return (
    /^\^?\\?\/\((?:\?!|\?:\[\^)/u.test(pattern) ||
    /^\^\\?\/\[\^[^\]/]*\/[^\]]*\]/u.test(anchored) ||
    /^\^\\?\/(?:\\[wd]|\[(?!\^)(?:[^\]\\/]|\\[wd-])*\])/u.test(anchored) ||
    /^\^\\?\/\((?:\?:)?\w[\w-]*(?:\|\w[\w-]*)*\)[^|]*$/u.test(anchored) ||
    beginsWithOneSlash(anchored, whole) ||
    (/^\^\\?\/\w(?![?*{])/u.test(anchored) && !alternatives(anchored))
  );
}

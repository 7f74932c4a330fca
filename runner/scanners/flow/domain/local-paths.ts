import { alternatives } from "./strict-pattern.ts";

/** `^(/[a-z]+)+$`: each slash is before a sign of the segment. */
const SEGMENTS =
  /^\^\((?:\?:)?\\?\/(?:\\[wd]|\[(?!\^)(?:[^\]\\/]|\\[wd.-])*\])(?:\+|\{[1-9][\d,]*\})?\)(?:[+*]|\{[\d,]+\})(?:\\?\/\??)?\$?$/u;

/** Whether a match begins with one slash, so that it is no address of another host. */
export function isLocalPath(pattern: string, whole: boolean): boolean {
  const anchored = whole && !pattern.startsWith("^") ? `^${pattern}` : pattern;
  return (
    /^\^?\\?\/\((?:\?!|\?:\[\^)/u.test(pattern) ||
    /^\^\\?\/\[\^[^\]]*\/[^\]]*\]/u.test(anchored) ||
    /^\^\\?\/(?:\\[wd]|\[(?!\^)(?:[^\]\\/]|\\[wd-])*\])/u.test(anchored) ||
    SEGMENTS.test(anchored) ||
    /^\^\\?\/\((?:\?:)?\w[\w-]*(?:\|\w[\w-]*)*\)[^|]*$/u.test(anchored) ||
    (/^\^\\?\/\w(?![?*{])/u.test(anchored) && !alternatives(anchored))
  );
}

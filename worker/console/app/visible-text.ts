/**
 * Control, format (among them bidirectional overrides, zero-width characters and tags), private-use and unpaired surrogate
 * characters, line separators and fillers: what changes or hides the display of the text around it.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const INVISIBLE_IN_LINES = new RegExp(String.raw`(?![\n\t])${INVISIBLE.source}`, "gu");

/** The text with such characters as visible escapes, `\u202E`. With `lines`, line feeds and tabs stay. */
export function visibleText(text: string, { lines = false } = {}): string {
  return text.replaceAll(lines ? INVISIBLE_IN_LINES : INVISIBLE, escape);
}

function escape(character: string): string {
  const digits = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return digits.length > 4 ? String.raw`\u{${digits}}` : String.raw`\u${digits.padStart(4, "0")}`;
}

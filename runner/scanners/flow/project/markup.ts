const MARKUP = /\.(?:vue|svelte|html?|xhtml)$/iu;
const START = /<script(?=[\s>])/giu;
const END = /<\/script(?=[\s>])/giu;
const TYPE = /\btype\s*=\s*["']?([^\s"'>]*)/iu;
const SCRIPT_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma|type)script|text\/babel)$/iu;

/** Whether a file has its code in script elements: HTML, and the components of Vue and Svelte. */
export function isMarkup(path: string): boolean {
  return MARKUP.test(path);
}

/** The contents of the script elements, each at its place: all other text is blank. */
export function scriptsOf(text: string): string {
  let code = "";
  START.lastIndex = 0;
  for (let start = START.exec(text); start !== null; start = START.exec(text)) {
    const open = text.indexOf(">", start.index);
    if (open === -1) break;
    END.lastIndex = open;
    const end = END.exec(text)?.index ?? text.length;
    const type = TYPE.exec(text.slice(start.index, open))?.[1] ?? "";
    if (SCRIPT_TYPE.test(type)) code += blank(text.slice(code.length, open + 1)) + text.slice(open + 1, end);
    START.lastIndex = end;
  }
  return code + blank(text.slice(code.length));
}

function blank(text: string): string {
  // Code unit by code unit, so that offsets stay.
  // oxlint-disable-next-line require-unicode-regexp
  return text.replaceAll(/[^\r\n]/g, " ");
}

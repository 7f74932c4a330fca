/** The declaration of a type, from its name to its body. */
interface Header {
  name: string;
  /** Without the parameters of the type. */
  text: string;
  /** What ends it; empty if another declaration begins before. */
  end: string;
}

/** The headers of the types in a text. @param declaration matches a keyword and a name, its first group; @param end where a body begins */
export function headersOf(text: string, declaration: RegExp, end: RegExp): Header[] {
  const found = [...text.matchAll(declaration)];
  return found.map(({ 0: whole, 1: name = "", index }, at) => {
    const rest = text.slice(index + whole.length, found[at + 1]?.index).trimStart();
    const header = withoutGroup(withoutGroup(rest, "<", ">"), "(", ")");
    const match = end.exec(header);
    return { name, text: header.slice(0, match?.index), end: match?.[0] ?? "" };
  });
}

/** The text after a group in brackets that it begins with. */
function withoutGroup(text: string, open: string, close: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === open) depth++;
    else if (text[at] === close && !isArrow(text, at)) depth--;
    if (depth === 0) return at === 0 ? text : text.slice(at + 1).trimStart();
  }
  return text;
}

/** The text without what stands in angle brackets. */
export function withoutTypeArguments(text: string): string {
  let depth = 0;
  let kept = "";
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "<") depth++;
    else if (text[at] === ">" && !isArrow(text, at)) depth = Math.max(0, depth - 1);
    else if (depth === 0) kept += text[at];
  }
  return kept;
}

function isArrow(text: string, at: number): boolean {
  return text[at] === ">" && (text[at - 1] === "-" || text[at - 1] === "=");
}

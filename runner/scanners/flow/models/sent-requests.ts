import type { Scope } from "../interpreter/engine.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";

/** The variable that gets the first result of a call: `req, err := …`. */
const VARIABLE = /(\w+)[ \t]*(?:,[ \t]*\w+[ \t]*)*:?=\s*$/u;

/** Where the function that makes a request sends it by a method with this name; else where it makes it. */
export function sentAt(made: SyntaxNode, method: string, { activation: { fn } }: Scope): SyntaxNode {
  const before = fn?.at.file === made.file ? fn.at.text.slice(0, Math.max(0, made.offset - fn.at.offset)) : "";
  const [, variable] = VARIABLE.exec(before) ?? [];
  if (!fn || variable === undefined) return made;
  const sends = ({ offset, text }: SyntaxNode): boolean =>
    offset > made.offset && text.endsWith(`.${method}(${variable})`);
  return fn.at.descendants("call_expression").find(sends) ?? made;
}

import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { Taint } from "./taint.ts";

/** Data that a controller passes to a view. Whether the view escapes it is written there. */
export interface Rendered {
  /** The name of the view; with a slash at the end, of all views of the controller. */
  view: string;
  /** The name of the variable in the view. */
  name: string;
  /** Null if no untrusted data is known to be part of it. */
  taint: Taint | null;
  /** The controller passes a text of the code, one that is escaped for HTML already, or a number or another value without text. */
  isEscaped: boolean;
  at: SyntaxNode;
}

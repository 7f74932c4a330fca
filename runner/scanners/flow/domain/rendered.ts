import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { Taint } from "./taint.ts";

/** Untrusted data that a controller passes to a view. Whether it is escaped is written in the view. */
export interface Rendered {
  /** The name of the view; with a slash at the end, of all views of the controller. */
  view: string;
  /** The name of the variable in the view. */
  name: string;
  taint: Taint;
  at: SyntaxNode;
}

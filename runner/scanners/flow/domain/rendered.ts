import type { FunctionNode } from "../lower/ir.ts";
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

/** What the functions of a file pass to views. */
export class RenderedViews {
  readonly #rendered: Rendered[] = [];
  readonly #attributes: { fn: FunctionNode; attribute: Omit<Rendered, "view"> }[] = [];
  readonly #names: { fn: FunctionNode; view: string }[] = [];

  add(rendered: Rendered): void {
    this.#rendered.push(rendered);
  }

  /** A function sets a variable of the views that it names. */
  set(fn: FunctionNode, attribute: Omit<Rendered, "view">): void {
    this.#attributes.push({ fn, attribute });
  }

  hasSet(fn: FunctionNode): boolean {
    return this.#attributes.some((known) => known.fn === fn);
  }

  name(fn: FunctionNode, view: string): void {
    if (!this.#names.some((known) => known.fn === fn && known.view === view)) this.#names.push({ fn, view });
  }

  all(): Rendered[] {
    const ofAttributes = this.#attributes.flatMap(({ fn, attribute }) =>
      this.#names.flatMap(({ fn: owner, view }) => (owner === fn ? [{ ...attribute, view }] : [])),
    );
    return [...this.#rendered, ...ofAttributes];
  }
}

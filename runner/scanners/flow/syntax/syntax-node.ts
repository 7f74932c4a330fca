import type { SgNode } from "@ast-grep/napi";

export interface Place {
  /** UTF-16 offset. */
  offset: number;
  endOffset: number;
  /** 1-based. */
  line: number;
  endLine: number;
  /** 1-based, in UTF-16 units. */
  column: number;
}

/** Nodes that may occur anywhere. */
const EXTRAS = new Set(["comment", "line_comment", "block_comment", "multiline_comment", "line_continuation"]);

/** A node of the syntax tree. Each access crosses into native code, so results are cached. */
export class SyntaxNode {
  readonly kind: string;
  readonly #node: SgNode;
  readonly #source: string;
  #named: SyntaxNode[] | undefined;
  #place: Place | undefined;
  #fields: Map<string, SyntaxNode | null> | undefined;

  constructor(node: SgNode, source: string) {
    this.#node = node;
    this.#source = source;
    this.kind = String(node.kind());
  }

  /** Named children without comments. */
  get named(): readonly SyntaxNode[] {
    this.#named ??= this.#node
      .namedChildren()
      .map((child) => new SyntaxNode(child, this.#source))
      .filter(({ kind }) => !EXTRAS.has(kind));
    return this.#named;
  }

  /** All children, including tokens. */
  get children(): readonly SyntaxNode[] {
    return this.#node.children().map((child) => new SyntaxNode(child, this.#source));
  }

  get text(): string {
    // A slice shares the memory of the source.
    return this.#source.slice(this.place.offset, this.place.endOffset);
  }

  /** The whole file. */
  get source(): string {
    return this.#source;
  }

  /** Whether the node directly follows this text, apart from white space. */
  follows(text: string): boolean {
    const { offset } = this.place;
    return this.#source
      .slice(Math.max(0, offset - text.length - 8), offset)
      .trimEnd()
      .endsWith(text);
  }

  get place(): Place {
    if (this.#place === undefined) {
      const { start, end } = this.#node.range();
      this.#place = {
        offset: start.index,
        endOffset: end.index,
        line: start.line + 1,
        endLine: end.line + 1,
        column: start.column + 1,
      };
    }
    return this.#place;
  }

  field(name: string): SyntaxNode | null {
    let child = this.#fields?.get(name);
    if (child === undefined) {
      const node: SgNode | null = this.#node.field(name);
      child = node === null ? null : new SyntaxNode(node, this.#source);
      this.#fields ??= new Map();
      this.#fields.set(name, child);
    }
    return child;
  }

  fields(name: string): SyntaxNode[] {
    return (this.#node.fieldChildren(name) as SgNode[]).map((node) => new SyntaxNode(node, this.#source));
  }

  /** The first named child of one of these kinds. */
  child(...kinds: string[]): SyntaxNode | null {
    return this.named.find(({ kind }) => kinds.includes(kind)) ?? null;
  }

  descendants(kind: string): SyntaxNode[] {
    return this.#node.findAll({ rule: { kind } }).map((node) => new SyntaxNode(node, this.#source));
  }

  has(token: string): boolean {
    return this.children.some(({ kind }) => kind === token);
  }
}

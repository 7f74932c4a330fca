import type { SgNode } from "@ast-grep/napi";
import { noteText } from "./code-part.ts";
import type { SourceText } from "./source-text.ts";

/** How much of the text after a node counts. */
const MAX_AFTER = 80;

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

/** One string for each kind of node: the parser makes a new one for each node. */
const KINDS = new Map<string, string>();

function kindOf(node: SgNode): string {
  const kind = String(node.kind());
  const known = KINDS.get(kind);
  if (known !== undefined) return known;
  KINDS.set(kind, kind);
  return kind;
}

/** The nodes with cached results of native calls. */
let caching: SyntaxNode[] = [];

/** Drops the cached children of all nodes: once code is lowered, most nodes of its tree are not used again. */
export function releaseChildren(): void {
  const nodes = caching;
  caching = [];
  for (const node of nodes) node.release();
}

/** A node of the syntax tree. Each access crosses into native code, so results are cached. */
export class SyntaxNode {
  readonly kind: string;
  readonly #node: SgNode;
  readonly file: SourceText;
  #named: SyntaxNode[] | undefined;
  #place: Place | undefined;
  #fields: Map<string, SyntaxNode | null> | undefined;

  constructor(node: SgNode, file: SourceText) {
    this.#node = node;
    this.file = file;
    this.kind = kindOf(node);
  }

  /** Named children without comments. */
  get named(): readonly SyntaxNode[] {
    if (this.#named === undefined) {
      this.#named = this.#node
        .namedChildren()
        .map((child) => new SyntaxNode(child, this.file))
        .filter(({ kind }) => !EXTRAS.has(kind));
      caching.push(this);
    }
    return this.#named;
  }

  /** All children, including tokens. */
  get children(): readonly SyntaxNode[] {
    return this.#node.children().map((child) => new SyntaxNode(child, this.file));
  }

  /** Drops what is cached of its children. */
  release(): void {
    this.#named = undefined;
    this.#fields = undefined;
  }

  get text(): string {
    const { offset, endOffset } = this.place;
    noteText(this.file, offset, endOffset);
    // A slice shares the memory of the source.
    return this.file.text.slice(offset, endOffset);
  }

  /** The text of the whole file. */
  get textOfFile(): string {
    noteText(this.file, 0, this.file.text.length);
    return this.file.text;
  }

  startsWith(text: string): boolean {
    const { offset } = this.place;
    noteText(this.file, offset, offset + text.length);
    return this.file.text.startsWith(text, offset);
  }

  /** Whether the node directly follows this text, apart from white space. */
  follows(text: string): boolean {
    const { offset } = this.place;
    const start = Math.max(0, offset - text.length - 8);
    noteText(this.file, start, offset);
    return this.file.text.slice(start, offset).trimEnd().endsWith(text);
  }

  /** Whether the text after the node matches an expression, which sees its beginning. */
  precedes(expression: RegExp): boolean {
    const { endOffset } = this.place;
    const end = Math.min(endOffset + MAX_AFTER, this.file.text.length);
    noteText(this.file, endOffset, end);
    return expression.test(this.file.text.slice(endOffset, end));
  }

  /** The same for nodes that begin at the same place of a file. */
  get id(): string {
    return `${this.place.offset}@${this.file.path}`;
  }

  /** The same as a part of a name, of digits. */
  get mark(): string {
    let hash = 0;
    for (let index = 0; index < this.file.path.length; index++)
      hash = (Math.imul(hash, 31) + this.file.path.charCodeAt(index)) | 0;
    return `${this.place.offset}${String(hash >>> 0).padStart(10, "0")}`;
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
      child = node === null ? null : new SyntaxNode(node, this.file);
      if (this.#fields === undefined) {
        this.#fields = new Map();
        caching.push(this);
      }
      this.#fields.set(name, child);
    }
    return child;
  }

  fields(name: string): SyntaxNode[] {
    return (this.#node.fieldChildren(name) as SgNode[]).map((node) => new SyntaxNode(node, this.file));
  }

  /** The first named child of one of these kinds. */
  child(...kinds: string[]): SyntaxNode | null {
    return this.named.find(({ kind }) => kinds.includes(kind)) ?? null;
  }

  descendants(kind: string): SyntaxNode[] {
    return this.#node.findAll({ rule: { kind } }).map((node) => new SyntaxNode(node, this.file));
  }

  /** Whether the node lies in another one. */
  isInside({ file, place }: SyntaxNode): boolean {
    return this.file === file && this.place.offset >= place.offset && this.place.offset < place.endOffset;
  }

  has(token: string): boolean {
    return this.children.some(({ kind }) => kind === token);
  }
}

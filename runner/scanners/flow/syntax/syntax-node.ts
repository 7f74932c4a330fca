import { noteText } from "./code-part.ts";
import type { SourceText } from "./source-text.ts";
import type { SyntaxTree } from "./syntax-tree.ts";

const SPACE = /\s/u;
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

/** The nodes with cached children. */
let caching: SyntaxNode[] = [];

/** Drops the cached children of all nodes: once code is lowered, most nodes of its tree are not used again. */
export function releaseChildren(): void {
  const nodes = caching;
  caching = [];
  for (const node of nodes) node.release();
}

/** A node of the syntax tree. */
export class SyntaxNode {
  readonly kind: string;
  readonly #tree: SyntaxTree;
  readonly #index: number;
  #named: SyntaxNode[] | undefined;
  #place: Place | undefined;

  constructor(tree: SyntaxTree, index = 0) {
    this.#tree = tree;
    this.#index = index;
    this.kind = tree.kinds.names[tree.kindOf(index)] ?? "";
  }

  get file(): SourceText {
    return this.#tree.file;
  }

  /** Named children without comments. */
  get named(): readonly SyntaxNode[] {
    if (this.#named === undefined) {
      this.#named = this.#children((child) => this.#tree.kinds.isNamed(this.#tree.kindOf(child)));
      caching.push(this);
    }
    return this.#named;
  }

  /** All children, including tokens. */
  get children(): readonly SyntaxNode[] {
    return this.#children(() => true);
  }

  /** Drops what is cached of its children. */
  release(): void {
    this.#named = undefined;
  }

  get text(): string {
    const { offset, endOffset } = this;
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
    const { offset } = this;
    noteText(this.file, offset, offset + text.length);
    return this.file.text.startsWith(text, offset);
  }

  /** Whether the node directly follows this text, apart from white space. */
  follows(text: string): boolean {
    const { offset, file } = this;
    let end = offset;
    while (end > 0 && SPACE.test(file.text.charAt(end - 1))) end--;
    const start = Math.max(0, end - text.length);
    noteText(file, start, offset);
    return file.text.slice(start, end) === text;
  }

  /** Whether the text after the node matches an expression, which sees its beginning. */
  precedes(expression: RegExp): boolean {
    const { endOffset } = this;
    const end = Math.min(endOffset + MAX_AFTER, this.file.text.length);
    noteText(this.file, endOffset, end);
    return expression.test(this.file.text.slice(endOffset, end));
  }

  /** The same for nodes that begin at the same place of a file. */
  get id(): string {
    return `${this.offset}@${this.file.path}`;
  }

  /** The same as a part of a name, of digits. */
  get mark(): string {
    let hash = 0;
    for (let index = 0; index < this.file.path.length; index++)
      hash = (Math.imul(hash, 31) + this.file.path.charCodeAt(index)) | 0;
    return `${this.offset}${String(hash >>> 0).padStart(10, "0")}`;
  }

  get offset(): number {
    return this.#tree.offsetOf(this.#index);
  }

  get endOffset(): number {
    return this.#tree.endOffsetOf(this.#index);
  }

  get place(): Place {
    if (this.#place === undefined) {
      const { offset, endOffset } = this;
      const line = this.#tree.lineAt(offset);
      const column = offset - this.#tree.lineStart(line) + 1;
      this.#place = { offset, endOffset, line, endLine: this.#tree.lineAt(endOffset), column };
    }
    return this.#place;
  }

  field(name: string): SyntaxNode | null {
    const field = this.#tree.kinds.field(name);
    const end = this.#tree.endOf(this.#index);
    for (let child = this.#index + 1; child < end; child = this.#tree.endOf(child)) {
      if (this.#tree.fieldOf(child) === field) return new SyntaxNode(this.#tree, child);
    }
    return null;
  }

  fields(name: string): SyntaxNode[] {
    const field = this.#tree.kinds.field(name);
    return this.#children((child) => this.#tree.fieldOf(child) === field);
  }

  /** The first named child of one of these kinds. */
  child(...kinds: string[]): SyntaxNode | null {
    return this.named.find(({ kind }) => kinds.includes(kind)) ?? null;
  }

  /** The named nodes of a kind in this one, also this one itself. */
  descendants(kind: string): SyntaxNode[] {
    const { kinds } = this.#tree;
    const found: SyntaxNode[] = [];
    for (let node = this.#index; node < this.#tree.endOf(this.#index); node++) {
      const nodeKind = this.#tree.kindOf(node);
      if (kinds.names[nodeKind] === kind && kinds.isNamed(nodeKind)) found.push(new SyntaxNode(this.#tree, node));
    }
    return found;
  }

  /** Whether the node lies in another one. */
  isInside({ file, offset, endOffset }: SyntaxNode): boolean {
    return this.file === file && this.offset >= offset && this.offset < endOffset;
  }

  has(token: string): boolean {
    return this.children.some(({ kind }) => kind === token);
  }

  #children(isChosen: (child: number) => boolean): SyntaxNode[] {
    const chosen: SyntaxNode[] = [];
    const end = this.#tree.endOf(this.#index);
    for (let child = this.#index + 1; child < end; child = this.#tree.endOf(child)) {
      if (isChosen(child)) chosen.push(new SyntaxNode(this.#tree, child));
    }
    return chosen;
  }
}

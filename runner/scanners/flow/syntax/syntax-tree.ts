import type { Language, Tree, TreeCursor } from "web-tree-sitter";
import type { SourceText } from "./source-text.ts";

/** Nodes that may occur anywhere. */
const EXTRAS = new Set(["comment", "line_comment", "block_comment", "multiline_comment", "line_continuation"]);

/** The kinds of nodes and the fields of a grammar, by their numbers. */
export class NodeKinds {
  readonly names: readonly string[];
  readonly #named: readonly boolean[];
  readonly #fields: ReadonlyMap<string, number>;
  /** The number of nodes with code that the parser did not understand, which is not of the grammar. */
  readonly error: number;

  constructor(language: Language) {
    this.error = language.types.length;
    this.names = [...language.types, "ERROR"];
    const isNode = (kind: number): boolean => language.nodeTypeIsNamed(kind);
    // Expressions, also in grammars that have only a token for them.
    const tokens = [
      { word: "this", node: /^this(?:_expression)?$/u },
      { word: "null", node: /^null(?:_literal)?$/u },
    ].filter(({ node }) => !this.names.some((name, kind) => node.test(name) && isNode(kind)));
    const words = new Set(tokens.map(({ word }) => word));
    this.#named = this.names.map(
      (name, kind) => kind === this.error || words.has(name) || (isNode(kind) && !EXTRAS.has(name)),
    );
    this.#fields = new Map(language.fields.flatMap((name, field) => (name === null ? [] : [[name, field]])));
  }

  /** Not tokens and comments. */
  isNamed(kind: number): boolean {
    return this.#named[kind] ?? false;
  }

  /** -1, which no node has, for a name that the grammar does not know. */
  field(name: string): number {
    return this.#fields.get(name) ?? -1;
  }
}

/** The syntax tree of a file: its nodes in preorder, in memory that does not depend on the parser. */
export class SyntaxTree {
  readonly file: SourceText;
  readonly kinds: NodeKinds;
  readonly #kind: Uint16Array;
  readonly #offset: Uint32Array;
  readonly #endOffset: Uint32Array;
  /** Of each node in its parent; 0 for none. */
  readonly #field: Uint8Array;
  /** The number of the first node after the subtree of each node. */
  readonly #end: Uint32Array;
  #lines: Uint32Array | undefined;

  constructor(tree: Tree, kinds: NodeKinds, file: SourceText) {
    const count = tree.rootNode.descendantCount;
    this.file = file;
    this.kinds = kinds;
    this.#kind = new Uint16Array(count);
    this.#offset = new Uint32Array(count);
    this.#endOffset = new Uint32Array(count);
    this.#field = new Uint8Array(count);
    this.#end = new Uint32Array(count);
    const cursor = tree.walk();
    this.#fill(cursor);
    cursor.delete();
  }

  #fill(cursor: TreeCursor): void {
    const { error } = this.kinds;
    const open: number[] = [];
    for (let node = 0; ; node++) {
      this.#kind[node] = Math.min(cursor.nodeTypeId, error);
      this.#offset[node] = cursor.startIndex;
      this.#endOffset[node] = cursor.endIndex;
      this.#field[node] = cursor.currentFieldId;
      if (cursor.gotoFirstChild()) {
        open.push(node);
        continue;
      }
      this.#end[node] = node + 1;
      while (!cursor.gotoNextSibling()) {
        const parent = open.pop();
        if (parent === undefined) return;
        this.#end[parent] = node + 1;
        cursor.gotoParent();
      }
    }
  }

  /** The nodes of the tree are numbered from the root, 0, to this number. */
  get count(): number {
    return this.#kind.length;
  }

  kindOf(node: number): number {
    return this.#kind[node] ?? 0;
  }

  offsetOf(node: number): number {
    return this.#offset[node] ?? 0;
  }

  endOffsetOf(node: number): number {
    return this.#endOffset[node] ?? 0;
  }

  fieldOf(node: number): number {
    return this.#field[node] ?? 0;
  }

  /** The number of the first node after the subtree of a node: its children are the nodes between, from `node + 1` and from end to end. */
  endOf(node: number): number {
    return this.#end[node] ?? 0;
  }

  get hasErrors(): boolean {
    return this.#kind.includes(this.kinds.error);
  }

  /** 1-based. */
  lineAt(offset: number): number {
    const lines = this.#lineStarts();
    let low = 0;
    let high = lines.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((lines[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  lineStart(line: number): number {
    return this.#lineStarts()[line - 1] ?? 0;
  }

  #lineStarts(): Uint32Array {
    if (this.#lines === undefined) {
      const starts = [0];
      const { text } = this.file;
      for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
      this.#lines = Uint32Array.from(starts);
    }
    return this.#lines;
  }
}

import type { SourceText } from "../syntax/source-text.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";

/** Height of the parts of code that is nested too deeply. */
const MAX_HEIGHT = 40;

const deepCode = new WeakMap<SourceText, { start: number; end: number }[]>();

/** The largest parts of a tree that are not too high, in order: all of its code, without what nests it. */
export function shallowParts(root: SyntaxNode): SyntaxNode[] {
  deepCode.set(root.file, [...(deepCode.get(root.file) ?? []), { start: root.offset, end: root.endOffset }]);
  const heights = heightsOf(root);
  const parts: SyntaxNode[] = [];
  const pending = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if ((heights.get(node) ?? 0) <= MAX_HEIGHT) parts.push(node);
    else pending.push(...node.named.toReversed());
  }
  return parts;
}

/** Whether a node lies in code that is nested too deeply. */
export function isDeep({ file, offset }: SyntaxNode): boolean {
  return deepCode.get(file)?.some(({ start, end }) => offset >= start && offset < end) === true;
}

function heightsOf(root: SyntaxNode): Map<SyntaxNode, number> {
  const nodes = [root];
  // The list grows while it is iterated: parents stand before their children.
  for (const node of nodes) nodes.push(...node.named);
  const heights = new Map<SyntaxNode, number>();
  for (const node of nodes.toReversed())
    heights.set(node, 1 + node.named.reduce((most, child) => Math.max(most, heights.get(child) ?? 0), 0));
  return heights;
}

import { call } from "./lowering.ts";
import { type Expression, NEW_BUFFER } from "./ir.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";

/** A buffer of zeros whose size is that of a nonce or an initialization vector: 64, 96, 128, 192 or 256 bits. */
export function bufferOf(node: SyntaxNode, size: string): Expression | null {
  return /^(?:8|12|16|24|32|[\w.]*\bBlockSize|[\w.]+\.(?:NonceSize|BlockSize)\(\))$/u.test(size.trim())
    ? call(node, null, NEW_BUFFER, [])
    : null;
}

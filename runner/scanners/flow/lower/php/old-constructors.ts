import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import type { ClassNode } from "../ir.ts";

/* Constructors of PHP 4, which PHP 7 still calls outside namespaces: a method with the name of the class. */

const CONSTRUCT = "__construct";
const NAMESPACE = /^\s*namespace\s+[\w\\]+\s*[;{]/mu;

/** Whether a method is the constructor of its class. */
export function isConstructor(node: SyntaxNode, name: string, owner: ClassNode | null): boolean {
  if (name === CONSTRUCT) return true;
  if (!owner || name === "" || name.toLowerCase() !== owner.name.toLowerCase()) return false;
  return !/\bfunction\s+__construct\b/iu.test(owner.at.text) && !NAMESPACE.test(node.textOfFile);
}

/** Whether a call of a method of the parent class runs its constructor: `parent::Controller()` */
export function callsConstructor(node: SyntaxNode, name: string): boolean {
  if (name === CONSTRUCT) return true;
  return /^[A-Z]\w*$/u.test(name) && new RegExp(`\\bextends\\s+${name}\\b`, "u").test(node.textOfFile);
}

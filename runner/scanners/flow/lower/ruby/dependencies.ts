import type { ClassNode, Expression, FunctionNode } from "../ir.ts";
import { classOfKey } from "../../project/ruby-containers.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { member, nameOf, returns } from "../lowering.ts";
import { macroOf, methodNamed } from "./class-macros.ts";

/* `include Deps["repos.order_repo", client: "webhooks.client"]`: methods that return objects of a container. */

const KEY = /^(?:["']|:["']?)([a-z]\w*(?:[./]\w+)*)["']?$/u;
const ALIAS = /^:?["']?([a-z]\w*)["']?:?$/u;

export function dependenciesOf(item: SyntaxNode, owner: ClassNode): FunctionNode[] {
  const [container] = macroOf(item) === "include" ? (item.field("arguments")?.named ?? []) : [];
  if (container?.kind !== "element_reference") return [];
  return container.named.slice(1).flatMap((at) => dependencyOf(at, owner));
}

function dependencyOf(at: SyntaxNode, owner: ClassNode): FunctionNode[] {
  const written = at.kind === "pair" ? at.field("value") : at;
  const [, key] = KEY.exec(written?.text ?? "") ?? [];
  if (key === undefined) return [];
  const [, alias] = at.kind === "pair" ? (ALIAS.exec(at.field("key")?.text ?? "") ?? []) : [];
  const name = alias ?? key.slice(key.search(/\w+$/u));
  return [methodNamed(at, name, [], [returns(objectOf(at, classOfKey(key)))], owner)];
}

function objectOf(at: SyntaxNode, className: string): Expression {
  const [first = "", ...inner] = className.split("::");
  const [name = first, ...around] = inner.toReversed();
  const scope = around.reduceRight<Expression>((object, each) => member(at, object, each), nameOf(at, first));
  const receiver = inner.length > 0 ? scope : null;
  return { op: "call", at, name, receiver, callee: null, args: [], creates: true };
}

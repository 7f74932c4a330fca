import type { CallExpression, Expression, Statement } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { evaluate, nameOf } from "../lowering.ts";
import { isParted } from "./calls.ts";

/** Functions that run a block on their receiver, with the one whose result is that of the block. */
const BLOCKS = new Map([
  ["let", "let"],
  ["also", "let"],
  ["run", "run"],
  ["apply", "run"],
]);

/** `text?.let { … }`: the block runs if the text is not null, and may leave the function around it; null for any other call. */
export function safeCallOf(node: SyntaxNode, value: Expression): Statement[] | null {
  const [fn, suffix] = node.named;
  const block = value.op === "call" ? BLOCKS.get(value.name) : undefined;
  if (value.op !== "call" || !value.receiver || block === undefined) return null;
  if (fn?.child("navigation_suffix")?.startsWith("?.") !== true) return null;
  const { receiver } = value;
  const held = receiver.op === "name" ? receiver : nameOf(receiver.at, `safe$${node.mark}`);
  const declared: Statement[] = held === receiver ? [] : [{ do: "declare", target: held, type: "", value: receiver }];
  const consequent = leaving(node, { ...value, name: block, receiver: held }, blockOf(suffix));
  return [...declared, { do: "if", test: held, consequent, otherwise: [] }];
}

function blockOf(suffix: SyntaxNode | undefined): readonly SyntaxNode[] {
  return suffix?.child("annotated_lambda")?.child("lambda_literal")?.child("statements")?.named ?? [];
}

/** The call of a block, and the jump at its end. */
function leaving(at: SyntaxNode, called: CallExpression, statements: readonly SyntaxNode[]): Statement[] {
  const [before, last] = [statements.at(-2), statements.at(-1)];
  const jump = isParted(before, last) ? before : last;
  if (jump?.kind !== "jump_expression" || jump.text.includes("@")) return [evaluate(called)];
  if (jump.startsWith("return")) return [{ do: "return", value: called, at }];
  if (jump.startsWith("break")) return [evaluate(called), { do: "break" }];
  return jump.startsWith("continue") ? [evaluate(called), { do: "continue" }] : [evaluate(called)];
}

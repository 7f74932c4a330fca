import { directoryOf } from "../../project/paths.ts";
import type { Argument, Expression } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { constant } from "../lowering.ts";

/** Stands for the directory of the repository, which is not known. */
const ROOT = "/.";

/** The path of the file or its directory in the repository; null for any other name. */
export function ownPath(node: SyntaxNode): Expression | null {
  const { path } = node.file;
  if (node.text === "__FILE__") return constant(node, `${ROOT}/${path}`);
  return node.text === "__DIR__" ? constant(node, below(directoryOf(path))) : null;
}

/** `dirname(__DIR__, 2)`; null if the path is not constant. */
export function directoryAbove(node: SyntaxNode, [path, levels]: readonly Argument[]): Expression | null {
  if (path?.value.op !== "constant" || typeof path.value.value !== "string") return null;
  if (!path.value.value.startsWith(`${ROOT}/`)) return null;
  const count = levels?.value.op === "constant" ? Number(levels.value.value) : 1;
  let directory = path.value.value.slice(ROOT.length + 1);
  for (let level = 0; level < count && directory !== ""; level++) directory = directoryOf(directory);
  return constant(node, below(directory));
}

function below(directory: string): string {
  return directory === "" ? ROOT : `${ROOT}/${directory}`;
}

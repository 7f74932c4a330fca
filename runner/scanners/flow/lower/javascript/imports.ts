import type { Statement } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";

/** A default export has the access path of the module, as with `require`. */
export function importsOf(node: SyntaxNode): Statement[] {
  const required = node.child("import_require_clause");
  const source = node.field("source") ?? required?.field("source") ?? required?.child("string") ?? null;
  const module = moduleName(source?.text.slice(1, -1) ?? "");
  if (required) return [{ do: "import", name: required.child("identifier")?.text ?? "", path: module }];
  const statements: Statement[] = [];
  for (const part of node.child("import_clause")?.named ?? []) {
    if (part.kind === "identifier") statements.push({ do: "import", name: part.text, path: module });
    if (part.kind === "namespace_import") {
      statements.push({ do: "import", name: part.child("identifier")?.text ?? "", path: module });
    }
    if (part.kind !== "named_imports") continue;
    for (const item of part.named) {
      const name = item.field("name")?.text ?? "";
      const alias = item.field("alias")?.text ?? name;
      statements.push({ do: "import", name: alias, path: name === "default" ? module : `${module}.${name}` });
    }
  }
  return statements;
}

/** `node:fs/promises` is `fs.promises`, `lodash/escape` is `lodash.escape`. */
export function moduleName(source: string): string {
  const plain = source.replace(/^node:/u, "");
  return plain.startsWith(".")
    ? plain.slice(plain.lastIndexOf("/") + 1)
    : plain.replace(/^(fs|dns|timers)\/promises$/u, "$1.promises").replace(/^lodash(?:-es)?\//u, "lodash.");
}

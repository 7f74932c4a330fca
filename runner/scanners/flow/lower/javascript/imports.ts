import type { Statement } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";

/** A default export has the access path of the module, as with `require`. */
export function importsOf(node: SyntaxNode): Statement[] {
  const required = node.child("import_require_clause");
  const source = node.field("source") ?? required?.field("source") ?? required?.child("string") ?? null;
  const from = source?.text.slice(1, -1) ?? "";
  const module = moduleName(from);
  if (required)
    return [{ do: "import", name: required.child("identifier")?.text ?? "", path: module, from, member: "*" }];
  const statements: Statement[] = [];
  for (const part of node.child("import_clause")?.named ?? []) {
    if (part.kind === "identifier")
      statements.push({ do: "import", name: part.text, path: module, from, member: "default" });
    if (part.kind === "namespace_import") {
      const name = part.child("identifier")?.text ?? "";
      statements.push({ do: "import", name, path: module, from, member: "*" });
    }
    if (part.kind !== "named_imports") continue;
    for (const item of part.named) {
      const name = item.field("name")?.text ?? "";
      const alias = item.field("alias")?.text ?? name;
      const path = name === "default" ? module : `${module}.${name}`;
      statements.push({ do: "import", name: alias, path, from, member: name });
    }
  }
  return statements;
}

/** The exports of an export statement, whose declaration is lowered for itself. */
export function exportsOf(node: SyntaxNode): Statement[] {
  const from = node.field("source")?.text.slice(1, -1);
  const namespace = node.child("namespace_export");
  if (namespace && from !== undefined)
    return [{ do: "export", name: namespace.named[0]?.text ?? "", from, member: "*" }];
  const clause = node.child("export_clause");
  if (clause) return clause.named.map((item) => exportOf(item, from));
  if (from !== undefined) return [{ do: "export", name: "*", from, member: "*" }];
  const declared = namesOf(node.field("declaration"));
  const local = declared[0] ?? "default";
  if (node.has("default")) return [{ do: "export", name: "default", local: node.field("value") ? "default" : local }];
  return declared.map((name): Statement => ({ do: "export", name, local: name }));
}

function exportOf(item: SyntaxNode, from: string | undefined): Statement {
  const local = item.field("name")?.text ?? "";
  const name = item.field("alias")?.text ?? local;
  return from === undefined ? { do: "export", name, local } : { do: "export", name, from, member: local };
}

/** The names that a declaration declares; of a pattern, all names in it. */
function namesOf(declaration: SyntaxNode | null): string[] {
  const name = declaration?.field("name");
  if (name) return [name.text];
  return (declaration?.named ?? []).flatMap((declarator) => {
    const target = declarator.field("name");
    if (target?.kind === "identifier") return [target.text];
    return target?.text.match(/[\w$]+(?=\s*[,}\]=])/gu) ?? [];
  });
}

/** `node:fs/promises` is `fs.promises`, `lodash/escape` is `lodash.escape`. */
export function moduleName(source: string): string {
  const plain = source.replace(/^node:/u, "");
  return plain.startsWith(".")
    ? plain.slice(plain.lastIndexOf("/") + 1)
    : plain
        .replace(/^(fs|dns|timers)\/promises$/u, "$1.promises")
        .replace(/^lodash(?:-es)?\/(\w+)(?:\.js)?$/u, "lodash.$1");
}

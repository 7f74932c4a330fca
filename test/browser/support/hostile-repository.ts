import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { snapshotFolder } from "../../../runner/local/snapshot.ts";

const MARKUP = `<img src=x onerror="alert(1)"><script>alert(2)</script>`;
const BIDI = "\u202E\u2066// only for admins\u2069";
const ANSI = "\u001B[2J\u001B[31mred\u001B[0m";

/** The command contains the text, so that the snippet does. */
const handler = (text: string) =>
  `const { exec } = require("node:child_process");
const app = require("express")();

app.get("/run", (req, res) => { exec(${JSON.stringify(text)} + req.query.host, () => res.end()); });
`.replaceAll(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** Selects what text would become if it were taken as HTML, and links that send a referrer to another host. */
export const HARMFUL =
  "img, script, style, iframe, [onerror], a[href^='javascript'], a[target]:not([rel='noopener noreferrer'])";

/** Names that a file can have: markup, a bidirectional override, a terminal's escape sequence, a closing attribute and tag. */
export const HOSTILE_NAMES = [
  `<img src=x onerror=alert(3)>.js`,
  "photo\u202Egpj.js",
  "\u001B[31mred.js",
  `a"><script>alert(4)</script>.js`,
] as const;

/** Creates a repository whose vulnerable files have such names and contents. @returns its branch. */
export async function makeHostileRepository(root: string): Promise<string> {
  const folder = await mkdtemp(join(root, "hostile-"));
  const files: Record<string, string> = {
    "long.js": handler("x".repeat(10_000)),
    "README.md": `# ${MARKUP}\n\n[click](javascript:alert(5)) ${BIDI}\n`,
  };
  for (const name of HOSTILE_NAMES) files[name] = handler(`${MARKUP} ${BIDI} ${ANSI}`);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return snapshotFolder(root, folder);
}

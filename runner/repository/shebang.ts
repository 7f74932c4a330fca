const MAX_SHEBANG_BYTES = 256;
const SHEBANG = /^#![ \t]*(\S+)[ \t]*(.*)/u;
/** Endings that do not identify a language: none, a version number, or that of a CGI script. */
const OTHER_ENDING = /(?:^|\/)\.?[^./]+(?:\.\d+)*$|\.f?cgi$/iu;
const ENV_ARGUMENT = /^(?:-.*|\w+=.*)$/u;

const EXTENSIONS: readonly (readonly [interpreter: RegExp, extension: string])[] = [
  [/^(?:python|pypy)[\d.]*$/u, ".py"],
  [/^(?:node|nodejs|bun)$/u, ".js"],
  [/^(?:deno|ts-node|tsx)$/u, ".ts"],
  [/^j?ruby[\d.]*$/u, ".rb"],
  [/^php[\d.]*$/u, ".php"],
  [/^perl[\d.]*$/u, ".pl"],
  [/^(?:ba|da|k|z)?sh$/u, ".sh"],
];

/** The file extension for the language of a script whose name does not identify it; else null. */
export function scriptExtension(path: string, text: Buffer): string | null {
  if (text[0] !== 0x23 || text[1] !== 0x21 || !OTHER_ENDING.test(path)) return null;
  const [, program = "", rest = ""] = SHEBANG.exec(text.toString("latin1", 0, MAX_SHEBANG_BYTES)) ?? [];
  const words = [program, ...rest.trim().split(/\s+/u)];
  const command = baseName(program) === "env" ? words.slice(1).find((word) => !ENV_ARGUMENT.test(word)) : program;
  const interpreter = baseName(command ?? "");
  return EXTENSIONS.find(([expression]) => expression.test(interpreter))?.[1] ?? null;
}

function baseName(program: string): string {
  return program.slice(program.lastIndexOf("/") + 1);
}

/** What a rule can target: a language, or a kind of configuration file. */
export const LANGUAGES = [
  "javascript",
  "python",
  "go",
  "java",
  "php",
  "ruby",
  "csharp",
  "kotlin",
  "rust",
  "c",
  "terraform",
  "kubernetes",
  "workflow",
  "compose",
  "dockerfile",
  "template",
  "configuration",
] as const;
export type Language = (typeof LANGUAGES)[number];

const SCRIPT_GRAMMARS = ["javascript", "typescript", "tsx"] as const;

/**
 * The ast-grep grammars of each language. TypeScript's two grammars extend JavaScript's, and C++'s extends C's, so such a rule is
 * compiled once per grammar. Each file is parsed by its own grammar: as TSX, a cast such as `<any>x` would hide the code after
 * it. Dockerfiles, templates and configuration files have scanners of
 * their own.
 */
export const GRAMMARS: Record<Language, readonly string[]> = {
  javascript: SCRIPT_GRAMMARS,
  python: ["python"],
  go: ["go"],
  java: ["java"],
  php: ["php"],
  ruby: ["ruby"],
  csharp: ["csharp"],
  kotlin: ["kotlin"],
  rust: ["rust"],
  c: ["c", "cpp"],
  terraform: ["hcl"],
  kubernetes: ["yaml"],
  workflow: ["yaml"],
  compose: ["yaml"],
  dockerfile: [],
  template: [],
  configuration: [],
};

export const COMMENT_KINDS: Record<Language, readonly string[]> = {
  javascript: ["comment"],
  python: ["comment"],
  go: ["comment"],
  java: ["line_comment", "block_comment"],
  php: ["comment"],
  ruby: ["comment"],
  csharp: ["comment"],
  kotlin: ["line_comment", "multiline_comment"],
  rust: ["line_comment", "block_comment"],
  c: ["comment"],
  terraform: ["comment"],
  kubernetes: ["comment"],
  workflow: ["comment"],
  compose: ["comment"],
  dockerfile: [],
  template: [],
  configuration: [],
};

/** Additional file name patterns of each grammar. */
export const LANGUAGE_GLOBS = {
  html: ["*.vue", "*.svelte", "*.astro"],
  php: ["*.phtml", "*.php5", "*.php7"],
  ruby: ["*.rake", "*.ru", "Rakefile", "Gemfile"],
  cpp: ["*.hxx", "*.ipp", "*.tpp"],
};

const EXTENSIONS: readonly (readonly [extensions: string, grammars: readonly string[]])[] = [
  ["js jsx mjs cjs", ["javascript"]],
  ["ts mts cts", ["typescript"]],
  ["tsx", ["tsx"]],
  ["html htm xhtml vue svelte astro", SCRIPT_GRAMMARS],
  ["py py3 pyi bzl bazel", ["python"]],
  ["go", ["go"]],
  ["java", ["java"]],
  ["php phtml php5 php7", ["php"]],
  ["rb rbw gemspec rake ru rakefile gemfile", ["ruby"]],
  ["cs", ["csharp"]],
  ["kt ktm kts", ["kotlin"]],
  ["rs", ["rust"]],
  ["c h", ["c"]],
  ["cc hpp cpp c++ hh cxx cu ino hxx ipp tpp", ["cpp"]],
  ["yaml yml", ["yaml"]],
  ["hcl tf tfvars", ["hcl"]],
];

/** Grammars by file extension or file name; the engine skips all other files. */
const GRAMMARS_BY_EXTENSION = new Map(
  EXTENSIONS.flatMap(([extensions, grammars]) => extensions.split(" ").map((extension) => [extension, grammars])),
);

/** The grammars for the files of these paths. */
export function grammarsOf(paths: Iterable<string>): Set<string> {
  const extensions = new Set<string>();
  for (const path of paths) extensions.add(/[^./]*$/u.exec(path)?.[0].toLowerCase() ?? "");
  return new Set([...extensions].flatMap((extension) => GRAMMARS_BY_EXTENSION.get(extension) ?? []));
}

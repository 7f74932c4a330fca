import { z } from "zod";
import type { ImportAlias, ImportSettings } from "./file-record.ts";
import { matchesOf } from "./language-links.ts";
import { directoryOf, joinPath } from "./paths.ts";

const COMPILER = /(?:^|\/)[jt]sconfig(?:\.[\w-]+)?\.json$/u;
const PACKAGE = /(?:^|\/)(?:package|lerna)\.json$/u;
const WORKSPACE = /(?:^|\/)pnpm-workspace\.yaml$/u;
const WORKSPACE_MEMBER = /^[ \t]*-[ \t]+["']?([\w@./-][^"'\n#]*)/gmu;
const INSTALLED = /(?:^|\/)(?:node_modules|bower_components)\//u;
const STRING_OR_COMMENT = /"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/gu;
const STRING_OR_COMMA = /"(?:[^"\\\n]|\\.)*"?|,(?=\s*[}\]])/gu;
/** Where packages keep the source of what they build. */
const ENTRIES = ["src/index", "lib/index", "index"];

const CompilerSettings = z.object({
  compilerOptions: z
    .object({ baseUrl: z.string().optional(), paths: z.record(z.string(), z.array(z.string())).optional() })
    .optional(),
});

/** One target, or targets by condition and path, which may be nested. */
const Targets = z
  .union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())])
  .nullable()
  .catch(null);
type Targets = z.infer<typeof Targets>;
const FilePath = z.string().optional().catch(undefined);
const FilePaths = z.array(z.string()).catch([]);

const PackageSettings = z.object({
  name: FilePath,
  main: FilePath,
  module: FilePath,
  source: FilePath,
  types: FilePath,
  imports: z.record(z.string(), Targets).optional(),
  exports: Targets.optional(),
  workspaces: z.union([z.array(z.string()), z.object({ packages: FilePaths })]).optional(),
  /** Of the tool that publishes packages together. */
  packages: FilePaths.optional(),
});

/** The files that say what modules are called: those of the compiler and of packages. */
export function isSettingsFile(path: string): boolean {
  return [COMPILER, PACKAGE, WORKSPACE].some((kind) => kind.test(path)) && !INSTALLED.test(path);
}

export function readSettings(text: string, path: string): ImportSettings {
  const directory = directoryOf(path);
  if (WORKSPACE.test(path)) {
    const members = matchesOf(text, WORKSPACE_MEMBER).map((member) => member.trim());
    return { aliases: [], exported: [], workspaces: membersAt(members, directory) };
  }
  const json = parse(text);
  return COMPILER.test(path)
    ? compilerSettings(CompilerSettings.safeParse(json).data, directory)
    : packageSettings(PackageSettings.safeParse(json).data, directory);
}

function compilerSettings(settings: z.infer<typeof CompilerSettings> | undefined, directory: string): ImportSettings {
  const { baseUrl, paths = {} } = settings?.compilerOptions ?? {};
  const base = joinPath(directory, baseUrl ?? "");
  const aliases = Object.entries(paths).map(([pattern, targets]) => aliasOf(pattern, targets, base));
  return {
    aliases: [...aliases, ...(baseUrl === undefined ? [] : [aliasOf("*", ["*"], base)])],
    exported: [],
    workspaces: [],
  };
}

function packageSettings(settings: z.infer<typeof PackageSettings> | undefined, directory: string): ImportSettings {
  const { name, main, module, source, types, imports = {}, exports = null } = settings ?? {};
  const { workspaces = [], packages = [] } = settings ?? {};
  const aliases = Object.entries(imports).map(([pattern, targets]) => aliasOf(pattern, stringsOf(targets), directory));
  const entries = [source, module, main, types].filter((entry) => entry !== undefined);
  const members = [...packages, ...(Array.isArray(workspaces) ? workspaces : workspaces.packages)];
  return {
    aliases,
    exported: name ? exportedAs(name, exports, entries, directory) : [],
    workspaces: membersAt(members, directory),
  };
}

/** The fixed beginnings of patterns such as `packages/*`. */
function membersAt(patterns: readonly string[], directory: string): string[] {
  return patterns.flatMap((pattern) => joinPath(directory, pattern.replace(/\*.*$/su, "")) ?? []);
}

function exportedAs(name: string, exports: Targets, entries: readonly string[], directory: string): ImportAlias[] {
  const isByPath = exports !== null && typeof exports === "object" && !Array.isArray(exports) && "." in exports;
  const paths = isByPath ? exports : { ".": exports };
  const declared = Object.entries(paths).filter(([path]) => path.startsWith("./"));
  return [
    aliasOf(name, [...stringsOf(paths["."] ?? null), ...entries, ...ENTRIES], directory),
    ...declared.map(([path, targets]) => aliasOf(`${name}${path.slice(1)}`, stringsOf(targets), directory)),
    aliasOf(`${name}/*`, ["*", "src/*"], directory),
  ];
}

function aliasOf(pattern: string, targets: readonly string[], directory: string | null): ImportAlias {
  const found = targets.map((target) => (directory === null ? null : joinPath(directory, target)));
  return { pattern, targets: found.filter((target) => target !== null) };
}

/** The texts in targets, in order, however deep conditions are nested. */
function stringsOf(targets: unknown): string[] {
  const found: string[] = [];
  const pending = [targets];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === "string") found.push(next);
    else if (typeof next === "object" && next !== null) pending.push(...Object.values(next).toReversed());
  }
  return found;
}

/** JSON with comments and with commas before closing brackets. */
function parse(text: string): unknown {
  const withoutComments = text.replaceAll(STRING_OR_COMMENT, (found) => (found.startsWith('"') ? found : ""));
  const plain = withoutComments.replaceAll(STRING_OR_COMMA, (found) => (found === "," ? "" : found));
  try {
    return JSON.parse(plain);
  } catch {
    return null;
  }
}

import { z } from "zod";

/** A name for modules: `@data/*` stands for the paths `libs/data/src/*`. */
export const ImportAlias = z.strictObject({ pattern: z.string(), targets: z.array(z.string()) });
export type ImportAlias = z.infer<typeof ImportAlias>;

/** What a configuration file says about the names of modules. */
export const ImportSettings = z.strictObject({
  /** Names that the files below its directory use. */
  aliases: z.array(ImportAlias),
  /** Names of the package that it describes. */
  exported: z.array(ImportAlias),
  /** The beginnings of the paths of packages that may import each other by name. */
  workspaces: z.array(z.string()),
});
export type ImportSettings = z.infer<typeof ImportSettings>;

/** What the index of a repository knows of a file, from its text alone. */
export const FileRecord = z.strictObject({
  path: z.string(),
  storedPath: z.string(),
  /** Bits: what the file contains. See tables/pre-filter.ts. */
  roles: z.int().min(0),
  /** Its package or namespace, in languages that declare one. */
  package: z.string(),
  /** Names that files of the package, or that import the package, may use. */
  names: z.array(z.string()),
  /** Name of a class → its superclasses and interfaces. */
  classes: z.record(z.string(), z.array(z.string())),
  /** Modules, packages and names that it imports, as written. */
  imports: z.array(z.string()),
  /** Of a configuration file, which has no code. */
  settings: ImportSettings.optional(),
});
export type FileRecord = z.infer<typeof FileRecord>;

export type Description = Pick<FileRecord, "package" | "names" | "classes" | "imports">;

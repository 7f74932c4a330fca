import { z } from "zod";

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
});
export type FileRecord = z.infer<typeof FileRecord>;

export type Description = Pick<FileRecord, "package" | "names" | "classes" | "imports">;

import { z } from "zod";

/** The packages that document the patterns, by their names in `packages` of the table. Several packages may share the name. */
export const owned = { package: z.union([z.string().transform((name) => [name]), z.array(z.string()).min(1)]) };

/** Names of calls and members, as `pattern.ts` reads them. */
export const Patterns = z.array(z.string().min(1)).min(1);

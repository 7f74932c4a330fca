import { z } from "zod";

/** The packages that document the patterns, by their names in `packages` of the table. Several packages may share the name. */
export const owned = { package: z.union([z.string().transform((name) => [name]), z.array(z.string()).min(1)]) };

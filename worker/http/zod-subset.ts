/*
 * Replaces "zod", by `alias` in wrangler.toml: what the service uses of its namespace, which a bundler keeps as a whole. The rest would
 * be 10 kB of the compressed bundle. A test compares this list with the sources.
 */

// oxlint-disable-next-line import/no-self-import, import/no-cycle -- the namespace of the names below
export * as z from "./zod-subset.ts";

export {
  array,
  boolean,
  custom,
  discriminatedUnion,
  enum,
  int,
  json,
  literal,
  looseObject,
  null,
  number,
  object,
  partialRecord,
  record,
  string,
  tuple,
  union,
  unknown,
  url,
  uuid,
  ZodType,
} from "../../node_modules/zod/v4/classic/schemas.js";
export { NEVER } from "../../node_modules/zod/v4/core/core.js";
export * as coerce from "../../node_modules/zod/v4/classic/coerce.js";
export * as iso from "../../node_modules/zod/v4/classic/iso.js";

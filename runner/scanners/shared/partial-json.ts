import { JSONParser } from "@streamparser/json";
import type { z } from "zod";

/** The items that match the schema, up to the end of a truncated or malformed document. */
export function readItems<T>(document: Buffer, paths: string[], schema: z.ZodType<T>): T[] {
  const items: T[] = [];
  const parser = new JSONParser({ paths, keepStack: false });
  parser.onValue = ({ value }) => {
    const item = schema.safeParse(value);
    if (item.success) items.push(item.data);
  };
  parser.onError = () => {};
  try {
    parser.write(document);
  } catch {
    // Items before the malformed part are kept.
  }
  return items;
}

import { JSONParser } from "@streamparser/json";
import type { z } from "zod";

/** The items of a document that breaks off, or breaks: those before that, as far as the schema takes them. */
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
    // What came before it counts.
  }
  return items;
}

import { z } from "zod";
import { MalformedPayload } from "./host.ts";

const MAX_URL_LENGTH = 2_048;

/** A field that counts as absent if it is missing, null or of an unexpected type. */
export function tolerant<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

export const Text = tolerant(z.string());

/** @throws MalformedPayload */
export function parseObject<Schema extends z.ZodType>(schema: Schema, payload: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(payload);
  if (!parsed.success) throw new MalformedPayload("The payload is not a JSON object.");
  return parsed.data;
}

/** The strings that are HTTP(S) URLs, without duplicates. */
export function httpUrls(candidates: readonly (string | undefined)[]): string[] {
  return [...new Set(candidates)].filter((url) => url !== undefined).filter(isHttpUrl);
}

function isHttpUrl(url: string): boolean {
  return url.length <= MAX_URL_LENGTH && /^https?:\/\//i.test(url) && URL.canParse(url);
}

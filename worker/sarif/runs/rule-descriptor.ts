import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import type { RuleDescriptor } from "../../findings/upload/queries.ts";
import { type Fields, fieldsOf, storable, textOf } from "../json-fields.ts";
import { RULE_LIMITS } from "../limits.ts";
import type { Rule } from "./read-tool.ts";
import { withoutAbsent } from "../without-absent.ts";

const HASH_DIGITS = 32;

/** What is stored once for a rule, and read by the export alone. */
export const StoredDescriptor = z.object({
  short_description: z.string().optional().catch(undefined),
  full_description: z.string().optional().catch(undefined),
  help: z.object({ text: z.string(), markdown: z.string().optional() }).optional().catch(undefined),
  level: z.enum(["error", "warning", "note", "none"]).optional().catch(undefined),
});
export type StoredDescriptor = z.infer<typeof StoredDescriptor>;

/** The descriptors of the rules that an upload stores findings of. */
export class RuleDescriptors {
  readonly #known = new Map<Rule, RuleDescriptor | undefined>();
  #bytes = 0;

  list(): RuleDescriptor[] {
    const found = [...this.#known.values()].filter((descriptor) => descriptor !== undefined);
    return [...new Map(found.map((descriptor) => [descriptor.hash, descriptor])).values()];
  }

  /** The hash of a rule's descriptor, or undefined if there is nothing to keep. */
  hashOf(rule: Rule, warn: (warning: string) => void): string | undefined {
    if (!this.#known.has(rule)) this.#known.set(rule, this.#read(rule, warn));
    return this.#known.get(rule)?.hash;
  }

  #read(rule: Rule, warn: (warning: string) => void): RuleDescriptor | undefined {
    const cut = (value: unknown): string | undefined => {
      const text = textOf(value);
      if (text !== undefined && text.length > RULE_LIMITS.text) {
        warn(`texts of rules are cut to ${RULE_LIMITS.text} characters`);
      }
      return text === undefined ? undefined : storable(text, RULE_LIMITS.text);
    };
    const help = fieldsOf(rule.help && unpackHelp(rule.help));
    const helpText = cut(help["text"]) ?? cut(help["markdown"]);
    const descriptor = withoutAbsent({
      short_description: cut(rule.title),
      full_description: cut(rule.fullDescription),
      help: helpText === undefined ? undefined : withoutAbsent({ text: helpText, markdown: cut(help["markdown"]) }),
      level: rule.level,
    });
    if (Object.keys(descriptor).length === 0) return undefined;
    const json = JSON.stringify(descriptor);
    this.#bytes += Buffer.byteLength(json);
    if (this.#bytes > RULE_LIMITS.bytes) {
      warn(`descriptions and help of rules over ${RULE_LIMITS.bytes} bytes in all are not kept`);
      return undefined;
    }
    return { hash: createHash("sha256").update(json).digest("hex").slice(0, HASH_DIGITS), descriptor };
  }
}

/** Compresses the help of a rule. `json` is the text that is compressed. */
export function packHelp({ text, markdown }: Fields): { json: string; packed: Uint8Array } {
  const json = JSON.stringify({ text, markdown });
  return { json, packed: deflateRawSync(json) };
}

function unpackHelp(packed: Uint8Array): unknown {
  return JSON.parse(inflateRawSync(packed).toString());
}

/*
 * Objects that a container of dry-system or Hanami injects by their keys: `include Deps["repos.order_repo", client: "webhooks.client"]`. A
 * key names the class.
 */

const INCLUDED = /^[ \t]*include[ \t(]+(?:\w+::)*[A-Z]\w*\[([^\]]*)\]/gmu;
const KEY = /(?:["']|:["']?)([a-z]\w*(?:[./]\w+)*)/gu;

/** `Webhooks::Client` for `webhooks.client`. */
export function classOfKey(key: string): string {
  return key
    .split(/[./]/u)
    .map((part) => part.replaceAll(/(?:^|_)([a-z0-9])/gu, (_, first: string) => first.toUpperCase()))
    .join("::");
}

/** The classes of the objects that a file has injected. */
export function injectedClasses(text: string): string[] {
  return Array.from(text.matchAll(INCLUDED), ([, keys = ""]) => keys).flatMap((keys) =>
    Array.from(keys.matchAll(KEY), ([, key = ""]) => classOfKey(key)),
  );
}

import type { Value } from "../domain/value.ts";

/** Methods of texts, lists and maps whose result is the same data in another form: a check of it is one of the receiver. */
const SAME_DATA =
  /^(?:to_\w+|[lr]?strip|chom?p|chop|squish|presence|dup|clone|deep_dup|freeze|itself|scrub|b|downcase|upcase|capitalize|swapcase|titleize|camelize|underscore|classify|humanize|parameterize|dasherize|unicode_normalize|normalize\w*|\w+_keys|with_indifferent_access|permit|compact|flatten|uniq|sort|reverse|values|keys|entries|lazy|chars|each\w*|string|read|first|last|[a-z]\w*[!?])!?$/u;

/** The body of a request or response is its data, and that of a record is a field. */
export function isSameData(name: string, receiver: Value | null): boolean {
  if (name === "body") return receiver?.taints.every(({ kind }) => kind !== "database") ?? true;
  return SAME_DATA.test(name);
}

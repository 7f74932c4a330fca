/** A part of a pattern: an escape, a class, the beginning of a group, a quantifier or a character. */
const PART = /\\.|\[(?:\\.|[^\]\\])*\]|\(\?:|\{\d*(?:,\d*)?\}|./gsu;
/** The scheme of a URL, or one of several. */
const SCHEME =
  /^\^(?:(?:\(\?:|\()?https?\??\)?|[a-z][a-z\d]*|\((?:\?:)?[a-z][a-z\d]*\??(?:\|[a-z][a-z\d]*\??)*\)):(?:\\?\/){2}/u;
/** The end of a host. A user name may stand before a colon, but no port. */
const ENDS = /^(?:\\?\/|\$|\\[zZ]|\[[/?#\\]+\]|\\?:(?:\d|\\d|\[(?:0-9|\\d)\]))$/u;
const GROUP = /^\((?:\?:)?$/u;
/** Letters, digits, hyphens and dots, and groups of them. */
const FIXED = /^(?:[A-Za-z0-9.|?)-]|\\[.-]|\((?:\?:)?)+$/u;
/** The same with labels of any such characters. */
const VARIABLE = /^(?:[A-Za-z0-9|?)+*-]|\\[.dw-]|\.(?![+*{])|\[[\w\\.-]+\]|\{\d*(?:,\d*)?\}|\((?:\?:)?)+$/u;
/** A domain below a top-level domain, after any labels. */
const DOMAIN = /\.\)?[?*]?[A-Za-z0-9-]+(?:\\?\.[A-Za-z0-9-]+)+\)*$/u;
const DOMAIN_ALONE = /^(?:\(\?:|\()*[A-Za-z0-9-]+(?:\\?\.[A-Za-z0-9-]+)+\)*$/u;

/** Whether a pattern lets only URLs of known hosts in, or of known domains: `^https://(?:[a-z0-9-]+\.)?example\.com/`. */
export function anchorsHost(pattern: string): boolean {
  const scheme = SCHEME.exec(pattern)?.[0];
  const host = scheme === undefined ? null : hostOf(pattern.slice(scheme.length));
  if (host === null || host === "") return false;
  if (FIXED.test(host)) return true;
  return VARIABLE.test(host) && host.split("|").every((each) => DOMAIN.test(each) || DOMAIN_ALONE.test(each));
}

/** The part of a pattern that the host of a URL matches; null if it has no end. */
function hostOf(rest: string): string | null {
  const parts = rest.match(PART) ?? [];
  let depth = 0;
  let host = "";
  const endsAt = (index: number): boolean => {
    const [part = "", next = ""] = parts.slice(index, index + 2);
    return ENDS.test(part) || ENDS.test(part + next);
  };
  for (const [index, part] of parts.entries()) {
    if (depth === 0 && (endsAt(index) || (GROUP.test(part) && endsAt(index + 1)))) return host;
    if (depth > 0 && endsAt(index)) return null;
    if (GROUP.test(part)) depth++;
    if (part === ")") depth--;
    host += part;
  }
  return null;
}

const MAX_URL_LENGTH = 2_048;
/** RFC 6761, RFC 6762, RFC 7686, RFC 8375, RFC 9476 and the top-level domain that ICANN reserves for private use. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|onion|alt|home\.arpa)$/;
const HOSTNAME = /^(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * Why the service sends nothing to a URL (SSRF guard); undefined if it does. A Worker cannot look up addresses: IP addresses and
 * private names are refused, and Cloudflare does not connect a Worker to private networks.
 * @param allowedHosts hosts, with a port unless it is the default one, that are allowed whatever they are, and by http
 */
export function urlViolation(text: string, allowedHosts: readonly string[]): string | undefined {
  const url = text.length <= MAX_URL_LENGTH ? URL.parse(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return `must be an https URL of at most ${MAX_URL_LENGTH} characters`;
  if (url.username !== "" || url.password !== "") return "must not contain a user or password";
  if (url.hash !== "") return "must not contain a fragment";
  if (allowedHosts.includes(url.hostname) || allowedHosts.includes(url.host)) return undefined;
  if (url.protocol !== "https:") return "must be an https URL";
  const hostname = url.hostname.replace(/\.$/, "");
  if (!HOSTNAME.test(hostname) || PRIVATE_NAME.test(hostname)) {
    return "must have a public host name, not an IP address or a private name; the operator can allow a host (OUTBOUND_ALLOWED_HOSTS)";
  }
  return undefined;
}

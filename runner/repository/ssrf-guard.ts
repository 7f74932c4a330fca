import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { holds, networkList } from "./allowed-hosts.ts";
import type { AllowedHosts } from "./allowed-hosts.ts";
import { ScanFailure } from "../scan-failure.ts";

const LOOKUP_TIMEOUT_MS = 15_000;

// Two lists: an IPv6 range that contains the IPv4-mapped addresses would match every IPv4 address.
const notPublicV4 = networkList([
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
]);
/** Only 2000::/3 is public. These ranges are within it, or contain mapped, translated or tunnelled IPv4 addresses. */
const notPublicV6 = networkList([
  "::/3",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "2620:4f:8000::/48",
  "3fff::/20",
  "4000::/2",
  "8000::/1",
]);

/** By https://www.iana.org/assignments/iana-ipv4-special-registry and the IPv6 registry. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !address.includes("%") && !holds(family === 4 ? notPublicV4 : notPublicV6, address);
}

/** Resolves a name to all of its addresses. */
export type Resolve = (hostname: string) => Promise<string[]>;

const resolveBySystem: Resolve = async (hostname) => {
  const answers = await lookup(hostname, { all: true, order: "verbatim" });
  return answers.map(({ address }) => address);
};

export interface ResolvedHost {
  url: URL;
  pin: string | null;
  allowHttp: boolean;
}

/**
 * Resolves the host of a clone URL once and pins the addresses that git may use (SSRF guard).
 * @throws ScanFailure `blocked_address` unless every address is public or allowed, and for plain http unless every one is
 * allowed; `clone_failed` when there is none.
 */
export async function resolveCloneHost(
  cloneUrl: string,
  options: { allowedHosts: AllowedHosts; signal: AbortSignal; resolve?: Resolve },
): Promise<ResolvedHost> {
  const url = parseCloneUrl(cloneUrl);
  const hostname = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const isName = isIP(hostname) === 0;
  const addresses = isName ? await lookUp(hostname, options.resolve ?? resolveBySystem, options.signal) : [hostname];
  const isAllowed = (address: string): boolean => options.allowedHosts.includes(isName ? hostname : "", address);
  if (!addresses.every((address) => isAllowed(address) || isPublicAddress(address))) {
    throw new ScanFailure(
      "blocked_address",
      `The host ${url.hostname} has an address that is not public; this service does not connect to private networks. The operator can allow that host.`,
    );
  }
  const allowHttp = addresses.every(isAllowed);
  if (url.protocol === "http:" && !allowHttp) {
    throw new ScanFailure("blocked_address", "Cloning over plain http is not allowed here: use an https clone URL.");
  }
  return { url, pin: isName ? pinOf(url, addresses) : null, allowHttp };
}

function parseCloneUrl(cloneUrl: string): URL {
  const url = URL.canParse(cloneUrl) ? new URL(cloneUrl) : null;
  if (url === null || !["http:", "https:"].includes(url.protocol)) {
    throw new ScanFailure("clone_failed", "The clone URL is not an http or https URL.");
  }
  if (url.username !== "" || url.password !== "") {
    throw new ScanFailure("clone_failed", "The clone URL contains credentials: store an access token instead.");
  }
  url.hash = "";
  // Without the final dot: resolvers and certificates treat it as the same host, and the pin needs one spelling.
  url.hostname = url.hostname.replace(/\.$/, "");
  return url;
}

async function lookUp(hostname: string, resolve: Resolve, signal: AbortSignal): Promise<string[]> {
  signal.throwIfAborted();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  let retryable = false;
  const timer = setTimeout(() => reject(new Error("lookup timed out")), LOOKUP_TIMEOUT_MS);
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    const addresses = await Promise.race([resolve(hostname), stopped]);
    if (addresses.length > 0) return addresses;
  } catch (error) {
    signal.throwIfAborted();
    // Only ENOTFOUND is final; other errors may be failures of the name server.
    retryable = !(error instanceof Error && "code" in error && error.code === "ENOTFOUND");
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
  }
  throw new ScanFailure(
    "clone_failed",
    `The host ${hostname} could not be found (its name does not resolve). Check the clone URL.`,
    { retryable },
  );
}

function pinOf(url: URL, addresses: string[]): string {
  const port = url.port || (url.protocol === "https:" ? "443" : "80");
  const shown = addresses.map((address) => (isIP(address) === 6 ? `[${address}]` : address));
  return `${url.hostname}:${port}:${shown.join(",")}`;
}

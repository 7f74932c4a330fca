import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { ScanFailure } from "./scan-failure.ts";

const LOOKUP_TIMEOUT_MS = 15_000;

const NOT_PUBLIC_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/** Of IPv6, only 2000::/3 is given out as public; these lie within it, or are mapped, translated or tunnelled IPv4. */
const NOT_PUBLIC_V6 = ["::/3", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "4000::/2", "8000::/1"];

// Two lists: an IPv6 range that holds the mapped addresses would match every IPv4 address.
const notPublicV4 = blockList(NOT_PUBLIC_V4, "ipv4");
const notPublicV6 = blockList(NOT_PUBLIC_V6, "ipv6");

function blockList(ranges: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", prefix] = range.split("/");
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublicV4.check(address, "ipv4");
  return family === 6 && !notPublicV6.check(address, "ipv6");
}

/** @returns every address of a name. */
export type Resolve = (hostname: string) => Promise<string[]>;

const resolveBySystem: Resolve = async (hostname) => {
  const answers = await lookup(hostname, { all: true, order: "verbatim" });
  return answers.map(({ address }) => address);
};

/**
 * Looks the host of a clone URL up once and says which addresses git is to use.
 * @throws ScanFailure `blocked_address` unless every address is public, `clone_failed` when there is none.
 */
export async function guardCloneHost(
  cloneUrl: string,
  options: { allowPrivateHosts: boolean; signal: AbortSignal; resolve?: Resolve },
): Promise<{ url: URL; pin: string | null }> {
  const url = parseCloneUrl(cloneUrl);
  if (url.protocol === "http:" && !options.allowPrivateHosts) {
    throw new ScanFailure("blocked_address", "Cloning over plain http is not allowed here: use an https clone URL.");
  }
  const hostname = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const addresses =
    isIP(hostname) === 0 ? await lookUp(hostname, options.resolve ?? resolveBySystem, options.signal) : [hostname];
  if (!options.allowPrivateHosts && !addresses.every(isPublicAddress)) {
    throw new ScanFailure(
      "blocked_address",
      `The host ${url.hostname} has an address that is not public; this service does not connect to private networks.`,
    );
  }
  return { url, pin: isIP(hostname) === 0 ? pinOf(url, addresses) : null };
}

function parseCloneUrl(cloneUrl: string): URL {
  const url = URL.canParse(cloneUrl) ? new URL(cloneUrl) : null;
  if (url === null || !["http:", "https:"].includes(url.protocol)) {
    throw new ScanFailure("clone_failed", "The clone URL is not an http or https URL.");
  }
  if (url.username !== "" || url.password !== "") {
    throw new ScanFailure("clone_failed", "The clone URL holds credentials: store an access token instead.");
  }
  url.hash = "";
  // The same host to every resolver and certificate, and one spelling for the pin.
  url.hostname = url.hostname.replace(/\.$/, "");
  return url;
}

async function lookUp(hostname: string, resolve: Resolve, signal: AbortSignal): Promise<string[]> {
  signal.throwIfAborted();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("lookup timed out")), LOOKUP_TIMEOUT_MS);
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    const addresses = await Promise.race([resolve(hostname), stopped]);
    if (addresses.length > 0) return addresses;
  } catch {
    signal.throwIfAborted();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
  }
  throw new ScanFailure(
    "clone_failed",
    `The host ${hostname} could not be found (its name does not resolve). Check the clone URL.`,
  );
}

function pinOf(url: URL, addresses: string[]): string {
  const port = url.port || (url.protocol === "https:" ? "443" : "80");
  const shown = addresses.map((address) => (isIP(address) === 6 ? `[${address}]` : address));
  return `${url.hostname}:${port}:${shown.join(",")}`;
}

const IPV6_NETWORK_GROUPS = 4;

/**
 * The network of a client: an IPv4 address, or the /64 of an IPv6 address. Cloudflare sets the header; without it, all requests
 * are from one network.
 */
export function clientNetwork(headers: Headers): string {
  const address = headers.get("cf-connecting-ip") ?? "unknown";
  return address.includes(":") ? ipv6Network(address) : address;
}

function ipv6Network(address: string): string {
  const url = URL.parse(`http://[${address}]`);
  if (!url) return "unknown";
  // The URL standard serializes IPv6 addresses canonically: lower case, the longest run of zeros as `::`.
  const [start = "", end] = url.hostname.slice(1, -1).split("::");
  const [before, after] = [groupsOf(start), groupsOf(end ?? "")];
  const zeros = end === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  return `${groups.slice(0, IPV6_NETWORK_GROUPS).join(":")}::/64`;
}

function groupsOf(text: string): string[] {
  return text === "" ? [] : text.split(":");
}

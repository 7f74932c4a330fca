import { BlockList, isIP } from "node:net";

const NETWORK = /^\[?([\da-f.:]+)\]?(?:\/(\d{1,3}))?$/i;
const HOSTNAME = /^(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * Cloud metadata services serve credentials at these addresses, and no git host uses them: a host name alone does not allow them.
 */
const NEVER_BY_NAME = [
  "0.0.0.0/8",
  "169.254.0.0/16",
  "224.0.0.0/3",
  "::/128",
  "fe80::/10",
  "ff00::/8",
  "fd00:ec2::/32",
];

/** Hosts and networks outside the public Internet that the operator allows clones from. */
export class AllowedHosts {
  readonly #names = new Set<string>();
  readonly #networks = new BlockList();
  readonly #entries: readonly string[];

  /** @throws RangeError that names the entry which is neither a host name, an address nor a network. */
  constructor(entries: readonly string[]) {
    this.#entries = entries;
    for (const entry of entries) {
      if (addNetwork(this.#networks, entry)) continue;
      const name = entry.toLowerCase().replace(/\.$/, "");
      if (!HOSTNAME.test(name) || isIP(name) !== 0 || /(?:^|\.)\d+$/.test(name)) {
        throw new RangeError(`"${entry.slice(0, 100)}" is neither a host name nor a network such as 10.1.0.0/16`);
      }
      this.#names.add(name);
    }
  }

  /** Whether a host with this name (empty for none) may have this address. */
  includes(name: string, address: string): boolean {
    return holds(this.#networks, address) || (this.#names.has(name) && !holds(neverByName, address));
  }

  toString(): string {
    return this.#entries.join(",");
  }
}

export function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) addNetwork(list, network);
  return list;
}

export function holds(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 4 ? "ipv4" : "ipv6");
}

function addNetwork(list: BlockList, network: string): boolean {
  const [, address = "", length] = network.match(NETWORK) ?? [];
  const family = isIP(address);
  const bits = family === 4 ? 32 : 128;
  const prefix = length === undefined ? bits : Number(length);
  if (family === 0 || prefix > bits) return false;
  list.addSubnet(address, prefix, family === 4 ? "ipv4" : "ipv6");
  return true;
}

const neverByName = networkList(NEVER_BY_NAME);

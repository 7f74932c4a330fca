import { expect, it } from "vitest";
import { clientNetwork } from "../../worker/http/client-network.ts";

const networkOf = (address?: string) =>
  clientNetwork(new Headers(address === undefined ? {} : { "cf-connecting-ip": address }));

it.for([
  ["192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8::5:6:7:8:9", "2001:db8:0:5::/64"],
  ["2001:0:0:2::1", "2001:0:0:2::/64"],
  ["fe80::", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["1:2:3:4:5:6:7::", "1:2:3:4::/64"],
  [undefined, "unknown"],
  ["::1::", "unknown"],
  ["1:2", "unknown"],
  ["[::1]", "unknown"],
] as const)("the network of %s is %s", ([address, network]) => {
  expect(networkOf(address)).toBe(network);
});

it("is the same for each address of a /64, and another for the next one", () => {
  const addresses = Array.from({ length: 50 }, (_, n) => `2001:db8:7:9:${n.toString(16)}::${n + 1}`);
  expect(new Set(addresses.map(networkOf))).toEqual(new Set(["2001:db8:7:9::/64"]));
  expect(networkOf("2001:db8:7:a::1")).toBe("2001:db8:7:a::/64");
});

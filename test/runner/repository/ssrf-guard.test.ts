import { expect, test } from "vitest";
import { AllowedHosts } from "../../../runner/repository/allowed-hosts.ts";
import { resolveCloneHost, isPublicAddress } from "../../../runner/repository/ssrf-guard.ts";

const signal = new AbortController().signal;

const nothing = new AllowedHosts([]);

function guard(url: string, addresses: string[], allowed: string[] = []) {
  const allowedHosts = new AllowedHosts(allowed);
  return resolveCloneHost(url, { allowedHosts, signal, resolve: () => Promise.resolve(addresses) });
}

test.each(["8.8.8.8", "140.82.121.4", "2606:4700::6810:84e5", "2a00:1450:4001:80e::200e", "2001:4860:4860::8888"])(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "127.255.255.254",
  "169.254.169.254",
  "172.31.255.255",
  "192.0.0.8",
  "192.0.2.1",
  "192.168.1.1",
  "198.18.0.1",
  "198.51.100.7",
  "203.0.113.7",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::ffff:10.0.0.1",
  "::127.0.0.1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "3fff::1",
  "5f00::1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fec0::1",
  "ff02::1",
  "192.88.99.1",
  "192.175.48.1",
  "255.255.255.254",
  "::ffff:169.254.169.254",
  "::ffff:0:127.0.0.1",
  "64:ff9b::a9fe:a9fe",
  "2001:0:7f00:1::",
  "2002:a9fe:a9fe::",
  "fd00:ec2::254",
  "fe80::1%eth0",
  "2606:4700::1%eth0",
  "not an address",
])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  "https://127.0.0.1/a.git",
  "https://2130706433/a.git",
  "https://0x7f.1/a.git",
  "https://127.1/a.git",
  "https://017700000001/a.git",
  "https://①②⑦.0.0.1/a.git",
  "https://[::1]/a.git",
  "https://[::ffff:7f00:1]/a.git",
  "https://[0:0:0:0:0:ffff:a00:1]:8443/a.git",
  "https://169.254.169.254/latest/meta-data",
  "https://0/a.git",
  "https://127.0.0.1./a.git",
  "https://0177.0.0.1/a.git",
  "https://0x7f000001/a.git",
  "https://127.0.1/a.git",
  "https://%31%32%37.0.0.1/a.git",
  "https://１２７.0.0.1/a.git",
  "https://127。0。0。1/a.git",
  "https://[::127.0.0.1]/a.git",
  "https://[::]/a.git",
  "https://[64:ff9b::127.0.0.1]/a.git",
  "https://[fe80::1]/a.git",
])("%s is a private address in disguise", async (url) => {
  await expect(guard(url, [])).rejects.toMatchObject({ code: "blocked_address" });
});

test.each(["https://localhost/a.git", "https://localhost./a.git", "https://LOCALHOST/a.git"])(
  "%s resolves to loopback",
  async (url) => {
    await expect(resolveCloneHost(url, { allowedHosts: nothing, signal })).rejects.toMatchObject({
      code: "blocked_address",
    });
  },
);

test("one private address among public ones is enough", async () => {
  await expect(guard("https://git.example/a.git", ["8.8.8.8", "10.0.0.1"])).rejects.toMatchObject({
    code: "blocked_address",
  });
});

test("git is pinned to every address that was checked", async () => {
  const addresses = ["8.8.8.8", "2606:4700::1"];
  const host = await guard("https://Git.Example.:8443/a.git#fragment", addresses);
  expect(host.pin).toBe("git.example:8443:8.8.8.8,[2606:4700::1]");
  expect(host.url.href).toBe("https://git.example:8443/a.git");
  expect((await guard("https://git.example/a.git", addresses)).pin).toBe("git.example:443:8.8.8.8,[2606:4700::1]");
});

test("plain http is refused like a private address", async () => {
  await expect(guard("http://git.example/a.git", ["8.8.8.8"])).rejects.toMatchObject({
    code: "blocked_address",
    message: expect.stringContaining("https"),
  });
});

test.each([
  ["http://127.0.0.1:8080/a.git", [], ["127.0.0.0/8"], null],
  ["http://[::1]:8080/a.git", [], ["[::1]"], null],
  ["http://git.example/a.git", ["10.0.0.1"], ["10.0.0.0/8"], "git.example:80:10.0.0.1"],
  ["http://Git.Internal./a.git", ["10.0.0.1"], ["git.INTERNAL."], "git.internal:80:10.0.0.1"],
  ["https://git.internal/a.git", ["10.0.0.1", "fd00::1"], ["git.internal"], "git.internal:443:10.0.0.1,[fd00::1]"],
  [
    "https://git.internal/a.git",
    ["10.0.0.1", "fd00::1"],
    ["10.0.0.1", "[fd00::]/8"],
    "git.internal:443:10.0.0.1,[fd00::1]",
  ],
  ["https://git.example/a.git", ["10.0.0.1", "8.8.8.8"], ["10.0.0.0/24"], "git.example:443:10.0.0.1,8.8.8.8"],
])("an operator may allow %s at %j by %j", async (url, addresses, allowed, pin) => {
  await expect(guard(url, addresses, allowed)).resolves.toMatchObject({ pin });
});

test.each([
  ["https://git.example/a.git", ["10.1.0.1"], ["10.0.0.0/16"]],
  ["https://git.example/a.git", ["10.0.0.1"], ["internal.example"]],
  ["https://a.git.internal/a.git", ["10.0.0.1"], ["git.internal"]],
  ["https://git.example/a.git", ["10.0.0.1", "127.0.0.1"], ["10.0.0.0/8"]],
  ["https://10.0.0.1/a.git", [], ["git.internal"]],
  ["http://git.example/a.git", ["8.8.8.8", "10.0.0.1"], ["10.0.0.0/8"]],
  ["https://git.internal/latest/meta-data", ["169.254.169.254"], ["git.internal"]],
  ["https://git.internal/a.git", ["fe80::1"], ["git.internal"]],
  ["https://git.internal/a.git", ["::ffff:169.254.169.254"], ["git.internal"]],
  ["https://git.internal/a.git", ["0.0.0.0"], ["git.internal"]],
])("what is allowed is no more: %s at %j by %j", async (url, addresses, allowed) => {
  await expect(guard(url, addresses, allowed)).rejects.toMatchObject({ code: "blocked_address" });
});

test.each([
  "10.0.0.0/33",
  "[::]/129",
  "*.internal",
  "http://git.internal",
  "git internal",
  "10.1",
  "300.1.1.1",
  "-a",
  "a..b",
])("%s is no entry of the list", (entry) => expect(() => new AllowedHosts([entry])).toThrow(RangeError));

test.each(["ssh://git@example.org/a", "file:///etc", "ext::sh -c id", "/etc", "https://user:pw@example.org/a.git", ""])(
  "%s is no clone URL",
  async (url) => {
    await expect(guard(url, ["8.8.8.8"])).rejects.toMatchObject({ code: "clone_failed" });
  },
);

test("a name without an address says so", async () => {
  const message = expect.stringContaining("does not resolve");
  await expect(guard("https://git.example/a.git", [])).rejects.toMatchObject({ code: "clone_failed", message });
  await expect(
    resolveCloneHost("https://does-not-exist.invalid/a.git", { allowedHosts: nothing, signal }),
  ).rejects.toMatchObject({ code: "clone_failed", message });
});

test("a lookup that hangs ends with the scan", async () => {
  const abort = new AbortController();
  const hanging = resolveCloneHost("https://git.example/a.git", {
    allowedHosts: nothing,
    signal: abort.signal,
    resolve: () => new Promise(() => {}),
  });
  abort.abort(new Error("canceled"));
  await expect(hanging).rejects.toThrow("canceled");
});

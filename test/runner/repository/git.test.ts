import { expect, test } from "vitest";
import {
  cloneArguments,
  listRemoteArguments,
  localConfig,
  localEnvironment,
  remoteEnvironment,
} from "../../../runner/repository/git.ts";
import type { Remote } from "../../../runner/repository/git.ts";

const program = { searchPath: "/usr/bin", certificateAuthorities: "" };
const remote: Remote = {
  url: new URL("https://git.example:8443/team/app.git"),
  pin: "git.example:8443:93.184.216.34,[2606:2800::1]",
  credential: { username: "oauth2", token: "s3cret-token" },
  allowHttp: false,
};

function configOf(environment: Record<string, string>): Map<string, string[]> {
  const config = new Map<string, string[]>();
  for (let index = 0; index < Number(environment["GIT_CONFIG_COUNT"]); index += 1) {
    const key = environment[`GIT_CONFIG_KEY_${index}`] ?? "";
    config.set(key, [...(config.get(key) ?? []), environment[`GIT_CONFIG_VALUE_${index}`] ?? ""]);
  }
  return config;
}

test("the environment is a list of ours, whatever the process has", () => {
  process.env["GIT_PROXY_COMMAND"] = "evil";
  process.env["https_proxy"] = "http://proxy";
  const names = Object.keys(remoteEnvironment(program, remote)).filter((name) => !name.startsWith("GIT_CONFIG_"));
  delete process.env["GIT_PROXY_COMMAND"];
  delete process.env["https_proxy"];
  expect(names.toSorted()).toEqual([
    "GIT_ALLOW_PROTOCOL",
    "GIT_ASKPASS",
    "GIT_ATTR_NOSYSTEM",
    "GIT_LFS_SKIP_SMUDGE",
    "GIT_NO_LAZY_FETCH",
    "GIT_NO_REPLACE_OBJECTS",
    "GIT_PROTOCOL_FROM_USER",
    "GIT_SSH_COMMAND",
    "GIT_TERMINAL_PROMPT",
    "HOME",
    "LC_ALL",
    "NO_PROXY",
    "PATH",
  ]);
});

test("the credential is a header for its origin, in the environment alone", () => {
  const environment = remoteEnvironment(program, remote);
  const encoded = Buffer.from("oauth2:s3cret-token").toString("base64");
  expect(configOf(environment).get("http.https://git.example:8443/.extraHeader")).toEqual([
    `Authorization: Basic ${encoded}`,
  ]);
  const args = [...cloneArguments(remote.url, "main", "/d", 1_000), ...listRemoteArguments(remote.url)].join(" ");
  expect(args).not.toContain("s3cret-token");
  expect(args).not.toContain(encoded);
  expect(Object.keys(environment).join(" ")).not.toContain(encoded);
});

test("transports, redirects and addresses are ours to say", () => {
  const config = configOf(remoteEnvironment(program, remote));
  expect(config.get("protocol.allow")).toEqual(["never"]);
  expect(config.get("protocol.https.allow")).toEqual(["always"]);
  expect(config.has("protocol.http.allow")).toBe(false);
  expect(config.get("http.followRedirects")).toEqual(["false"]);
  expect(config.get("http.curloptResolve")).toEqual([remote.pin]);
  expect(config.get("transfer.fsckObjects")).toEqual(["true"]);
  expect(remoteEnvironment(program, remote)["GIT_ALLOW_PROTOCOL"]).toBe("https");
  expect(remoteEnvironment(program, { ...remote, allowHttp: true })["GIT_ALLOW_PROTOCOL"]).toBe("http:https");
});

test("reading a clone allows no transport and holds no credential", () => {
  const environment = localEnvironment(program);
  expect(environment["GIT_ALLOW_PROTOCOL"]).toBe("");
  expect(configOf(environment).get("protocol.allow")).toEqual(["never"]);
  expect([...configOf(environment).keys()].join(" ")).not.toContain("http.");
});

test("nothing of the user's can be an option", () => {
  const url = new URL("https://git.example/app.git");
  expect(cloneArguments(url, "--upload-pack=evil", "/scan/clone", 1_048_576)).toEqual([
    "clone",
    "--quiet",
    "--bare",
    "--template=",
    "--no-tags",
    "--single-branch",
    "--depth=1",
    "--filter=blob:limit=1048577",
    "--branch=--upload-pack=evil",
    "--",
    "https://git.example/app.git",
    "/scan/clone",
  ]);
});

test("the configuration of a clone keeps its object format and no remote", () => {
  expect(localConfig("a".repeat(40))).toBe("[core]\n\trepositoryformatversion = 0\n\tbare = true\n");
  expect(localConfig("a".repeat(64))).toContain("repositoryformatversion = 1");
  expect(localConfig("a".repeat(64))).toContain("objectformat = sha256");
});

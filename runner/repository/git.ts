/*
 * Command lines and environments of git. The remote is untrusted, the machine's git configuration is not used, secrets are never
 * arguments, and no environment is inherited.
 */

export interface Remote {
  url: URL;
  /**
   * `host:port:address[,address]`: git connects to the checked addresses, even if the name resolves to others later (DNS
   * rebinding).
   */
  pin: string | null;
  credential: { username: string; token: string } | null;
  allowHttp: boolean;
}

export interface GitProgram {
  searchPath: string;
  /** Path of a file; empty for the system's certificate authorities. */
  certificateAuthorities: string;
}

/** Sufficient to unpack any repository within the other limits. */
export const GIT_MEMORY_BYTES = 1024 ** 3;

type Config = [key: string, value: string][];

/** fsck errors of old repositories that do no harm when only blobs are read. */
export const TOLERATED_FSCK_ERRORS: readonly string[] = [
  "badDate",
  "badDateOverflow",
  "badEmail",
  "badName",
  "badTimezone",
  "missingEmail",
  "missingNameBeforeEmail",
  "missingSpaceBeforeDate",
  "missingSpaceBeforeEmail",
  "multipleAuthors",
  "zeroPaddedDate",
  "zeroPaddedFilemode",
];

const HARDENING: Config = [
  ["core.hooksPath", "/dev/null"],
  ["core.symlinks", "false"],
  ["core.fsmonitor", "false"],
  ["core.protectHFS", "true"],
  ["core.protectNTFS", "true"],
  ["core.bigFileThreshold", "16m"],
  ["submodule.recurse", "false"],
  ["fetch.recurseSubmodules", "false"],
  ["credential.helper", ""],
  ["gc.auto", "0"],
  ["maintenance.auto", "false"],
  ["advice.detachedHead", "false"],
];

const TRANSFER: Config = [
  ["http.followRedirects", "false"],
  ["http.proxy", ""],
  ["http.lowSpeedLimit", "1000"],
  ["http.lowSpeedTime", "60"],
  ["transfer.fsckObjects", "true"],
  ["transfer.bundleURI", "false"],
  ...TOLERATED_FSCK_ERRORS.map((flaw): [string, string] => [`fetch.fsck.${flaw}`, "ignore"]),
];

/** For commands that read a clone: all transports are disabled. */
export function localEnvironment(program: GitProgram): Record<string, string> {
  return environment(program, "", [["protocol.allow", "never"], ...HARDENING]);
}

/** For commands that contact the remote. The credential is sent to its origin only. */
export function remoteEnvironment(program: GitProgram, remote: Remote): Record<string, string> {
  const config: Config = [["protocol.allow", "never"], ["protocol.https.allow", "always"], ...HARDENING, ...TRANSFER];
  if (remote.allowHttp) config.push(["protocol.http.allow", "always"]);
  if (remote.pin !== null) config.push(["http.curloptResolve", remote.pin]);
  if (remote.credential !== null) {
    config.push([
      `http.${remote.url.origin}/.extraHeader`,
      `Authorization: Basic ${basicCredential(remote.credential)}`,
    ]);
  }
  return environment(program, remote.allowHttp ? "http:https" : "https", config);
}

export function basicCredential(credential: { username: string; token: string }): string {
  return Buffer.from(`${credential.username}:${credential.token}`).toString("base64");
}

function environment(program: GitProgram, protocols: string, config: Config): Record<string, string> {
  const variables: Record<string, string> = {
    PATH: program.searchPath,
    HOME: "/nonexistent",
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_ASKPASS: "/bin/false",
    GIT_SSH_COMMAND: "/bin/false",
    GIT_ALLOW_PROTOCOL: protocols,
    GIT_PROTOCOL_FROM_USER: "0",
    GIT_LFS_SKIP_SMUDGE: "1",
    GIT_NO_LAZY_FETCH: "1",
    GIT_NO_REPLACE_OBJECTS: "1",
    NO_PROXY: "*",
    GIT_CONFIG_COUNT: String(config.length),
  };
  if (program.certificateAuthorities !== "") variables["GIT_SSL_CAINFO"] = program.certificateAuthorities;
  for (const [index, [key, value]] of config.entries()) {
    variables[`GIT_CONFIG_KEY_${index}`] = key;
    variables[`GIT_CONFIG_VALUE_${index}`] = value;
  }
  return variables;
}

/** `--filter` skips blobs of this size and above: files of exactly `maxFileBytes` are still fetched. Null fetches all. */
export function cloneArguments(url: URL, branch: string, directory: string, maxFileBytes: number | null): string[] {
  return [
    "clone",
    "--quiet",
    "--bare",
    "--template=",
    "--no-tags",
    "--single-branch",
    "--depth=1",
    ...(maxFileBytes === null ? [] : [`--filter=blob:limit=${maxFileBytes + 1}`]),
    `--branch=${branch}`,
    "--",
    url.href,
    directory,
  ];
}

export function listRemoteArguments(url: URL): string[] {
  return ["ls-remote", "--quiet", "--symref", "--", url.href, "HEAD", "refs/heads/*"];
}

/** Branches only: `--branch` of `git clone` also accepts a tag of that name. */
export function branchCommitArguments(gitDirectory: string, branch: string): string[] {
  return [`--git-dir=${gitDirectory}`, "rev-parse", "--verify", "--quiet", `refs/heads/${branch}^{commit}`];
}

export function listTreeArguments(gitDirectory: string, commit: string): string[] {
  return [`--git-dir=${gitDirectory}`, "ls-tree", "-r", "-t", "-l", "-z", "--full-tree", commit];
}

export function objectContentsArguments(gitDirectory: string): string[] {
  return [`--git-dir=${gitDirectory}`, "cat-file", "--batch=%(objecttype) %(objectsize)", "--buffer"];
}

/** Configuration of a clone without a remote: blobs that the filter skipped are never fetched. */
export function localConfig(commit: string): string {
  const sha256 = commit.length === 64;
  const core = `[core]\n\trepositoryformatversion = ${sha256 ? 1 : 0}\n\tbare = true\n`;
  return sha256 ? `${core}[extensions]\n\tobjectformat = sha256\n` : core;
}

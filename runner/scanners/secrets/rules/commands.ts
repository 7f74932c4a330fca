import { looksLikePassword } from "../literal-shape.ts";
import { describe, type SecretRule, titleOf } from "../rule.ts";

const VALUE = String.raw`(?:(?<=[ =:%])|(?<=-p))["']?(?<secret>[^\s"'$\x60<>()|;-][^\s"'$\x60<>()|;]{3,120})`;

/** Programs with an expression for the text before a password. Each option has another meaning in other programs. */
const COMMANDS: readonly [program: string, beforeValue: string][] = [
  ["curl", String.raw`\s(?:-u|--user|--proxy-user)[ =]?["']?[^\s:"'$]{1,80}:`],
  ["sshpass", String.raw`\s-p ?`],
  ["mysql(?:dump|admin)?", String.raw`\s-p`],
  ["(?:docker|podman|helm|buildah|skopeo)", String.raw`\blogin\b[^\n]{0,160}?\s(?:-p|--password)[ =]`],
  ["redis-cli", String.raw`\s(?:-a|--pass) `],
  ["redis-server", String.raw`\s--requirepass `],
  ["ldap(?:search|modify|add|delete|passwd|whoami)", String.raw`\s-w `],
  ["(?:sqlcmd|bcp|osql)", String.raw`\s-P `],
  ["smbclient", String.raw`\s-U ?["']?[^\s%"']{1,80}%`],
  ["net use", String.raw`\s/user:\S{1,80} `],
  ["htpasswd", String.raw`\s-[a-zA-Z]{0,4}b[a-zA-Z]{0,4} \S{1,200} \S{1,80} `],
  ["openssl", String.raw`\s(?:-pass(?:in|out)? ["']?pass:|-k )`],
  ["keytool", String.raw`\s-(?:store|key|src|dest)(?:store)?pass `],
  ["wget", String.raw`\s--(?:http-|ftp-|proxy-)?password[ =]`],
];

export const COMMAND_RULES: readonly SecretRule[] = [
  {
    id: "secret.command-line.password",
    title: titleOf("password on a command line", "CWE-798"),
    description: describe({
      id: "secret.command-line.password",
      name: "password on a command line",
      grants: "sign in as that user",
      revoke: "Change the password of that user",
    }),
    severity: "high",
    cwe: "CWE-798",
    confidence: "medium",
    specificity: "structured",
    keywords: [
      "curl",
      "sshpass",
      "mysql",
      "docker",
      "podman",
      "helm",
      "buildah",
      "skopeo",
      "redis-",
      "ldap",
      "sqlcmd",
      "bcp",
      "osql",
      "smbclient",
      "net use",
      "htpasswd",
      "openssl",
      "keytool",
      "wget",
      "chpasswd",
      "--pass",
      "password",
    ],
    expressions: [
      ...COMMANDS.map(([program, before]) => new RegExp(String.raw`\b${program}\b[^\n]{0,200}?${before}${VALUE}`)),
      /\becho (?:-e )?["']?[\w.-]{1,64}:(?<secret>[^\s"'$:]{4,120})["']? {0,2}\| {0,2}(?:sudo )?chpasswd/,
      new RegExp(String.raw`\s--(?:[a-z-]{0,30}-)?pass(?:word|wd|phrase)?[ =]${VALUE}`),
    ],
    minEntropy: 2,
    reach: { before: 240, after: 480 },
    accepts: looksLikePassword,
    preview: "none",
  },
];
